import { plainText } from '../text/typed';

/** Marks that people leave out or put in when they write a code. */
const MARKS = /[ /.\-_·]+/g;

/**
 * A code without marks, in small letters: `8 051234-567892` and `MO-2511/0042.A` become plain runs of signs, however they were typed (full-width,
 * with marks nobody sees, with another hyphen).
 */
export function codeKeyOf(code: string): string {
  return plainText(code).replaceAll(MARKS, '').toLowerCase();
}

/** The codes of a product without marks, which pasted codes and searches are compared with; written with every product. */
export function productCodeKey(product: { intlCode: string; styleNo: string }): string {
  return `${codeKeyOf(product.intlCode)} ${codeKeyOf(product.styleNo)}`;
}
