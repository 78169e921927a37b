/**
 * Exchange rates. A rate is a decimal string, units of the currency for one euro, with up to six decimal places. Converted amounts are
 * information: the payable currency is the euro.
 */
import { assertCents, divideHalfUp, shareOut, toCents, type Cents } from './money';

/** Fields that every entry of the exchange list has: `name` is the ISO code, `num` the units for 1 EUR. */
export interface NamedRate {
  name: string;
  num: string;
}

/** Currency of payments; all rates are units for one of it. */
export const BASE_CURRENCY = 'EUR';

/** Currencies that the apps show, in this order. */
export const SHOWN_CURRENCIES = ['CNY', 'HKD', BASE_CURRENCY] as const;
/** Currency that the currency switch offers. */
export type ShownCurrency = (typeof SHOWN_CURRENCIES)[number];

/** Symbols of the 23 known currencies; 'peso' is the Philippine one. */
export const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = {
  EUR: '€',
  CNY: '¥',
  SGD: 'S$',
  SEK: 'kr',
  THB: '฿',
  RUB: '₽',
  CAD: 'CA$',
  AUD: 'A$',
  TWD: 'NT$',
  GBP: '£',
  JPY: 'JP¥',
  HKD: 'HK$',
  USD: 'US$',
  CHF: 'CHF',
  KRW: '₩',
  BRL: 'R$',
  MOP: 'MOP$',
  DKK: 'kr.',
  ZAR: 'R',
  NOK: 'kr',
  MYR: 'RM',
  PHP: '₱',
  NZD: 'NZ$',
};

/** Returns the symbol of a currency; the code of an unknown one. */
export function currencySymbol(code: string): string {
  return (Object.hasOwn(CURRENCY_SYMBOLS, code) ? CURRENCY_SYMBOLS[code] : undefined) ?? code;
}

/** Rate as an exact fraction. */
interface ExactRate {
  numerator: bigint;
  denominator: bigint;
}

function exactRate(num: string): ExactRate | null {
  const match = /^(\d{1,12})(?:\.(\d{1,6}))?$/.exec(num);
  if (!match) return null;
  const [, whole = '', places = ''] = match;
  const numerator = BigInt(whole + places);
  return numerator > 0n ? { numerator, denominator: 10n ** BigInt(places.length) } : null;
}

/** Returns true for a usable rate: a decimal string above zero with up to six decimal places. */
export function isRate(num: string): boolean {
  return exactRate(num) !== null;
}

/** Returns the rate of a currency, for the euro always `'1'` whatever the server sends; null when missing or unusable. */
export function rateOf(rates: readonly NamedRate[], currency: string): string | null {
  if (currency === BASE_CURRENCY) return '1';
  const found = rates.find((rate) => rate.name === currency);
  return found && isRate(found.num) ? found.num : null;
}

/** Returns whether two usable rates are the same number, regardless of trailing zeros. */
export function isSameRate(one: string, other: string): boolean {
  const a = mustExact(one);
  const b = mustExact(other);
  return a.numerator * b.denominator === b.numerator * a.denominator;
}

/** Highest plausible difference between a published rate and the one before, in percent. */
const BELIEVED_PERCENT = 25n;

/** Returns whether a rate differs from the one before by more than a currency moves in days: probably a mistake of its source. */
export function isRateLeap(before: string, after: string): boolean {
  const a = mustExact(before);
  const b = mustExact(after);
  const from = a.numerator * b.denominator;
  const to = b.numerator * a.denominator;
  const difference = to > from ? to - from : from - to;
  return difference * 100n > from * BELIEVED_PERCENT;
}

/** Entry of the currency bar. */
export interface ShownRate {
  name: ShownCurrency;
  /** Rate of the currency; null is shown as a dash. */
  num: string | null;
  icon: string;
  index: number;
}

/** Returns the three shown rates in the order yuan, Hong Kong dollar, euro, for any list of rates in any order. */
export function shownRates(rates: readonly NamedRate[]): ShownRate[] {
  return SHOWN_CURRENCIES.map((name, index) => ({
    name,
    num: rateOf(rates, name),
    icon: currencySymbol(name),
    index,
  }));
}

function mustExact(num: string): ExactRate {
  const rate = exactRate(num);
  if (!rate) throw new RangeError(`not a rate: ${num}`);
  return rate;
}

/** Converts EUR cents to hundredths of the other currency, exactly and rounded half-up once. Throws a RangeError on a bad rate. */
export function convertCents(cents: Cents, num: string): Cents {
  const { numerator, denominator } = mustExact(num);
  return toCents(divideHalfUp(BigInt(assertCents(cents)) * numerator, denominator));
}

/** Converts as `convertCents`; returns null when there is no rate (shown as a dash). */
export function convertOrNull(cents: Cents, num: string | null): Cents | null {
  return num === null || !isRate(num) ? null : convertCents(cents, num);
}

/**
 * Converts parts so that they add up to the converted sum: the total is rounded once, the missing hundredths go
 * to the parts with the largest remainders, earlier first. A part differs from its own exact value by less than one
 * hundredth, and a part of zero stays zero.
 */
export function convertShares(parts: readonly Cents[], num: string): { parts: Cents[]; total: Cents } {
  const { numerator, denominator } = mustExact(num);
  const exact = parts.map((part) => BigInt(assertCents(part)) * numerator);
  const total = divideHalfUp(
    exact.reduce((a, b) => a + b, 0n),
    denominator,
  );
  return { parts: shareOut(exact, denominator, total).map(toCents), total: toCents(total) };
}

/** Sums that a manifest shows, in EUR cents; lines are net of their discount. */
export interface SumsToShow {
  lines: readonly Cents[];
  discountCents?: Cents;
  surchargeCents?: Cents;
  freightCents?: Cents;
  creditCents?: Cents;
}

/** Sums of a manifest in hundredths of the shown currency, adding up as in euro. */
export interface ShownSums {
  lines: Cents[];
  /** Lines plus discount: the goods value before discounts. */
  goods: Cents;
  discount: Cents;
  surcharge: Cents;
  freight: Cents;
  credit: Cents;
  /** Lines + surcharge + freight - credit. */
  payable: Cents;
}

/** Converts a whole manifest so that shown lines and shown sums add up to the shown total in every currency. */
export function convertSums(sums: SumsToShow, num: string): ShownSums {
  const count = sums.lines.length;
  const { parts, total } = convertShares(
    [...sums.lines, sums.surchargeCents ?? 0, sums.freightCents ?? 0, -(sums.creditCents ?? 0)],
    num,
  );
  const lines = parts.slice(0, count);
  const discount = convertCents(sums.discountCents ?? 0, num);
  const [surcharge = 0, freight = 0, credit = 0] = parts.slice(count);
  const goods = lines.reduce((a, b) => a + b, 0) + discount;
  return {
    lines,
    goods,
    discount,
    surcharge,
    freight,
    credit: credit === 0 ? 0 : -credit,
    payable: total,
  };
}
