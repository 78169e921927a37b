import { areLinesOpen, takesLines } from '@selvedge/domain/orders/orderStates';
import type { OrderDetail, OrderLine, OrderLinesInput, StaffOrderInput } from '../../../api/schemas';

/** Returns whether products may still be added to an order, by the rule of the server. */
export const takesProducts = ({ subs, paymentStatus, status }: OrderDetail): boolean =>
  status === 'IN_PROGRESS' && areLinesOpen({ subs, payment: paymentStatus });

/** Returns the pieces of a line that count: the confirmed ones once the platform has confirmed; nothing of the order is shipped yet. */
const piecesOf = ({ askedQty, outOfStockQty }: OrderLine): number => askedQty - outOfStockQty;

/** Returns products of lists as lines of an order: a line that a sub-order already has gets more pieces, at its price. */
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
