import type { components } from '@selvedge/api-spec/types';
import { DEFAULT_TAG } from '@selvedge/domain/display/languages';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { newId } from '../../../db/ids';
import type { Tx } from '../../../db/pool';
import { orderComments } from '../../../db/schema/orderMessages';
import { invalid } from '../../../http/errors';
import type { Outgoing } from '../../../http/outgoing';
import { announceAll } from '../../../live/announce';
import { translate } from '../../../messages/translate';
import { ownerOfCustomer, type Owner } from '../../auth/access/dataScope';
import { checkOwnFiles } from '../../upload/files/own';
import { announceOrder, noticeBuyers, notifyBuyers, notifyStaff } from '../notices/notify';
import type { Order } from '../read/bundle';
import { commentViews, MOST_COMMENTS } from '../read/comments';
import { viewerOf } from '../read/viewer';
import { lockOrder } from './lock';

/** A new comment on an order. */
export interface NewComment {
  orderId: string;
  text: string;
  fileIds?: readonly string[];
  /** Whether only staff may read it. */
  internal: boolean;
}

type Stored = typeof orderComments.$inferSelect;

/** Stores a comment on an order that the caller may see, either for all users who may see the order or for staff only. */
export function commentOn(
  ctx: Context,
  { orderId, text, fileIds = [], internal }: NewComment,
): Promise<Outgoing<components['schemas']['Comment']>> {
  return ctx.inTransaction(async (tx) => {
    const { order } = await lockOrder(ctx, tx, orderId);
    if ((await tx.$count(orderComments, eq(orderComments.orderId, order.id))) >= MOST_COMMENTS)
      throw invalid({ text: translate(ctx.language, 'orders.commentsFull', { max: MOST_COMMENTS }) });
    await checkOwnFiles(ctx, tx, fileIds);
    const { id: authorId, type, name: authorName } = ctx.actor;
    if (authorId === null || type === 'SYSTEM') throw new Error('a remark has an author');
    const row: Stored = {
      id: newId(),
      orderId,
      authorType: type,
      authorId,
      authorName,
      text: text.trim(),
      internal,
      fileIds: [...fileIds],
      createdAt: ctx.now,
    };
    await tx.insert(orderComments).values(row);
    await tell(tx, order, row);
    const [shape] = await commentViews(tx, [row], viewerOf(ctx), ctx.now);
    if (shape === undefined) throw new Error('the remark has no shape');
    return shape;
  });
}

/** Notifies the recipients of a comment and updates the open pages of all users who may read it. */
async function tell(tx: Tx, order: Order, comment: Stored): Promise<void> {
  const owner = await ownerOfCustomer(tx, order.buyerId);
  if (comment.internal) {
    await announceInside(tx, order, owner);
    return;
  }
  const facts = { orderNo: order.orderNo, actor: comment.authorName, note: comment.text };
  const noticeIn = (language: Context['language']) => ({
    title: translate(language, 'orderNotices.comment.title', facts),
    text: translate(language, 'orderNotices.comment.text', facts),
  });
  const buyerIds = new Set([...(await noticeBuyers(tx, order)), order.buyerId]);
  buyerIds.delete(comment.authorId);
  await notifyBuyers(tx, order, [...buyerIds], noticeIn);
  if (comment.authorType === 'BUYER' && owner.staffId !== null)
    await notifyStaff(tx, order, [owner.staffId], noticeIn(DEFAULT_TAG));
  await announceOrder(tx, order, { action: 'comment', subOrderIds: [] }, owner);
}

/** Updates the open pages of staff only: the customer's pages do not show that an internal comment was written. */
async function announceInside(tx: Tx, { id, orderNo, version }: Order, owner: Owner): Promise<void> {
  const data = { orderNo, action: 'comment', subOrderIds: [], version };
  const to = { staffPermission: 'biz:order:query', owner } as const;
  await announceAll(tx, [{ type: 'order.changed', id, data, to }]);
}
