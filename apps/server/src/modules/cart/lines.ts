import type { components } from '@selvedge/api-spec/types';
import {
  listStatus,
  type ListStatus,
  type ListTimes,
  orderingClosed,
} from '@selvedge/domain/lives/listStatus';
import { type Totals, totals } from '@selvedge/domain/money/minimums';
import type { Language } from '../../http/messages';
import { type CartRow, imageOf, inputOf, minimumsOf } from './queries';

type CartLine = components['schemas']['CartLine'];
type CartLineState = components['schemas']['CartLineState'];

function timesOf(row: CartRow): ListTimes {
  return {
    published: row.published,
    startAt: new Date(row.startAt).toISOString(),
    closeAt: new Date(row.closeAt).toISOString(),
    closedAt: row.closedAt === null ? null : new Date(row.closedAt).toISOString(),
  };
}

/** Status of the list a line is from. */
export function listStatusOf(row: CartRow, now: Date): ListStatus {
  return listStatus(timesOf(row), now.getTime());
}

/** What keeps a line from being ordered, the weightiest first; goods without a price cannot be ordered either. */
export function stateOf(row: CartRow, now: Date): CartLineState {
  if (orderingClosed(timesOf(row), now.getTime()) !== null || row.priceNow === null) return 'CLOSED';
  if (row.qty > row.stockQty) return 'SHORT';
  return row.priceNow === row.priceCents ? 'OK' : 'PRICE_CHANGED';
}

/** A line as the contract has it. Prices are zero for those who may not see them (D-37). */
export function lineOf(row: CartRow, now: Date, language: Language, priced: boolean): CartLine {
  const english = language === 'en';
  return {
    id: row.id,
    productId: row.productId,
    skuId: row.skuId,
    listId: row.listId,
    intlCode: row.intlCode,
    name: english ? row.nameEn : row.name,
    brandName: row.brandName,
    color: english ? row.colorEn : row.color,
    image: imageOf(row),
    size: row.size,
    qty: row.qty,
    priceCents: priced ? row.priceCents : 0,
    priceNowCents: priced ? (row.priceNow ?? row.priceCents) : 0,
    stockQty: row.stockQty,
    multiSize: row.multiSize,
    state: stateOf(row, now),
    addedBy: row.addedBy,
    version: row.version,
  };
}

/** Sums of the lines that can be ordered, with everything that is not met, by the shared rules. */
export function totalsOf(rows: readonly CartRow[], now: Date): Totals {
  const open = rows.filter((row) => stateOf(row, now) !== 'CLOSED');
  return totals(open.map(inputOf), minimumsOf(open));
}

/** The sums of one list: its goods only, since the surcharge is counted on the whole. */
export function listTotalsOf(rows: readonly CartRow[], now: Date): Totals {
  const open = rows.filter((row) => stateOf(row, now) !== 'CLOSED');
  return totals(open.map(inputOf), minimumsOf(open), { surcharge: { bp: 0, cents: 0 } });
}

/** Takes the amounts away from sums for those who may not see prices. */
export function hideSums(sums: Totals): Totals {
  return {
    ...sums,
    goodsCents: 0,
    discountCents: 0,
    surchargeBp: 0,
    surchargeCents: 0,
    payableCents: 0,
    nextThreshold: undefined,
    violations: sums.violations.filter(({ code }) => code === 'MIN_PIECES'),
  };
}
