import { sql } from 'drizzle-orm';
import { newId } from '../../db/ids';
import type { Queryable } from '../../db/pool';
import { announce } from '../../live/announce';
import { textArray } from '../../db/textArray';

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

/**
 * Writes a notice to people and tells their open pages, all when the transaction commits: one statement for the rows, one
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
  await tx.execute(sql`
    insert into notices (id, owner_kind, owner_id, type, title, text, link, created_at)
    select one.id, ${buyers ? 'buyer' : 'staff'}, one.owner, ${type}, ${title}, ${text}, ${link}, ${createdAt}::timestamptz
    from unnest(${textArray(ids)}, ${textArray(owners)}) as one (id, owner)`);
  const [id = first] = ids;
  await announce(tx, {
    to: buyers ? { buyers: owners } : { staff: owners },
    type: 'notice',
    ...(owners.length > 1 ? { id: SEVERAL } : { id, data: { id, type, title, text, link, createdAt } }),
  });
}
