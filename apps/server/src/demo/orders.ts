import { HOUR_MS } from '@selvedge/domain/constants';
import { makeNumber } from '@selvedge/domain/orders/orderNumbers';
import type { numberSeries, shipments } from '../db/schema/fulfilment';
import type { payments } from '../db/schema/payments';
import type {
  FrozenRate,
  OrderAddress,
  orderLines,
  orders,
  stockLocks,
  subOrders,
} from '../db/schema/orders';
import type { operationRecords } from '../db/schema/platform';
import type { DemoProduct } from './products';
import type { DemoList } from './lists';
import { fillSubs } from './orderProducts';
import { OrderStory } from './orderStory';
import type { Person } from './storyBook';
import { type DemoBuyer, demoBuyers } from './people';
import type { Chances } from './random';
import type { StoryPlan } from './stories';

/** All database rows of the demo orders. */
export interface DemoOrders {
  orders: Array<typeof orders.$inferInsert>;
  subOrders: Array<typeof subOrders.$inferInsert>;
  lines: Array<typeof orderLines.$inferInsert>;
  locks: Array<typeof stockLocks.$inferInsert>;
  payments: Array<typeof payments.$inferInsert>;
  shipments: Array<typeof shipments.$inferInsert>;
  records: Array<typeof operationRecords.$inferInsert>;
  series: Array<typeof numberSeries.$inferInsert>;
}

/** Sources of the orders. `addresses` is by buyer id, the default one first. */
export interface OrderSources {
  chances: Chances;
  demoProducts: readonly DemoProduct[];
  lists: readonly DemoList[];
  addresses: ReadonlyMap<string, readonly OrderAddress[]>;
  rates: FrozenRate[];
  now: Date;
}

const AREA_OF = { MAINLAND: 'MAINLAND', HK_MACAO: 'HK_MACAO_TW', OVERSEAS: 'OVERSEAS' } as const;
const SALES: Person = { type: 'STAFF', id: 'st-sales', name: 'Giulia Ferrero' };
const WAREHOUSE: Person = { type: 'STAFF', id: 'st-warehouse', name: 'Luca Moretti' };
const FINANCE: Person = { type: 'STAFF', id: 'st-finance', name: '许文静' };

/** Runs all scripted histories and collects their rows; locks are added to the stock of the products themselves. */
export function makeOrders(sources: OrderSources, plans: readonly StoryPlan[]): DemoOrders {
  const made: DemoOrders = {
    orders: [],
    subOrders: [],
    lines: [],
    locks: [],
    payments: [],
    shipments: [],
    records: [],
    series: [],
  };
  const products = new Map(sources.demoProducts.map((product) => [product.row.id, product]));
  const running = new Map<string, number>();
  const next = (prefix: 'O' | 'S', at: Date): number => {
    const day = prefix + at.toISOString().slice(2, 10).replaceAll('-', '');
    const number = (running.get(day) ?? (prefix === 'O' ? sources.chances.whole(80, 260) : 0)) + 1;
    running.set(day, number);
    return number;
  };
  plans.forEach((plan, index) => {
    const story = begin(sources, plan, index, products, next);
    plan.tell(story);
    collect(made, story, next);
  });
  lockStockOfNewOrder(made, products);
  made.series = [...running].map(([key, last]) => ({
    prefix: key.startsWith('O') ? 'O' : 'S',
    day: key.slice(1),
    last,
  }));
  return made;
}

