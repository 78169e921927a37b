import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { type Page, rowsOf } from '../../db/paging';
import type { Queryable } from '../../db/pool';
import { products, skus } from '../../db/schema/products';
import { stockMovements } from '../../db/schema/stock';
import { orders } from '../../db/schema/orders';
import { purchaseOrders } from '../../db/schema/purchasing';
import { refuse } from '../../http/errors';

type Reason = components['schemas']['CorrectionReason'];

/** Query parameters of the page of stock movements. */
interface MovementFilter extends Page {
  skuId?: string;
}

/**
 * Returns the stock movements of a product, newest first, with their cause and their order or purchase order; refuses with 40401 an unknown
 * product.
 */
export async function movementPage(db: Queryable, productId: string, filter: MovementFilter) {
  const { pageNum, pageSize, skuId } = filter;
  const isThere = await db.$count(products, and(eq(products.id, productId), isNull(products.deletedAt)));
  if (isThere === 0) throw refuse(codes.NOT_FOUND);
  const where = and(
    eq(stockMovements.productId, productId),
    skuId === undefined ? undefined : eq(stockMovements.skuId, skuId),
  );
  const { limit, offset } = rowsOf(filter);
  const rows = await db
    .select({ moved: stockMovements, size: skus.size, orderNo: orders.orderNo, poNo: purchaseOrders.poNo })
    .from(stockMovements)
    .leftJoin(skus, eq(skus.id, stockMovements.skuId))
    .leftJoin(orders, eq(orders.id, stockMovements.orderId))
    .leftJoin(purchaseOrders, eq(purchaseOrders.id, stockMovements.purchaseOrderId))
    .where(where)
    .orderBy(desc(stockMovements.number))
    .limit(limit)
    .offset(offset);
  const total = await db.$count(stockMovements, where);
  const list = rows.map(({ moved, size, orderNo, poNo }) => ({
    id: String(moved.number),
    skuId: moved.skuId,
    size: size ?? '–',
    cause: moved.cause,
    onHandChange: moved.onHand,
    lockedChange: moved.locked,
    incomingChange: moved.incoming,
    onHandAfter: moved.onHandAfter,
    ...(moved.orderId !== null && orderNo !== null && { orderId: moved.orderId, orderNo }),
    ...(moved.purchaseOrderId !== null && poNo !== null && { purchaseOrderId: moved.purchaseOrderId, poNo }),
    ...(moved.reason !== null && { reason: moved.reason as Reason }),
    ...(moved.note !== null && { note: moved.note }),
    operatorName: moved.operatorName,
    at: moved.at,
  }));
  return { list, total, pageNum, pageSize };
}
