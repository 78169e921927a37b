import { areLinesOpen, takesLines } from '@selvedge/domain/orders/orderStates';
import type { OrderDetail, OrderLine, OrderLinesInput, StaffOrderInput } from '../../../api/schemas';

/** Whether goods may still be added to an order, as the server decides it. */
export const takesGoods = ({ subs, paymentStatus, status }: OrderDetail): boolean =>
  status === 'IN_PROGRESS' && areLinesOpen({ subs, payment: paymentStatus });

/** Pieces of a line that count: the confirmed ones once the platform has confirmed; nothing of the order is shipped yet. */
const piecesOf = ({ askedQty, outOfStockQty }: OrderLine): number => askedQty - outOfStockQty;

/** Goods of lists as lines of an order: what a sub-order has already gets more pieces, at the price it has. */
export function editsOf(
  { subs }: Pick<OrderDetail, 'subs'>,
  lines: StaffOrderInput['lines'],
): OrderLinesInput['lines'] {
  return lines.map(({ skuId, listId, qty }) => {
    const own = subs
      .filter((sub) => sub.listId === listId && takesLines(sub))
      .flatMap((sub) => sub.lines)
      .find((line) => line.skuId === skuId);
    return own === undefined ? { skuId, listId, qty } : { id: own.id, qty: piecesOf(own) + qty };
  });
}