function begin(
  sources: OrderSources,
  plan: StoryPlan,
  index: number,
  products: ReadonlyMap<string, DemoProduct>,
  next: (prefix: 'O' | 'S', at: Date) => number,
): OrderStory {
  const buyer = demoBuyers.find(({ username }) => username === plan.buyer);
  if (buyer === undefined) throw new Error(`no customer ${plan.buyer}`);
  const createdAt = new Date(sources.now.getTime() - plan.hoursAgo * HOUR_MS);
  const id = `o-${String(index + 1).padStart(4, '0')}`;
  const { list, others, address } = pickLists(sources, plan, buyer, createdAt);
  const subs = fillSubs(sources, plan, [list, ...others], products, id, createdAt);
  const futures = plan.kind === 'FUTURES';
  return new OrderStory({
    order: {
      id,
      kind: plan.kind ?? 'SPOT',
      buyerId: buyer.id,
      teamId: buyer.teamId,
      salespersonId: buyer.salespersonId,
      address,
      consignee: address.realName,
      onAccount: plan.onAccount ?? false,
      remark: sources.chances.happens(0.3) ? '请与上一批合并装箱。' : null,
      notifyUserIds: [],
      expectedArrival: futures ? (list.row.expectedArrival ?? null) : null,
      depositBp: futures ? (list.row.depositBp ?? null) : null,
      createdAt,
    },
    subs,
    by: plan.by ?? 'buyer',
    running: next('O', createdAt),
    people: {
      buyer: { type: 'BUYER', id: buyer.id, name: buyer.nickname },
      sales: SALES,
      finance: FINANCE,
      warehouse: WAREHOUSE,
    },
    rates: sources.rates,
    chances: sources.chances,
    now: sources.now,
  });
}

function mayOrder(list: DemoList, plan: StoryPlan, buyer: DemoBuyer, at: Date): boolean {
  const { row } = list;
  if (!row.publishedAt || row.kind !== (plan.kind ?? 'SPOT')) return false;
  if (row.startAt > at || row.closeAt <= at) return false;
  if (row.visibility === 'TEAMS')
    return buyer.teamId !== null && (row.visibleTo ?? []).includes(buyer.teamId);
  return row.visibility !== 'IDENTITIES' || (row.visibleTo ?? []).includes(buyer.identityType);
}

function pickLists(sources: OrderSources, plan: StoryPlan, buyer: DemoBuyer, at: Date) {
  const homes = sources.addresses.get(buyer.id) ?? [];
  const open = sources.lists.filter((list) => mayOrder(list, plan, buyer, at));
  const reachable = open.filter(({ row }) =>
    homes.some(({ areaType }) => areaType === AREA_OF[row.deliveryMethod]),
  );
  const list = sources.chances.pick(
    reachable.length > 0 ? reachable : open.length > 0 ? open : sources.lists.slice(1, 2),
  );
  const address = homes.find(({ areaType }) => areaType === AREA_OF[list.row.deliveryMethod]) ?? homes[0];
  if (address === undefined) throw new Error(`${buyer.username} has no address`);
  const others = reachable.filter(
    (other) => other !== list && other.row.deliveryMethod === list.row.deliveryMethod,
  );
  return { list, others: sources.chances.some(others, 2), address };
}

function collect(made: DemoOrders, story: OrderStory, next: (prefix: 'O' | 'S', at: Date) => number): void {
  const order = story.row();
  made.orders.push(order);
  for (const record of story.records) {
    made.records.push({ ...record, id: `rec-${String(made.records.length + 1).padStart(6, '0')}` });
  }
  made.payments.push(
    ...story.payments.map((payment) => ({
      rejectReason: null,
      verifiedBy: null,
      verifiedAt: null,
      ...payment,
    })),
  );
  made.shipments.push(
    ...story.shipments.map((shipment) => ({
      ...shipment,
      shipmentNo: makeNumber('S', shipment.shippedAt, next('S', shipment.shippedAt)),
    })),
  );
  story.subs.forEach(({ row, lines }) => {
    made.subOrders.push(row);
    made.lines.push(...lines);
    if (order.kind === 'FUTURES' || row.cancelled) return;
    for (const line of lines) {
      const held =
        (row.platformConfirmedAt ? line.confirmedQty : line.askedQty) - line.shippedQty - line.closedQty;
      if (held > 0)
        made.locks.push({ orderLineId: line.id, skuId: line.skuId, qty: held, createdAt: order.createdAt });
    }
  });
}

/** Adds the locked pieces to the stock on hand and locks them, so that the free quantity does not change. */
function lockStockOfNewOrder(made: DemoOrders, products: ReadonlyMap<string, DemoProduct>): void {
  const bySku = new Map(
    [...products.values()].flatMap(({ stock }) => stock.map((row) => [row.skuId, row] as const)),
  );
  for (const lock of made.locks) {
    const row = bySku.get(lock.skuId);
    if (row === undefined) throw new Error(`no stock of ${lock.skuId}`);
    row.onHand = (row.onHand ?? 0) + lock.qty;
    row.locked = (row.locked ?? 0) + lock.qty;
  }
}
