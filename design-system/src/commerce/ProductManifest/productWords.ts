import { none } from '../../formats';
import type { Locale } from '../../formats';
import { isLatin } from '../../formats/locale';
import type { Formats } from '../../i18n';
import type { ManifestProduct } from '../ManifestTable/ManifestTable';

/** Returns name and colour of a style as a text. */
export function colouredName({ name, colour }: ManifestProduct, locale: Locale): string {
  return [name, colour.name].filter(Boolean).join(isLatin(locale) ? ', ' : '，');
}

/** Formats an amount in the display currency, with `≈` when it is converted. */
export function shownPrice(cents: number | null, formats: Formats, currency: string): string {
  const amount = formats.displayMoney(cents);
  return currency === 'EUR' || amount === none ? amount : `≈${amount}`;
}
