import { intlTag } from './locale';
import type { Locale } from './locale';

const rules = new Map<Locale, Intl.PluralRules>();

/** Returns the plural form of a count in a language; Chinese has only `other`. */
export function pluralForm(count: number, locale: Locale): Intl.LDMLPluralRule {
  let own = rules.get(locale);
  if (!own) rules.set(locale, (own = new Intl.PluralRules(intlTag(locale))));
  return own.select(count);
}
