import type { components } from '@selvedge/api-spec/types';
import { isOverdue, purchaseActions } from '@selvedge/domain/stateMachines/purchaseOrders';
import { eq, type SQL } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { type Page, rowsOf } from '../../../db/paging';
import type { Queryable } from '../../../db/pool';
import { suppliers } from '../../../db/schema/products';
import { purchaseOrders } from '../../../db/schema/purchasing';
import type { Outgoing } from '../../../http/outgoing';
import { seesCost } from '../../auth/access/fieldVisibility';
import { machineActor } from '../../orders/read/bundle';
import {
  defectQty,
  lineCount,
  orderedQty,
  type PurchaseFilter,
  purchasesOrder,
  purchasesWhere,
  receivedQty,
  todayOf,
  valueCents,
} from './filters';

type Row = Outgoing<components['schemas']['PurchaseOrderRow']>;
/** Parts of a request context of a user who views purchase orders. */
export type Viewer = Pick<Context, 'staff' | 'maybeBuyer' | 'maybeStaff' | 'language' | 'now'>;

/** Returns purchase orders with the figures that the table shows. */
export function foundWhere(db: Queryable, where: SQL | undefined) {
  return db
    .select({
      order: purchaseOrders,
      supplierName: suppliers.name,
      lineCount: lineCount(),
      qty: orderedQty(),
      receivedQty: receivedQty(),
      defectQty: defectQty(),
      valueCents: valueCents(),
    })
    .from(purchaseOrders)
    .innerJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
    .where(where)
    .$dynamic();
}

type Found = Awaited<ReturnType<typeof foundWhere>>[number];

/** Returns a purchase order with the fields that the viewer may see: its value only with the cost permission. */
export function purchaseRow(viewer: Viewer, { order, ...found }: Found): Row {
  const { id, poNo, supplierId, status, createdAt, createdBy, expectedAt, version } = order;
  return {
    ...found,
    id,
    poNo,
    supplierId,
    status,
    createdAt,
    createdBy,
    expectedAt,
    version,
    valueCents: seesCost(viewer.staff) ? found.valueCents : 0,
    overdue: isOverdue(status, expectedAt, todayOf(viewer.now)),
    actions: purchaseActions(status, machineActor(viewer)),
  };
}

/** Returns one page of the purchase orders. */
export async function purchasePage(ctx: Viewer & Pick<Context, 'db'>, filter: PurchaseFilter & Page) {
  const { pageNum, pageSize } = filter;
  const { limit, offset } = rowsOf(filter);
  const where = purchasesWhere(filter, ctx.now);
  const rows = await foundWhere(ctx.db, where)
    .orderBy(...purchasesOrder(ctx, filter))
    .limit(limit)
    .offset(offset);
  const counted = ctx.db
    .select({ id: purchaseOrders.id })
    .from(purchaseOrders)
    .innerJoin(suppliers, eq(suppliers.id, purchaseOrders.supplierId))
    .where(where);
  return {
    list: rows.map((row) => purchaseRow(ctx, row)),
    total: await ctx.db.$count(counted.as('found')),
    pageNum,
    pageSize,
  };
}
