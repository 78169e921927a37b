import { sentenceOf } from '@selvedge/api-spec/refusals/sentences';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { newId } from '../../db/ids';
import type { Queryable } from '../../db/pool';
import { notices, noticeSendings, type NoticeType } from '../../db/schema/platform';
import { command } from '../../db/statement';
import { textArray } from '../../db/textArray';
import { invalid } from '../../http/errors';
import { enqueue } from '../../jobs/enqueue';
import { announce } from '../../live/announce';
import { noticesOf, unreadCount } from './read';

/** A notice to write, to one person or to many. */
export interface NewNotice {
  to: { buyerIds: readonly string[] } | { staffIds: readonly string[] };
  type: NoticeType;
  title: string;
  text: string;
  /** Route inside the app. */
  link?: string;
}

/** Id of the message about a notice that went to several people, each with an id of its own. */
const SEVERAL = 'notices';

interface NoticeRows {
  ids: readonly string[];
  owners: readonly string[];
  kind: 'buyer' | 'staff';
  type: NoticeType;
  title: string;
  text: string;
  link: string | null;
  createdAt: string;
}

const insertNotices = command({
  name: 'notices.insert',
  sql: ({ ids, owners, kind, type, title, text, link, createdAt }: NoticeRows) => sql`
    insert into notices (id, owner_kind, owner_id, type, title, text, link, created_at)
    select one.id, ${kind}, one.owner, ${type}, ${title}, ${text}, ${link}, ${createdAt}::timestamptz
    from unnest(${textArray(ids)}, ${textArray(owners)}) as one (id, owner)`,
  example: (make) =>
    make({
      ids: ['n1'],
      owners: ['b1'],
      kind: 'buyer',
      type: 'SYSTEM',
      title: 'title',
      text: 'text',
      link: null,
      createdAt: new Date().toISOString(),
    }),
});

/** People one statement writes to; a notice to more is written in portions of so many, as a job. */
export const PORTION = 500;

/** A notice to people of one side. */
export interface NoticeTo {
  kind: 'buyer' | 'staff';
  owners: readonly string[];
  type: NoticeType;
  title: string;
  text: string;
  link: string | null;
  createdAt: Date;
}

/** Writes the rows of a notice and announces them: one statement for the rows, one for the messages. */
export async function writeNotices(tx: Queryable, notice: NoticeTo): Promise<void> {
  const { kind, owners, type, title, text, link } = notice;
  const [first] = owners;
  if (first === undefined) return;
  const ids = owners.map(() => newId());
  const createdAt = notice.createdAt.toISOString();
  await insertNotices(tx, { ids, owners, kind, type, title, text, link, createdAt });
  const [id = first] = ids;
  await announce(tx, {
    to: kind === 'buyer' ? { buyers: [...owners] } : { staff: [...owners] },
    type: 'notice',
    ...(owners.length > 1 ? { id: SEVERAL } : { id, data: { id, type, title, text, link, createdAt } }),
  });
}

/**
 * Writes a notice to people and announces it to their open pages, all when the transaction commits. To more people than one statement
 * writes to, it is a job of the same transaction (`many/send.ts`).
 */
export async function notify(tx: Queryable, notice: NewNotice): Promise<void> {
  const { to, type, title, text, link = null } = notice;
  const kind = 'buyerIds' in to ? 'buyer' : 'staff';
  const owners = [...new Set('buyerIds' in to ? to.buyerIds : to.staffIds)];
  const createdAt = new Date();
  if (owners.length <= PORTION) return writeNotices(tx, { kind, owners, type, title, text, link, createdAt });
  const id = newId();
  await tx
    .insert(noticeSendings)
    .values({ id, ownerKind: kind, ownerIds: owners, type, title, text, link, createdAt });
  await enqueue(tx, 'notices.write', { id });
}

/** Marks notices of a buyer as read, those of some ids or all; answers how many are unread then (X-B94). */
export async function markRead(
  ctx: Pick<Context, 'db' | 'buyer' | 'now' | 'language'>,
  { ids, all = false }: { ids?: string[]; all?: boolean },
): Promise<number> {
  if (ids === undefined && !all) throw invalid({ ids: sentenceOf('required', ctx.language) });
  await ctx.db
    .update(notices)
    .set({ readAt: ctx.now })
    .where(
      and(noticesOf(ctx.buyer.id), isNull(notices.readAt), all ? undefined : inArray(notices.id, ids ?? [])),
    );
  return unreadCount(ctx.db, ctx.buyer.id);
}
