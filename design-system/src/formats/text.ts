import type { Locale } from './locale';

const collators = new Map<Locale, Intl.Collator>();

/** Compares two texts in the sort order of the language; numbers inside them count by value (`AW9` before `AW10`). */
export function compareText(one: string, other: string, locale: Locale): number {
  let collator = collators.get(locale);
  if (!collator) collators.set(locale, (collator = new Intl.Collator(locale, { numeric: true })));
  return collator.compare(one, other);
}

/** Formats names as a list in a sentence: `a, b and c`. */
export function formatList(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
