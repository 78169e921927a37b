import type { PurchaseOrderStatus } from '@selvedge/domain/stateMachines/purchaseOrders';
import { DAY_MS, HOUR_MS } from '@selvedge/domain/constants';
import { makeNumber } from '@selvedge/domain/orders/orderNumbers';
import type { numberSeries } from '../db/schema/fulfilment';
import type { operationRecords } from '../db/schema/platform';
import type {
  purchaseCovers,
  purchaseOrderLines,
  purchaseOrders,
  purchaseReceipts,
} from '../db/schema/purchasing';
import type { DemoProduct } from './products';
import type { DemoOrders } from './orders';

/** All database rows of the demo purchase orders, and the pieces that each brought into the stock. */
interface DemoPurchases {
  orders: Array<typeof purchaseOrders.$inferInsert>;
  lines: Array<typeof purchaseOrderLines.$inferInsert>;
  covers: Array<typeof purchaseCovers.$inferInsert>;
  receipts: Array<typeof purchaseReceipts.$inferInsert>;
  records: Array<typeof operationRecords.$inferInsert>;
  series: Array<typeof numberSeries.$inferInsert>;
  came: Array<{ purchaseOrderId: string; operatorName: string; pieces: Map<string, number> }>;
}

interface Plan {
  status: PurchaseOrderStatus;
  daysAgo: number;
  /** Days from today; negative when the day is past. */
  expectedIn: number;
  supplierId: string;
  /** True when the lines are for customers' order lines; the others are for stock. */
  forNeeds?: true;
  /** Received pieces of each line, good and defective. */
  came?: readonly (readonly [good: number, defect: number])[];
  note?: string;
  cancelReason?: string;
}

const PER_LINE = 24;
const DAYS_BETWEEN_STEPS = 2;
const NEEDS_EACH = 2;

const PLANS: readonly Plan[] = [
  {
    status: 'CLOSED',
    daysAgo: 62,
    expectedIn: -50,
    supplierId: 'sup-2',
    came: [
      [24, 0],
      [23, 1],
    ],
  },
  {
    status: 'RECEIVED',
    daysAgo: 21,
    expectedIn: -8,
    supplierId: 'sup-1',
    came: [
      [24, 0],
      [24, 0],
      [22, 2],
    ],
  },
  {
    status: 'CANCELLED',
    daysAgo: 16,
    expectedIn: -6,
    supplierId: 'sup-7',
    cancelReason: '改由香港仓现货调拨',
  },
  {
    status: 'PARTIALLY_RECEIVED',
    daysAgo: 12,
    expectedIn: 3,
    supplierId: 'sup-5',
    came: [
      [24, 0],
      [10, 1],
    ],
    note: '分两批发货，第二批随周五的车。',
  },
  { status: 'SENT', daysAgo: 11, expectedIn: -2, supplierId: 'sup-4' },
  { status: 'ACKNOWLEDGED', daysAgo: 6, expectedIn: 5, supplierId: 'sup-3', forNeeds: true },
  { status: 'SENT', daysAgo: 2, expectedIn: 8, supplierId: 'sup-6', forNeeds: true },
  { status: 'DRAFT', daysAgo: 0, expectedIn: 9, supplierId: 'sup-8' },
];

const PURCHASER = { operatorType: 'STAFF', operatorId: 'st-purchaser', operatorName: 'Elisa Conti' } as const;
const WAREHOUSE = {
  operatorType: 'STAFF',
  operatorId: 'st-warehouse',
  operatorName: 'Luca Moretti',
} as const;

/** Transitions that lead to a status, in sequence. */
const STEPS: Readonly<Record<PurchaseOrderStatus, readonly string[]>> = {
  DRAFT: ['add'],
  SENT: ['add', 'send'],
  CANCELLED: ['add', 'send', 'cancel'],
  ACKNOWLEDGED: ['add', 'send', 'acknowledge'],
  PARTIALLY_RECEIVED: ['add', 'send', 'acknowledge', 'receive'],
  RECEIVED: ['add', 'send', 'acknowledge', 'receive'],
  CLOSED: ['add', 'send', 'acknowledge', 'receive', 'close'],
};

/** Line of a plan: a SKU with its pieces, and the customer's order line that waits for it. */
interface Wanted {
  product: DemoProduct;
  skuId: string;
  qty: number;
  /** Order line of the customer, and its pieces shipped before. */
  cover?: { orderLineId: string; shippedBefore: number };
}

/**
 * Makes purchase orders in every state, the same in all demo data. Products for customers are not received, because the customers' orders
 * determine what was shipped.
 */
