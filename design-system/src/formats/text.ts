import type { Locale } from './locale';

const collators = new Map<Locale, Intl.Collator>();

/** Orders two texts as a reader of the language expects; figures inside them count by value (`AW9` before `AW10`). */
export function compareText(one: string, other: string, locale: Locale): number {
  let collator = collators.get(locale);
  if (!collator) collators.set(locale, (collator = new Intl.Collator(locale, { numeric: true })));
  return collator.compare(one, other);
}

/** Names one after the other, as a sentence of the language has them: `a, b and c`. */
export function formatList(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
