import { PROBLEMS_MAX } from '@selvedge/domain/constants';

/** Halves of a surrogate pair that stand alone. */
const LONE_HALF = /\p{Cs}/u;
const NUL = '\0';

/** Whether text cannot be stored: PostgreSQL takes neither the sign NUL nor half a surrogate pair. */
function isUnstorable(text: string): boolean {
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

/**
 * Names of the first texts inside a value that cannot be stored, also as names of fields; parts joined by dots. Walks without
 * recursion, so that deeply nested values do no harm.
 */
export function unstorableFields(value: unknown): string[] {
  const found: string[] = [];
  const open: { value: unknown; name: string }[] = [{ value, name: '' }];
  for (let at = open.pop(); at !== undefined && found.length < PROBLEMS_MAX; at = open.pop()) {
    const { value: current, name } = at;
    if (typeof current === 'string') {
      if (isUnstorable(current)) found.push(name || 'body');
    } else if (typeof current === 'object' && current !== null) {
      for (const [key, inner] of Object.entries(current)) {
        if (isUnstorable(key)) found.push(name || 'body');
        else open.push({ value: inner, name: name === '' ? key : `${name}.${key}` });
      }
    }
  }
  return found;
}
