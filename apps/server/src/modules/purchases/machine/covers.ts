import { grouped } from '@selvedge/domain/grouped';
import { openPieces } from '@selvedge/domain/stateMachines/purchaseOrders';
import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { updateBulk } from '../../../db/bulk';
import { column } from '../../../db/columnTypes';
import type { Tx } from '../../../db/pool';
import { orderLines, subOrders } from '../../../db/schema/orders';
import { purchaseCovers, type StoredShortage } from '../../../db/schema/purchasing';
import { expression } from '../../../db/statement';
import type { PurchaseLine } from './call';

/** Whether an order line of a customer still needs pieces. */
const needsPieces = expression({
  name: 'purchases.needsPieces',
  type: column.boolean,
  sql: () =>
    sql`(${orderLines.confirmedQty} > ${orderLines.closedQty} + ${orderLines.shippedQty} and not ${subOrders.cancelled})`,
  from: sql`order_lines join sub_orders on sub_orders.id = order_lines.sub_order_id`,
  example: (make) => make(),
});

/**
 * Returns the customers' order lines for which the pieces of purchase order lines are, by line: those that still need pieces first, then by
 * their estimated shipping day.
 */
async function coversOf(tx: Tx, lineIds: readonly string[]) {
  const rows = await tx
    .select({
      cover: purchaseCovers,
      needs: needsPieces(),
      orderId: subOrders.orderId,
      subOrderId: subOrders.id,
      subNo: subOrders.subNo,
    })
    .from(purchaseCovers)
    .innerJoin(orderLines, eq(orderLines.id, purchaseCovers.orderLineId))
    .innerJoin(subOrders, eq(subOrders.id, orderLines.subOrderId))
    .where(inArray(purchaseCovers.purchaseOrderLineId, [...lineIds]))
    .orderBy(desc(needsPieces()), asc(subOrders.shipEstimate), asc(purchaseCovers.orderLineId));
  return grouped(rows, ({ cover }) => cover.purchaseOrderLineId);
}

type Covers = Awaited<ReturnType<typeof coversOf>> extends Map<string, infer Rows> ? Rows : never;

const outstanding = ({ cover }: Covers[number]): number => cover.qty - cover.receivedQty - cover.defectQty;
const sumOf = (covers: Covers): number => covers.reduce((sum, one) => sum + outstanding(one), 0);

/** Distributes pieces over covers one after the other, to each at most its outstanding pieces; `take` applies the pieces to a cover. */
function spread(covers: Covers, pieces: number, take: (one: Covers[number], qty: number) => void): void {
  let left = pieces;
  for (const one of covers) {
    const qty = Math.min(left, outstanding(one));
    if (qty > 0) take(one, qty);
    left -= qty;
  }
}

const save = (tx: Tx, covers: readonly Covers[number][]) =>
  updateBulk(
    tx,
    purchaseCovers,
    { by: ['purchaseOrderLineId', 'orderLineId'], set: ['qty', 'receivedQty', 'defectQty'] },
    covers.map(({ cover }) => cover),
  );

/** Reduces the covers of lines that were lowered to the pieces that these still bring; those that ship last are reduced first. */
export async function reduceCovers(tx: Tx, lines: readonly PurchaseLine[]): Promise<void> {
  const covers = await coversOf(
    tx,
    lines.map(({ id }) => id),
  );
  const changed = new Set<Covers[number]>();
  for (const line of lines) {
    const own = (covers.get(line.id) ?? []).toReversed();
    spread(own, Math.max(0, sumOf(own) - openPieces(line)), (one, qty) => {
      one.cover.qty -= qty;
      changed.add(one);
    });
  }
  await save(tx, [...changed]);
}

/**
 * Distributes received goods over the order lines that they cover, and returns the shortages of those that cannot be completed any more:
 * defects first reduce the pieces for stock, then the order lines with the latest shipping day.
 */
export async function allocateReceipt(
  tx: Tx,
  lines: readonly PurchaseLine[],
  goodOf: ReadonlyMap<string, number>,
): Promise<StoredShortage[]> {
  const covers = await coversOf(
    tx,
    lines.map(({ id }) => id),
  );
  const shortages: StoredShortage[] = [];
  for (const line of lines) {
    const own = covers.get(line.id) ?? [];
    spread(own, goodOf.get(line.id) ?? 0, (one, qty) => {
      one.cover.receivedQty += qty;
    });
    spread(own.toReversed(), Math.max(0, sumOf(own) - openPieces(line)), (one, qty) => {
      one.cover.defectQty += qty;
      const { needs, orderId, subOrderId, subNo, cover } = one;
      if (needs) shortages.push({ orderId, subOrderId, subNo, orderLineId: cover.orderLineId, qty });
    });
  }
  await save(tx, [...covers.values()].flat());
  return shortages;
}
