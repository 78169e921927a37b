import type { TypedOn } from './keptStore';
import { isSame } from './typedFields';
import type { Typed } from './useKept';

const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** FNV-1a of a text from a start value: 32 bits. */
function hash(text: string, start: number): number {
  let value = start;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), PRIME);
  return value >>> 0;
}

/**
 * Returns a fingerprint of a field's value: two hashes of 32 bits. It tells whether the value has changed without a copy of it; it is no
 * protection against guessing.
 */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return `${hash(text, OFFSET).toString(36)}.${hash(text, PRIME).toString(36)}`;
}

/**
 * Returns the record that fields were typed on, once more of them are typed or some are as before.
 *
 * @param version version of the record that the form shows
 * @param began values that the form shows untouched
 */
export function typedOn(before: TypedOn | undefined, typed: Typed, version: number, began: Typed): TypedOn {
  const first = before ?? { version, replaced: {} };
  const replaced = Object.keys(typed).map(
    (name) => [name, first.replaced[name] ?? fingerprint(began[name])] as const,
  );
  return { ...first, replaced: Object.fromEntries(replaced) };
}

/** Returns the stored values of the fields that another user changed to something else than was typed, since they were typed. */
export const changedByBoth = (typed: Typed, { replaced }: TypedOn, stored: Typed): Typed =>
  Object.fromEntries(
    Object.entries(stored).filter(
      ([name, value]) =>
        name in typed && !isSame(value, typed[name]) && replaced[name] !== fingerprint(value),
    ),
  );
