import { DEFAULT_TAG, LANGUAGE_TAGS, factsOf } from '@selvedge/domain/display/languages';
import type { LanguageTag } from '@selvedge/domain/display/languages';

/** Languages of the product, in the order in which they are offered. */
export const locales = LANGUAGE_TAGS;
export type Locale = LanguageTag;

/** The default language. */
export const defaultLocale: Locale = DEFAULT_TAG;

/** The tag by which `Intl` and React Aria are asked for a language. */
export const intlTag = (locale: Locale): string => factsOf(locale).intl;

/** Latin words take more room than Han ones. */
export const isLatin = (locale: Locale): boolean => factsOf(locale).script === 'latin';

/** A discount is told by what is paid, in tenths, and not by what is taken off. */
export const tellsTenths = (locale: Locale): boolean => factsOf(locale).discount === 'tenths';
