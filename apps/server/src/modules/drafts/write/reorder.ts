import type { Context } from '../../../contract/handlers';
import { visibleOrder } from '../../orders/read/visible';
import { reorderable } from '../read/reorder';
import { saveDraft } from './save';

/** Creates a draft of the lines of an order that are available now, and names the others; orders and locks nothing. */
export async function reorder(ctx: Context, orderId: string) {
  const bundle = await visibleOrder(ctx, orderId);
  const { lines, missing } = await reorderable(ctx, ctx.db, bundle);
  if (lines.length === 0) return { draftId: null, added: 0, missing };
  const { id } = await saveDraft(ctx, { title: bundle.order.orderNo, lines });
  return { draftId: id, added: lines.length, missing };
}
