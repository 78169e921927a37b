import type { components } from '@selvedge/api-spec/types';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { orderComments } from '../../../db/schema/orderMessages';
import type { Outgoing } from '../../../http/outgoing';
import { filesById } from '../../upload/files/read';
import type { Viewer } from './presenters';

type Shape = Outgoing<components['schemas']['Comment']>;

/** Maximum number of comments on an order; a page shows them all. */
export const MOST_COMMENTS = 500;

/** Returns the views of comments, in the order of `rows`; only staff see whether a comment is internal. */
export async function commentViews(
  db: Queryable,
  rows: readonly (typeof orderComments.$inferSelect)[],
  { actor }: Pick<Viewer, 'actor'>,
  now: Date,
): Promise<Shape[]> {
  const files = await filesById(
    db,
    rows.flatMap(({ fileIds }) => fileIds),
    now,
  );
  return rows.map(({ id, authorType, authorName, createdAt, text, fileIds, internal }) => ({
    id,
    authorType,
    authorName,
    at: createdAt,
    text,
    files: fileIds.flatMap((fileId) => files.get(fileId) ?? []),
    ...(actor.side === 'staff' && { internal }),
  }));
}

/** Returns the comments on an order, newest first; buyers do not see internal ones. */
export async function orderConversation(
  db: Queryable,
  orderId: string,
  viewer: Pick<Viewer, 'actor'>,
  now: Date,
): Promise<Shape[]> {
  const rows = await db
    .select()
    .from(orderComments)
    .where(
      and(
        eq(orderComments.orderId, orderId),
        viewer.actor.side === 'staff' ? undefined : eq(orderComments.internal, false),
      ),
    )
    .orderBy(desc(orderComments.createdAt), desc(orderComments.id))
    .limit(MOST_COMMENTS);
  return commentViews(db, rows, viewer, now);
}
