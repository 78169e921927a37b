import type { components } from '@selvedge/api-spec/types';
import { type SQL, sql } from 'drizzle-orm';
import type { StaffSession } from '../../contract/caller';
import { column, orNull, typeOf } from '../../db/columnTypes';
import { anyFolded } from '../../db/foldedLike';
import { type Page, rowsOf } from '../../db/paging';
import type { Queryable } from '../../db/pool';
import { outgoingMessages } from '../../db/schema/notices';
import { statement } from '../../db/statement';
import { textArray } from '../../db/textArray';
import { isShown } from '../../jobs/failed';
import { seesContact } from '../auth/access/fieldVisibility';
import { MAILS } from '../mail/templates/compose';
import { PASSING, TASKS } from './jobs/tasks';

type Kind = components['schemas']['BackgroundKind'];
type State = components['schemas']['BackgroundState'];

/** Prefix of the id of a job, which distinguishes it from the id of a message. */
export const JOB_ID = 'job-';

/** Kind of each message template and task; jobs that send messages have the kind of those messages. */
const KINDS = new Map(
  [
    ...Object.entries<{ kind: Kind | null }>(MAILS),
    ...TASKS.map((task) => [task.name, task] as const),
  ].flatMap(([what, { kind }]) => (kind === null ? [] : [[what, kind] as const])),
);

/** States from which work is put back into the queue. */
export const RETRIED_STATES: readonly State[] = ['FAILED', 'EXPIRED'];

/** Filter of the page of background work. */
interface Filter {
  state?: State;
  kind?: Kind;
  keywords?: string;
  from?: string;
  to?: string;
}

/**
 * Messages, except those of the template `none`, which stand for a message that is not sent, and the jobs that are shown because they
 * failed for good.
 */
const listed: SQL = sql`(
  select id, template as what, channel, recipient, state, tries, fault, created_at, tried_at from outgoing_messages
  where template <> 'none'
  union all
  select ${JOB_ID}::text || id, task_identifier, null, null, 'FAILED', attempts::int, last_error, created_at,
    greatest(updated_at, created_at)
  from graphile_worker.jobs
  where ${isShown(PASSING)}) as listed`;

/**
 * Returns the condition of a filter. Keywords search the fault, and the recipient only when the viewer may see recipients: a hit would
 * reveal it.
 */
function fits({ state, kind, keywords, from, to }: Filter, seesRecipients: boolean): SQL {
  const whats = [...KINDS].flatMap(([what, one]) => (one === kind ? [what] : []));
  const isOfKind =
    kind === 'OTHER'
      ? sql`what <> all(${textArray([...KINDS.keys()])})`
      : sql`what = any(${textArray(whats)})`;
  const conditions = [
    sql`true`,
    state === undefined ? undefined : sql`state = ${state}`,
    kind === undefined ? undefined : isOfKind,
    anyFolded(keywords, sql`fault`, seesRecipients ? sql`recipient` : undefined),
    from === undefined ? undefined : sql`created_at >= ${from}::timestamptz`,
    to === undefined ? undefined : sql`created_at < ${to}::timestamptz`,
  ];
  return sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  );
}

const SAMPLE: Filter = {
  state: 'FAILED',
  kind: 'SWEEP',
  keywords: 'a',
  from: '2026-01-01T00:00:00Z',
  to: '2026-01-02T00:00:00Z',
};

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
  sql: (filter: Filter, seesRecipients: boolean, page: Page) => sql`
    select id, what, channel, recipient, state, tries, fault, created_at as "createdAt", tried_at as "triedAt"
    from ${listed} where ${fits(filter, seesRecipients)}
    order by created_at desc, id desc limit ${rowsOf(page).limit} offset ${rowsOf(page).offset}`,
  example: (make) => make(SAMPLE, true, { pageNum: 1, pageSize: 20 }),
});

const countWork = statement({
  name: 'background.count',
  row: { count: column.integer },
  sql: (filter: Filter, seesRecipients: boolean) =>
    sql`select count(*)::int as count from ${listed} where ${fits(filter, seesRecipients)}`,
  example: (make) => make({ kind: 'OTHER' }, false),
});

const CHANNELS = { email: 'EMAIL', phone: 'PHONE' } as const;

/** Returns one page of messages and failed jobs, newest first; recipients only for viewers who may see contact data. */
export async function backgroundPage(db: Queryable, viewer: StaffSession, filter: Filter & Page) {
  const { pageNum, pageSize } = filter;
  const seesRecipients = seesContact(viewer);
  const rows = await readWork(db, filter, seesRecipients, filter);
  const [counted] = await countWork(db, filter, seesRecipients);
  const list = rows.map(({ what, channel, recipient, state, ...row }) => ({
    ...row,
    kind: KINDS.get(what) ?? 'OTHER',
    channel: channel === null ? null : CHANNELS[channel],
    recipient: seesRecipients ? recipient : null,
    state: state as State,
    canRetry: RETRIED_STATES.some((one) => one === state),
  }));
  return { list, total: counted?.count ?? 0, pageNum, pageSize };
}
