/** Marks that people leave out or put in when they write a code (L-13). */
const MARKS = /[\s/.\-_·]+/g;

/** A code without marks, in small letters: `8 051234-567892` and `MO-2511/0042.A` become plain runs of signs. */
export function codeKeyOf(code: string): string {
  return code.replaceAll(MARKS, '').toLowerCase();
}
