import { sentenceOf } from '@selvedge/api-spec/refusals/sentences';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Context } from '../../contract/handlers';
import { newId } from '../../db/ids';
import type { Queryable } from '../../db/pool';
import { notices } from '../../db/schema/platform';
import { command } from '../../db/statement';
import { textArray } from '../../db/textArray';
import { invalid } from '../../http/errors';
import { announce } from '../../live/announce';
import { noticesOf, unreadCount } from './read';

/** What a notice is about. */
export type NoticeType = 'ORDER' | 'LIST' | 'PAYMENT' | 'SHIPMENT' | 'TEAM' | 'SYSTEM';

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

/**
 * Writes a notice to people and announces it to their open pages, all when the transaction commits: one statement for the rows, one
 * for the messages, however many people there are.
 */
export async function notify(tx: Queryable, notice: NewNotice): Promise<void> {
  const { to, type, title, text, link = null } = notice;
  const buyers = 'buyerIds' in to;
  const owners = [...new Set(buyers ? to.buyerIds : to.staffIds)];
  const [first] = owners;
  if (first === undefined) return;
  const ids = owners.map(() => newId());
  const createdAt = new Date().toISOString();
  await insertNotices(tx, {
    ids,
    owners,
    kind: buyers ? 'buyer' : 'staff',
    type,
    title,
    text,
    link,
    createdAt,
  });
  const [id = first] = ids;
  await announce(tx, {
    to: buyers ? { buyers: owners } : { staff: owners },
    type: 'notice',
    ...(owners.length > 1 ? { id: SEVERAL } : { id, data: { id, type, title, text, link, createdAt } }),
  });
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
