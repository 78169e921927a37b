import { codes } from '@selvedge/api-spec/codes';
import { type ListMinimum, type OrderLineInput, type Totals, totals } from '@selvedge/domain/money/minimums';
import type { TradeRules } from '@selvedge/domain/money/tradeRules';
import { column, typeOf, typesOf } from '../../../db/columnTypes';
import type { Queryable, Tx } from '../../../db/pool';
import { stock } from '../../../db/schema/stock';
import { prepared } from '../../../db/statement';
import { refuse } from '../../../http/errors';
import { isThere, listsOfOffers, type Offered, currentPrice, ruleLine } from '../../offers/rules/offer';
import { offersFor } from '../../offers/read';
import type { ListViewer } from '../../offers/rules/visibility';
import { lineKey, type WantedLine } from '../../offers/rules/wanted';

/** Requested line with its current offer. */
export type OfferedLine = Offered<WantedLine>;

/**
 * Returns requested lines with their offers, in their order; null for products that have left their list, and for lists that are not for
 * this buyer.
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

/** Returns lines that are to be ordered with their offers; refuses with 40401 products that have left their list. */
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

const lockRows = prepared({
  name: 'inquiry.lockRows',
  row: {
    ...typesOf(stock, ['skuId', 'onHand', 'locked', 'free']),
  },
  text: `select sku_id as "skuId", on_hand as "onHand", locked, free from stock
    where sku_id = any($1::text[]) order by sku_id for update`,
  values: (skuIds: readonly string[]) => [skuIds],
  example: (make) => make(['k1']),
});

const piecesOfProducts = prepared({
  name: 'inquiry.piecesOfProducts',
  row: { productId: typeOf(stock.productId), spot: column.integer, free: column.integer },
  text: `select product_id as "productId", sum(on_hand - locked)::integer as spot, sum(free)::integer as free
    from stock where product_id = any($1::text[]) group by product_id`,
  values: (productIds: readonly string[]) => [productIds],
  example: (make) => make(['p1']),
});

/**
 * Locks the stock rows of the lines until the end of the transaction, in the order of their ids, and returns the lines with the stock that
 * is free then and the free pieces of their products, which the minimum for remaining pieces needs. A transaction that waited here for the
 * last piece is refused right afterwards, so it does not block others.
 */
export async function lockStock(tx: Tx, lines: readonly OfferedLine[]): Promise<OfferedLine[]> {
  const [rows, pieces] = await Promise.all([
    lockRows(tx, [...new Set(lines.map(({ skuId }) => skuId))]),
    piecesOfProducts(tx, [...new Set(lines.map(({ offer }) => offer.productId))]),
  ]);
  const locked = new Map(rows.map((row) => [row.skuId, row]));
  const left = new Map(pieces.map((row) => [row.productId, row]));
  return lines.map(({ offer, ...line }) => {
    const row = locked.get(line.skuId);
    if (row === undefined) throw refuse(codes.NOT_FOUND);
    const ofProduct = left.get(offer.productId);
    const isFutures = offer.list.kind === 'FUTURES';
    const stockQty = isFutures ? row.free : row.onHand - row.locked;
    const productStockQty = (isFutures ? ofProduct?.free : ofProduct?.spot) ?? 0;
    return { ...line, offer: { ...offer, stockQty, productStockQty } };
  });
}

/** Returns lines and lists as the rules of minimums and surcharge take them. */
export function inquiryRules(lines: readonly OfferedLine[]): [OrderLineInput[], ListMinimum[]] {
  return [
    lines.map(({ offer, qty, discountCents }) => ruleLine(offer, { qty, discountCents })),
    listsOfOffers(lines.map(({ offer }) => offer)),
  ];
}

/** Returns the lines at the prices that staff entered for a customer, where they entered any. */
export function atGivenPrices(lines: readonly OfferedLine[]): OfferedLine[] {
  return lines.map((line) =>
    line.priceCents === undefined
      ? line
      : { ...line, offer: { ...line.offer, priceNowCents: line.priceCents } },
  );
}

/** Returns the sums of the lines at current prices, with all violated minimums. */
export function inquirySums(rules: TradeRules, lines: readonly OfferedLine[]): Totals {
  return totals(rules, ...inquiryRules(lines));
}

/** Returns the current price of a line in EUR cents; a product without a price cannot be ordered and counts as zero. */
export function priceNow({ offer }: OfferedLine): number {
  return currentPrice(offer);
}
