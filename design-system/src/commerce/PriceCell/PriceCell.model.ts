import type { DisplayCurrency } from '../../i18n';
import { formatMoney, none } from '../../formats';

/** Looks a caller may ask for; all others follow from the figures. */
export const priceTones = ['regular', 'reference', 'estimated'] as const;
/** `reference` is grey: for comparison only. `estimated` has a dashed line: not yet settled. */
export type PriceTone = (typeof priceTones)[number];

/** Strengths of an amount. */
export const priceEmphases = ['regular', 'medium', 'total'] as const;
/** `medium` for the price that counts in a row, `total` for the one sum of a view. */
export type PriceEmphasis = (typeof priceEmphases)[number];

/** An amount as it is drawn. */
export interface ShownAmount {
  text: string;
  /** Converted from euro: marked with ≈ and information only. */
  isConverted: boolean;
  isNegative: boolean;
  isNone: boolean;
}

/**
 * The text and the look of an amount of EUR cents in the display currency. Nothing, or a currency without a rate, is a
 * dash; zero is a zero and stays exact, so it is never marked as converted.
 */
export function showAmount(cents: number | null | undefined, currency: DisplayCurrency): ShownAmount {
  const hasRate = currency.code === 'EUR' || currency.rate !== '';
  if (cents === null || cents === undefined || !hasRate)
    return { text: none, isConverted: false, isNegative: false, isNone: true };
  const text =
    currency.code === 'EUR'
      ? formatMoney(cents)
      : formatMoney(cents, { currency: currency.code, rate: currency.rate });
  return { text, isConverted: currency.code !== 'EUR' && cents !== 0, isNegative: cents < 0, isNone: false };
}
