import { codes } from '@selvedge/api-spec/codes';
import { type ListMinimum, type OrderLineInput, type Totals, totals } from '@selvedge/domain/money/minimums';
import { asc, inArray, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Queryable, Tx } from '../../../db/pool';
import { stock } from '../../../db/schema/catalogue';
import { expression } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import { isThere, listsOfOffers, type Offered, currentPrice, ruleLine } from '../../offers/rules/offer';
import { offersFor } from '../../offers/read';
import type { ListViewer } from '../../offers/rules/visibility';
import { lineKey, type WantedLine } from '../../offers/rules/wanted';

/** A wanted line with what the house says of it now. */
export type OfferedLine = Offered<WantedLine>;

/**
 * Wanted lines with what the house says of them, in their order; null for what is not on its list any more, and for lists
 * that are not for this buyer.
 */
export async function findLines(
  db: Queryable,
  buyer: ListViewer,
  wanted: readonly WantedLine[],
): Promise<(OfferedLine | null)[]> {
  const offers = await offersFor(db, buyer, wanted);
  return wanted.map((line) => {
    const offer = offers.get(lineKey(line));
    return offer === undefined || !isThere(offer) ? null : { ...line, offer };
  });
}

/** The same for lines that are to be ordered: refuses with 40401 what is not on its list any more. */
export async function checkLines(
  db: Queryable,
  buyer: ListViewer,
  wanted: readonly WantedLine[],
): Promise<OfferedLine[]> {
  const found = await findLines(db, buyer, wanted);
  return found.map((line) => {
    if (line === null) throw refuse(codes.NOT_FOUND);
    return line;
  });
}

/**
 * Locks the stock rows of the lines until the end of the transaction, in the order of their ids, and answers the lines
 * with what is free then. Whoever waited here for the last piece is refused at once and holds up nobody.
 */
export async function lockStock(tx: Tx, lines: readonly OfferedLine[]): Promise<OfferedLine[]> {
  const rows = await tx
    .select({ skuId: stock.skuId, onHand: stock.onHand, locked: stock.locked, free: stock.free })
    .from(stock)
    .where(inArray(stock.skuId, [...new Set(lines.map(({ skuId }) => skuId))]))
    .orderBy(asc(stock.skuId))
    .for('update');
  const locked = new Map(rows.map((row) => [row.skuId, row]));
  return lines.map((line) => {
    const row = locked.get(line.skuId);
    if (row === undefined) throw refuse(codes.NOT_FOUND);
    const stockQty = line.offer.list.kind === 'FUTURES' ? row.free : row.onHand - row.locked;
    return { ...line, offer: { ...line.offer, stockQty } };
  });
}

const spotPieces = expression({
  name: 'inquiry.spotPieces',
  type: column.integer,
  sql: () => sql`sum(${stock.onHand} - ${stock.locked})::integer`,
  from: stock,
  example: (make) => make(),
});

const freePieces = expression({
  name: 'inquiry.freePieces',
  type: column.integer,
  sql: () => sql`sum(${stock.free})::integer`,
  from: stock,
  example: (make) => make(),
});

/** The lines with the free pieces of their products as they are now, for the minimum of what is left (D-19). */
export async function withProductStock(tx: Tx, lines: readonly OfferedLine[]): Promise<OfferedLine[]> {
  const rows = await tx
    .select({
      productId: stock.productId,
      spot: spotPieces(),
      free: freePieces(),
    })
    .from(stock)
    .where(inArray(stock.productId, [...new Set(lines.map(({ offer }) => offer.productId))]))
    .groupBy(stock.productId);
  const left = new Map(rows.map((row) => [row.productId, row]));
  return lines.map(({ offer, ...line }) => {
    const row = left.get(offer.productId);
    const productStockQty = (offer.list.kind === 'FUTURES' ? row?.free : row?.spot) ?? 0;
    return { ...line, offer: { ...offer, productStockQty } };
  });
}

/** Lines and lists as the rules of minimums and surcharge take them. */
export function inquiryRules(lines: readonly OfferedLine[]): [OrderLineInput[], ListMinimum[]] {
  return [
    lines.map(({ offer, qty }) => ruleLine(offer, { qty })),
    listsOfOffers(lines.map(({ offer }) => offer)),
  ];
}

/** Sums of the lines at the prices of now with everything that is not met. */
export function inquirySums(lines: readonly OfferedLine[]): Totals {
  return totals(...inquiryRules(lines));
}

/** Price of a line in EUR cents; what has none cannot be ordered and counts as nothing. */
export function priceNow({ offer }: OfferedLine): number {
  return currentPrice(offer);
}
