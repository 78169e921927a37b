import type { components } from '@selvedge/api-spec/types';
import { type SQL, sql } from 'drizzle-orm';
import type { StaffSession } from '../../contract/caller';
import { column, orNull, typeOf } from '../../db/columnTypes';
import { type Page, rowsOf } from '../../db/paging';
import type { Queryable } from '../../db/pool';
import { outgoingMessages } from '../../db/schema/platform';
import { statement } from '../../db/statement';
import { textArray } from '../../db/textArray';
import { isShown } from '../../jobs/failed';
import type { NameOf, TASKS } from '../../jobs/tasks';
import { seesContact } from '../auth/access/sight';
import type { MailName } from '../mail/templates/compose';

type Kind = components['schemas']['BackgroundKind'];
type State = components['schemas']['BackgroundState'];

/** What begins the id of a job, so that it is told from a message. */
export const JOB_ID = 'job-';

/** What each kind of message and job is called; jobs that send are listed as their messages. */
const KINDS: Readonly<Record<MailName | Exclude<NameOf<typeof TASKS>, 'mail.send'>, Kind>> = {
  code: 'CODE',
  knownAccount: 'KNOWN_ACCOUNT',
  contactChanged: 'CONTACT_CHANGED',
  notice: 'NOTICES',
  sweep: 'SWEEP',
  'notices.write': 'NOTICES',
  'lists.announce': 'NOTICES',
  'watches.tell': 'NOTICES',
  'imports.check': 'IMPORTS',
  'imports.commit': 'IMPORTS',
  'orders.complete': 'AUTO_COMPLETION',
  'orders.longLocks': 'LOCK_NOTICES',
  'exports.write': 'EXPORT',
  'rates.read': 'RATES',
};

const kindOf = (what: string): Kind => new Map<string, Kind>(Object.entries(KINDS)).get(what) ?? 'OTHER';

/** States from which work is put back into the queue. */
export const RETRIED_STATES: readonly State[] = ['FAILED', 'EXPIRED'];

/** What a page of background work is asked by. */
interface Filter {
  state?: State;
  kind?: Kind;
}

/** Messages, but for those that stand for one that is not sent, and jobs that failed for good. */
const listed: SQL = sql`(
  select id, template as what, channel, recipient, state, tries, fault, created_at, tried_at from outgoing_messages
  where template <> 'none'
  union all
  select ${JOB_ID}::text || id, task_identifier, null, null, 'FAILED', attempts::int, last_error, created_at,
    greatest(updated_at, created_at)
  from graphile_worker.jobs
  where ${isShown}) as listed`;

function fits({ state, kind }: Filter): SQL {
  const whats = Object.entries(KINDS).flatMap(([what, one]) => (one === kind ? [what] : []));
  const isOfKind =
    kind === 'OTHER'
      ? sql`what <> all(${textArray(Object.keys(KINDS))})`
      : sql`what = any(${textArray(whats)})`;
  return sql`${state === undefined ? sql`true` : sql`state = ${state}`} and ${kind === undefined ? sql`true` : isOfKind}`;
}

const readWork = statement({
  name: 'background.page',
  row: {
    id: column.text,
    what: column.text,
    channel: orNull(typeOf(outgoingMessages.channel)),
    recipient: orNull(column.text),
    state: column.text,
    tries: column.integer,
    fault: orNull(column.text),
    createdAt: column.moment,
    triedAt: orNull(column.moment),
  },
  sql: (filter: Filter, page: Page) => sql`
    select id, what, channel, recipient, state, tries, fault, created_at as "createdAt", tried_at as "triedAt"
    from ${listed} where ${fits(filter)}
    order by created_at desc, id desc limit ${rowsOf(page).limit} offset ${rowsOf(page).offset}`,
  example: (make) => make({ state: 'FAILED', kind: 'SWEEP' }, { pageNum: 1, pageSize: 20 }),
});

const countWork = statement({
  name: 'background.count',
  row: { count: column.integer },
  sql: (filter: Filter) => sql`select count(*)::int as count from ${listed} where ${fits(filter)}`,
  example: (make) => make({ kind: 'OTHER' }),
});

const CHANNELS = { email: 'EMAIL', phone: 'PHONE' } as const;

/** One page of messages and failed jobs, newest first; recipients only for who is shown contact data (X-A173). */
export async function backgroundPage(db: Queryable, viewer: StaffSession, filter: Filter & Page) {
  const { pageNum, pageSize } = filter;
  const rows = await readWork(db, filter, filter);
  const [counted] = await countWork(db, filter);
  const isShown = seesContact(viewer);
  const list = rows.map(({ what, channel, recipient, state, ...row }) => ({
    ...row,
    kind: kindOf(what),
    channel: channel === null ? null : CHANNELS[channel],
    recipient: isShown ? recipient : null,
    state: state as State,
    canRetry: RETRIED_STATES.some((one) => one === state),
  }));
  return { list, total: counted?.count ?? 0, pageNum, pageSize };
}
