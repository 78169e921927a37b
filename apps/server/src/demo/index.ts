import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/pool';
import { addresses, savedFilters } from '../db/schema/accounts';
import { cartLines, draftLines, drafts } from '../db/schema/cart';
import {
  brandFollows,
  brands,
  categories,
  colors,
  products,
  skus,
  suppliers,
  warehouses,
} from '../db/schema/products';
import { stock } from '../db/schema/stock';
import { numberSeries, shipments } from '../db/schema/fulfilment';
import { creditEntries, paymentAccounts, payments } from '../db/schema/payments';
import { importJobs, importRows } from '../db/schema/imports';
import { listItems, lists, listShares } from '../db/schema/lists';
import { type OrderAddress, orderLines, orders, stockLocks, subOrders } from '../db/schema/orders';
import {
  purchaseCovers,
  purchaseOrderLines,
  purchaseOrders,
  purchaseReceipts,
} from '../db/schema/purchasing';
import { announcements, notices } from '../db/schema/notices';
import { exchangeRates, operationRecords } from '../db/schema/platform';
import { command } from '../db/statement';
import { insertBulk, updateBulk } from '../db/bulk';
import { setMovementCause } from '../modules/stock/write/cause';
import { makeCarts, makeDrafts, makeNotices } from './extras';
import { fillPeople } from './fillPeople';
import { type DemoProduct, KINDS, makeProducts } from './products';
import { makeFilters } from './makeFilters';
import { makeAnnouncements } from './announcements';
import { makeJobs } from './jobs';
import { makeOwnLists } from './ownLists';
import { makeLists } from './lists';
import { DEMO_ACCOUNTS, teamCredits } from './money';
import { type DemoOrders, makeOrders } from './orders';
import { makePurchases } from './purchases';
import { chances } from './random';
import { ALL_STORIES, FEW_STORIES } from './stories';
import { BRANDS } from './words/brands';
import { COLORS, SUPPLIERS, WAREHOUSES } from './words/places';

const SEED = 20_260_119;
const SIZES = {
  full: { skus: 20_000, lists: 36, share: 1, stories: ALL_STORIES },
  small: { skus: 1600, lists: 19, share: 0.08, stories: FEW_STORIES },
} as const;
const FOLLOWED = 5;

const analyze = command({ name: 'demo.analyze', sql: () => sql`analyze`, example: (make) => make() });

/**
 * Fills an empty database with the demo data: the same products, lists, people and orders every time, with times relative to now, so that
 * lists are open and the year behind is full. All or nothing.
 */
export async function fillDemo(db: Db, size: 'full' | 'small'): Promise<void> {
  await db.transaction((tx) => fill(tx, size));
  await analyze(db);
}

