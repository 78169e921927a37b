import { DEFAULT_TAG, LANGUAGE_TAGS, factsOf } from '@selvedge/domain/display/languages';
import type { LanguageTag } from '@selvedge/domain/display/languages';

/** Languages of the product, in the order of the language menu. */
export const locales = LANGUAGE_TAGS;
export type Locale = LanguageTag;

/** The default language. */
export const defaultLocale: Locale = DEFAULT_TAG;

/** Returns the BCP 47 tag of a language for `Intl` and React Aria. */
export const intlTag = (locale: Locale): string => factsOf(locale).intl;

/** Returns whether a language uses Latin script, whose words take more room than Chinese ones. */
export const isLatin = (locale: Locale): boolean => factsOf(locale).script === 'latin';

/** Returns whether the language states a discount as the part paid, in tenths (`3.2 折`), and not as the part taken off. */
export const writesDiscountInTenths = (locale: Locale): boolean => factsOf(locale).discount === 'tenths';
