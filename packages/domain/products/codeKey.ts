import { plainText } from '../text/typed';

/** Separators that users leave out or insert when they type a code. */
const MARKS = /[ /.\-_·]+/g;

/**
 * Returns a code without separators, in lower case, however it was typed (full-width, with invisible characters, with another hyphen): `8
 * 051234-567892` and `MO-2511/0042.A` become plain runs of characters.
 */
export function codeKeyOf(code: string): string {
  return plainText(code).replaceAll(MARKS, '').toLowerCase();
}

/** Returns the codes of a product without separators, with which pasted codes and searches are compared; stored with every product. */
export function productCodeKey(product: { intlCode: string; styleNo: string }): string {
  return `${codeKeyOf(product.intlCode)} ${codeKeyOf(product.styleNo)}`;
}