async function fill(tx: Tx, size: 'full' | 'small'): Promise<void> {
  const { skus: skuGoal, lists: listCount, share, stories } = SIZES[size];
  const now = new Date(Math.floor(Date.now() / 60_000) * 60_000);
  const luck = chances(SEED);
  await fillPeople(tx, now);
  const demoProducts = makeProducts(luck, skuGoal, now);
  const made = makeLists(luck, demoProducts, { lists: listCount, share }, now);
  const [first] = made;
  if (first === undefined) throw new Error('the demo data has no list');
  const ordered = makeOrders(
    {
      chances: luck,
      demoProducts,
      lists: made,
      addresses: await addressBook(tx),
      rates: await ratesOf(tx),
      now,
    },
    stories,
  );

  await insertBulk(
    tx,
    brands,
    BRANDS.map(({ id, name, country, hot }, sort) => ({ id, name, country, hot, sort })),
  );
  await insertBulk(
    tx,
    categories,
    KINDS.map(({ id, zh, en, shape }, sort) => ({ id, name: zh, nameEn: en, shape, sort })),
  );
  await insertBulk(
    tx,
    colors,
    COLORS.map((color, sort) => ({ ...color, sort })),
  );
  await insertBulk(
    tx,
    warehouses,
    WAREHOUSES.map((warehouse, sort) => ({ ...warehouse, sort })),
  );
  await insertBulk(
    tx,
    suppliers,
    SUPPLIERS.map(({ warehouses: _warehouses, ...supplier }) => supplier),
  );
  await insertBulk(
    tx,
    products,
    demoProducts.map(({ row }) => row),
  );
  await insertBulk(
    tx,
    skus,
    demoProducts.flatMap((product) => product.skus),
  );
  await insertBulk(
    tx,
    stock,
    demoProducts.flatMap((product) => product.stock),
  );
  await insertBulk(
    tx,
    lists,
    made.map(({ row }) => row),
  );
  await insertBulk(
    tx,
    listItems,
    made.flatMap(({ items }) => items),
  );
  const own = makeOwnLists(first, now);
  await insertBulk(tx, lists, own.rows);
  await insertBulk(tx, listItems, own.items);
  await insertBulk(tx, listShares, own.shares);
  await insertBulk(
    tx,
    brandFollows,
    BRANDS.slice(0, FOLLOWED).map(({ id }) => ({ buyerId: 'by-demo', brandId: id })),
  );
  await insertBulk(tx, savedFilters, makeFilters(now));

  await insertBulk(tx, orders, ordered.orders);
  await insertBulk(tx, subOrders, ordered.subOrders);
  await insertBulk(tx, orderLines, ordered.lines);
  await insertBulk(tx, stockLocks, ordered.locks);
  await insertBulk(tx, payments, ordered.payments);
  await insertBulk(tx, paymentAccounts, DEMO_ACCOUNTS);
  await insertBulk(tx, creditEntries, teamCredits(now, ordered));
  await insertBulk(tx, shipments, ordered.shipments);
  await insertBulk(tx, operationRecords, ordered.records);
  await insertBulk(tx, numberSeries, ordered.series);

  const prepared = makeDrafts(demoProducts, first, now);
  await insertBulk(tx, cartLines, makeCarts(demoProducts, first, now));
  await insertBulk(tx, drafts, prepared.rows);
  await insertBulk(tx, draftLines, prepared.lines);
  const told = makeAnnouncements(now);
  await insertBulk(tx, announcements, told.written);
  await insertBulk(tx, notices, told.sent);
  await insertBulk(tx, notices, makeNotices(ordered, now));
  const sent = makeJobs(demoProducts, now);
  await insertBulk(tx, importJobs, sent.jobs);
  await insertBulk(tx, importRows, sent.rows);
  await fillPurchases(tx, demoProducts, ordered, now);
}

/** Inserts the purchase orders, last of all: the stock they bring in is a separate movement. */
async function fillPurchases(
  tx: Tx,
  demoProducts: DemoProduct[],
  ordered: DemoOrders,
  now: Date,
): Promise<void> {
  const bought = makePurchases(demoProducts, ordered, now);
  await insertBulk(tx, purchaseOrders, bought.orders);
  await insertBulk(tx, purchaseOrderLines, bought.lines);
  await insertBulk(tx, purchaseCovers, bought.covers);
  await insertBulk(tx, purchaseReceipts, bought.receipts);
  await insertBulk(tx, operationRecords, bought.records);
  await insertBulk(tx, numberSeries, bought.series);
  const onHand = new Map(
    demoProducts.flatMap((product) => product.stock.map((row) => [row.skuId, row.onHand ?? 0] as const)),
  );
  for (const { pieces, ...paper } of bought.came) {
    await setMovementCause(tx, { cause: 'RECEIPT', ...paper });
    const rows = [...pieces].map(([skuId, qty]) => ({ skuId, onHand: (onHand.get(skuId) ?? 0) + qty }));
    await updateBulk(tx, stock, { by: ['skuId'], set: ['onHand'] }, rows);
  }
}

async function addressBook(tx: Tx): Promise<Map<string, OrderAddress[]>> {
  const book = new Map<string, OrderAddress[]>();
  const rows = await tx.select().from(addresses).orderBy(addresses.id);
  for (const { buyerId, createdAt: _created, deletedAt: _deleted, ...address } of rows) {
    book.set(buyerId, [...(book.get(buyerId) ?? []), address]);
  }
  return book;
}

async function ratesOf(tx: Tx) {
  const rows = await tx.select().from(exchangeRates).orderBy(exchangeRates.index);
  return rows.map(({ name, num, label, icon, index, updatedAt }) => ({
    name,
    num,
    label: label ?? undefined,
    icon: icon ?? undefined,
    index: index ?? undefined,
    updatedAt: updatedAt.toISOString(),
  }));
}
