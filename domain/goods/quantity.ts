/** Reading a number of pieces from a field or a cell. */
import { QUANTITY_MAX } from '../constants';
import { plainText } from '../text/typed';

/** Key of 'Please enter a valid number'. */
export const VALID_NUMBER = 'validNumber';

/**
 * Pieces from text: whole numbers of zero or more in plain digits. Letters, `-1`, `1.5`, empty and `1e3` give null; full-width digits are read.
 */
export function parseQuantity(text: string): number | null {
  const plain = plainText(text);
  if (!/^\d{1,9}$/.test(plain)) return null;
  const qty = Number(plain);
  return qty <= QUANTITY_MAX ? qty : null;
}