export function makePurchases(
  products: readonly DemoProduct[],
  { orders, subOrders, lines }: Pick<DemoOrders, 'orders' | 'subOrders' | 'lines'>,
  now: Date,
): DemoPurchases {
  const made: DemoPurchases = {
    orders: [],
    lines: [],
    covers: [],
    receipts: [],
    records: [],
    series: [],
    came: [],
  };
  const bySku = new Map(products.flatMap((product) => product.skus.map(({ id }) => [id, product] as const)));
  const live = new Set(orders.flatMap(({ id, status }) => (status === 'IN_PROGRESS' ? [id] : [])));
  const confirmed = new Set(
    subOrders.flatMap(({ id, orderId, confirmation, cancelled }) =>
      confirmation === 'CONFIRMED' && !cancelled && live.has(orderId) ? [id] : [],
    ),
  );

  const needed = (supplierId: string): Wanted[] =>
    lines
      .flatMap((line) => {
        const product = bySku.get(line.skuId);
        const qty = (line.confirmedQty ?? 0) - (line.shippedQty ?? 0) - (line.closedQty ?? 0);
        if (product?.row.supplierId !== supplierId || qty <= 0 || !confirmed.has(line.subOrderId)) return [];
        const cover = { orderLineId: line.id, shippedBefore: line.shippedQty ?? 0 };
        return [{ product, skuId: line.skuId, qty, cover }];
      })
      .filter(({ skuId }, at, all) => all.findIndex((one) => one.skuId === skuId) === at)
      .slice(0, NEEDS_EACH);

  const forStock = (supplierId: string, count: number): Wanted[] =>
    products
      .filter(({ row, featured }) => !featured && row.kind === 'SPOT' && row.supplierId === supplierId)
      .slice(-count)
      .flatMap((product) =>
        product.skus.slice(0, 1).map(({ id }) => ({ product, skuId: id, qty: PER_LINE })),
      );

  for (const [index, plan] of PLANS.entries()) {
    const wanted = plan.forNeeds ? needed(plan.supplierId) : [];
    const chosen = wanted.length > 0 ? wanted : forStock(plan.supplierId, plan.came?.length ?? 2);
    tell(made, plan, index, chosen, now);
  }
  return made;
}

function tell(made: DemoPurchases, plan: Plan, index: number, wanted: readonly Wanted[], now: Date): void {
  const id = `po-${String(index + 1).padStart(2, '0')}`;
  const createdAt = new Date(now.getTime() - plan.daysAgo * DAY_MS - HOUR_MS);
  const poNo = makeNumber('P', createdAt, 1);
  const expectedAt = new Date(now.getTime() + plan.expectedIn * DAY_MS).toISOString().slice(0, 10);
  const steps = STEPS[plan.status];
  const at = (step: number): Date =>
    new Date(Math.min(now.getTime(), createdAt.getTime() + step * DAYS_BETWEEN_STEPS * DAY_MS));
  const last = at(steps.length - 1);
  const isWhole = plan.status === 'RECEIVED' || plan.status === 'CLOSED';
  made.orders.push({
    id,
    poNo,
    supplierId: plan.supplierId,
    status: plan.status,
    expectedAt,
    note: plan.note ?? '',
    cancelReason: plan.cancelReason ?? null,
    createdBy: PURCHASER.operatorName,
    receivedAt: isWhole ? at(steps.indexOf('receive')) : null,
    version: steps.length,
    createdAt,
    updatedAt: last,
  });
  made.series.push({ prefix: 'P', day: poNo.slice(1, 7), last: 1 });
  const pieces = new Map<string, number>();
  const received: { id: string; goodQty: number; defectQty: number }[] = [];
  for (const [position, { product, skuId, qty, cover }] of wanted.entries()) {
    const lineId = `${id}-${position + 1}`;
    const [goodQty, defectQty] = plan.came?.[position] ?? [0, 0];
    made.lines.push({
      id: lineId,
      purchaseOrderId: id,
      position,
      productId: product.row.id,
      skuId,
      qty,
      receivedQty: goodQty,
      defectQty,
      costCents: product.row.costCents ?? 0,
    });
    if (cover !== undefined) made.covers.push({ purchaseOrderLineId: lineId, qty, ...cover });
    if (goodQty + defectQty === 0) continue;
    pieces.set(skuId, goodQty);
    received.push({ id: lineId, goodQty, defectQty });
  }
  if (received.length > 0) {
    const receivedBy = WAREHOUSE.operatorName;
    made.receipts.push({
      id: `${id}-r1`,
      purchaseOrderId: id,
      lines: received,
      receivedBy,
      at: at(steps.indexOf('receive')),
    });
    made.came.push({ purchaseOrderId: id, operatorName: receivedBy, pieces });
  }
  for (const [step, action] of steps.entries()) {
    made.records.push({
      id: `${id}-log-${step + 1}`,
      entity: 'purchaseOrder',
      entityId: id,
      action,
      ...(action === 'receive' ? WAREHOUSE : PURCHASER),
      at: at(step),
      before: null,
      after: action === 'add' ? { poNo, expectedAt, lines: wanted.length } : null,
      note: action === 'cancel' ? (plan.cancelReason ?? null) : null,
    });
  }
}
