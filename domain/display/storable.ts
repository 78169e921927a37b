/** Text as it can be stored: PostgreSQL takes neither the sign NUL nor half a surrogate pair. */

/** Halves of a surrogate pair that stand alone. */
const LONE_HALF = /\p{Cs}/u;
const NUL = '\0';

/** Whether text cannot be stored. */
export function isUnstorable(text: string): boolean {
  return text.includes(NUL) || LONE_HALF.test(text);
}

/** Text that can be stored: the sign NUL is left out, half a surrogate pair becomes the replacement sign. */
export function storable(text: string): string {
  if (!isUnstorable(text)) return text;
  return text.replaceAll(NUL, '').replaceAll(/\p{Cs}/gu, '\uFFFD');
}

/** Text cut to a number of UTF-16 units, never inside a surrogate pair. */
export function cutText(text: string, most: number): string {
  return storable(text.length > most ? text.slice(0, most) : text);
}
