import { codes } from '@selvedge/api-spec/codes';
import { orderingClosed } from '@selvedge/domain/lives/listStatus';
import type { OrderLineInput } from '@selvedge/domain/money/minimums';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../db/pool';
import { brands, colors, products, skus, stock } from '../../db/schema/catalogue';
import { listItems, lists } from '../../db/schema/lists';
import { refuse } from '../../http/errors';
import type { BuyerSession } from '../auth/identity';
import { visibleTo } from '../lists/visibility';

/** A wanted SKU of a list as it was sent; `priceCents` is what the buyer saw. */
export interface WantedLine {
  skuId: string;
  listId: string;
  qty: number;
  priceCents?: number;
  cartLineId?: string;
  note?: string;
}

/** A wanted SKU with what the catalogue says of it now. */
export interface CheckedLine extends WantedLine {
  product: typeof products.$inferSelect;
  size: string;
  brandName: string;
  color: string;
  colorEn: string;
  list: typeof lists.$inferSelect;
  /** Cents per piece now; 0 where there is no price yet. */
  nowCents: number;
  /** Whether there is a price: goods whose price is still to be asked for cannot be ordered. */
  priced: boolean;
  /** Free pieces of the SKU. */
  available: number;
  /** Free pieces of the product over all its sizes. */
  productStockQty: number;
}

const keyOf = (line: { listId: string; skuId: string }) => JSON.stringify([line.listId, line.skuId]);

/** Adds up lines of the same SKU of the same list, in the order of first appearance; notes are put together. */
export function addUp(lines: readonly WantedLine[]): WantedLine[] {
  const found = new Map<string, WantedLine>();
  for (const line of lines) {
    const first = found.get(keyOf(line));
    const notes = [...new Set([first?.note, line.note].filter((note) => note !== undefined && note !== ''))];
    found.set(keyOf(line), {
      ...line,
      ...first,
      qty: (first?.qty ?? 0) + line.qty,
      note: notes.length === 0 ? undefined : notes.join('; ').slice(0, 200),
    });
  }
  return [...found.values()];
}

/**
 * Reads what the catalogue says of wanted lines, in their order; null for what is not on its list any more, and
 * for lists that are not for this buyer.
 */
export async function findLines(
  db: Queryable,
  buyer: BuyerSession,
  wanted: readonly WantedLine[],
): Promise<(CheckedLine | null)[]> {
  const skuIds = [...new Set(wanted.map(({ skuId }) => skuId))];
  const listIds = [...new Set(wanted.map(({ listId }) => listId))];
  const productStock = db
    .select({ productId: stock.productId, free: sql<number>`sum(${stock.free})::integer`.as('product_free') })
    .from(stock)
    .where(sql`${stock.productId} in (select product_id from skus where ${inArray(skus.id, skuIds)})`)
    .groupBy(stock.productId)
    .as('product_stock');
  const rows = await db
    .select({
      skuId: skus.id,
      size: skus.size,
      product: products,
      list: lists,
      visible: sql<boolean>`${visibleTo(buyer)}`,
      nowCents: listItems.priceCents,
      brandName: brands.name,
      color: colors.name,
      colorEn: colors.nameEn,
      available: sql<number>`case ${lists.kind} when 'FUTURES' then ${stock.free} else ${stock.onHand} - ${stock.locked} end`,
      productStockQty: productStock.free,
    })
    .from(skus)
    .innerJoin(products, and(eq(products.id, skus.productId), isNull(products.deletedAt)))
    .innerJoin(listItems, eq(listItems.productId, products.id))
    .innerJoin(lists, eq(lists.id, listItems.listId))
    .innerJoin(brands, eq(brands.id, products.brandId))
    .innerJoin(colors, eq(colors.id, products.colorId))
    .innerJoin(stock, eq(stock.skuId, skus.id))
    .innerJoin(productStock, eq(productStock.productId, products.id))
    .where(and(inArray(skus.id, skuIds), inArray(lists.id, listIds), isNull(lists.deletedAt)));
  const byKey = new Map(rows.map((row) => [keyOf({ listId: row.list.id, skuId: row.skuId }), row]));
  return wanted.map((line) => {
    const row = byKey.get(keyOf(line));
    if (row === undefined || !row.visible) return null;
    return { ...line, ...row, nowCents: row.nowCents ?? 0, priced: row.nowCents !== null };
  });
}

/** The same for lines that are to be ordered: refuses with 40401 what is not on its list any more. */
export async function checkLines(
  db: Queryable,
  buyer: BuyerSession,
  wanted: readonly WantedLine[],
): Promise<CheckedLine[]> {
  const found = await findLines(db, buyer, wanted);
  return found.map((line) => {
    if (line === null) throw refuse(codes.NOT_FOUND);
    return line;
  });
}

/**
 * Holds the stock rows of the lines until the end of the transaction, in the order of their ids, and answers the lines
 * with what is free then. Whoever waited here for the last piece is refused at once and holds up nobody.
 */
export async function holdStock(tx: Tx, lines: readonly CheckedLine[]): Promise<CheckedLine[]> {
  const rows = await tx
    .select({ skuId: stock.skuId, onHand: stock.onHand, locked: stock.locked, free: stock.free })
    .from(stock)
    .where(inArray(stock.skuId, [...new Set(lines.map(({ skuId }) => skuId))]))
    .orderBy(asc(stock.skuId))
    .for('update');
  const held = new Map(rows.map((row) => [row.skuId, row]));
  return lines.map((line) => {
    const row = held.get(line.skuId);
    if (row === undefined) throw refuse(codes.NOT_FOUND);
    return { ...line, available: line.list.kind === 'FUTURES' ? row.free : row.onHand - row.locked };
  });
}

/** The lines with the free pieces of their products as they are now, for the minimum of what is left (D-19). */
export async function withProductStock(tx: Tx, lines: readonly CheckedLine[]): Promise<CheckedLine[]> {
  const ids = [...new Set(lines.map(({ product }) => product.id))];
  const rows = await tx
    .select({ productId: stock.productId, free: sql<number>`sum(${stock.free})::integer` })
    .from(stock)
    .where(inArray(stock.productId, ids))
    .groupBy(stock.productId);
  const free = new Map(rows.map((row) => [row.productId, row.free]));
  return lines.map((line) => ({ ...line, productStockQty: free.get(line.product.id) ?? 0 }));
}

/** Whether nothing can be ordered from the line's list now (E 40903). */
export function isClosed({ list }: CheckedLine, now: Date): boolean {
  const times = {
    published: list.publishedAt !== null,
    startAt: list.startAt.toISOString(),
    closeAt: list.closeAt.toISOString(),
    closedAt: list.closedAt?.toISOString() ?? null,
  };
  return orderingClosed(times, now.getTime()) !== null;
}

/** Lines as the rules of minimums and surcharge take them. */
export function ruleLines(lines: readonly CheckedLine[]): OrderLineInput[] {
  return lines.map(({ product, listId, qty, nowCents, productStockQty }) => ({
    productId: product.id,
    listId,
    intlCode: product.intlCode,
    color: product.colorId,
    qty,
    priceCents: nowCents,
    multiSize: product.multiSize,
    productStockQty,
  }));
}

/** The lists of some lines, each once, in the order of first appearance. */
export function listsOf(lines: readonly CheckedLine[]): CheckedLine['list'][] {
  return [...new Map(lines.map(({ list }) => [list.id, list])).values()];
}
