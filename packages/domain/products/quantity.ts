/** Parsing of a number of pieces from a field or a cell. */
import { QUANTITY_MAX } from '../constants';
import { plainText } from '../text/typed';

/** Message key of 'Please enter a valid number'. */
export const VALID_NUMBER = 'validNumber';

/**
 * Parses pieces: whole numbers of zero or more in plain digits. Returns null for letters, `-1`, `1.5`, empty text and `1e3`; full-width
 * digits are accepted.
 */
export function parseQuantity(text: string): number | null {
  const plain = plainText(text);
  if (!/^\d{1,9}$/.test(plain)) return null;
  const qty = Number(plain);
  return qty <= QUANTITY_MAX ? qty : null;
}
