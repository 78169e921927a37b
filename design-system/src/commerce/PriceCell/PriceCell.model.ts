import type { DisplayCurrency } from '../../i18n';
import { formatMoney, none } from '../../formats';

/** Tones that a caller can set; all other looks follow from the amount. */
export const priceTones = ['regular', 'reference', 'estimated'] as const;
/** Tone of an amount. `reference` is grey: for comparison only. `estimated` has a dashed line: not yet settled. */
export type PriceTone = (typeof priceTones)[number];

/** Emphases of an amount. */
export const priceEmphases = ['regular', 'medium', 'total'] as const;
/** Emphasis of an amount: `medium` for the main price of a row, `total` for the only sum of a view. */
export type PriceEmphasis = (typeof priceEmphases)[number];

/** Amount prepared for display. */
export interface ShownAmount {
  text: string;
  /** Whether it is converted from euro: marked with ≈ and for information only. */
  isConverted: boolean;
  isNegative: boolean;
  isNone: boolean;
}

/**
 * Formats an amount of EUR cents in the display currency. A missing amount, or a currency without a rate, is a dash; zero is a zero and
 * exact, so it is never marked as converted.
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
