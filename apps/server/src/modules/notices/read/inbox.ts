import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { notices } from '../../../db/schema/notices';
import { anyFolded } from '../../../db/foldedLike';

/** Owner of an inbox. */
export interface Reader {
  kind: (typeof notices.$inferSelect)['ownerKind'];
  id: string;
}

/** Condition on `notices`: those of one owner. */
export const noticesOf = ({ kind, id }: Reader) => and(eq(notices.ownerKind, kind), eq(notices.ownerId, id));

/** Returns the number of unread notices of an owner. */
export function unreadCount(db: Queryable, reader: Reader): Promise<number> {
  return db.$count(notices, and(noticesOf(reader), isNull(notices.readAt)));
}

/** Query parameters of the page of notices. */
interface NoticeFilter extends Page {
  keywords?: string;
  unread?: boolean;
  type?: (typeof notices.$inferSelect)['type'];
}

/** Returns one page of an owner's notices, newest first. */
export async function noticePage(db: Queryable, reader: Reader, filter: NoticeFilter) {
  const { pageNum, pageSize, keywords, unread, type } = filter;
  const { limit, offset } = rowsOf(filter);
  const where = and(
    noticesOf(reader),
    type === undefined ? undefined : eq(notices.type, type),
    unread === undefined ? undefined : unread ? isNull(notices.readAt) : isNotNull(notices.readAt),
    anyFolded(keywords, notices.title, notices.text),
  );
  const list = await db
    .select()
    .from(notices)
    .where(where)
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(notices, where);
  return { list, total, pageNum, pageSize, unread: await unreadCount(db, reader) };
}
