/** Text as it can be stored: PostgreSQL accepts neither the character NUL nor a lone surrogate. */

/** Lone surrogates. */
const LONE_HALF = /\p{Cs}/u;
const NUL = '\0';

/** Returns whether text cannot be stored. */
export function isUnstorable(text: string): boolean {
  return text.includes(NUL) || LONE_HALF.test(text);
}

/** Returns text that can be stored: the character NUL is removed, a lone surrogate becomes the replacement character. */
export function storable(text: string): string {
  if (!isUnstorable(text)) return text;
  return text.replaceAll(NUL, '').replaceAll(/\p{Cs}/gu, '\uFFFD');
}

/** Cuts text to a number of UTF-16 units, never inside a surrogate pair. */
export function cutText(text: string, most: number): string {
  return storable(text.length > most ? text.slice(0, most) : text);
}
