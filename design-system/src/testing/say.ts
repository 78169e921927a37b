import { defaultLocale } from '../formats/locale';
import type { Locale } from '../formats/locale';
import { useLocale } from '../i18n/LocaleProvider';

/** Function that returns the text of the language in force. */
export type Say = (chinese: string, english: string) => string;

const inChinese: Say = (chinese) => chinese;
const inEnglish: Say = (_chinese, english) => english;
const sayIn = (locale: Locale): Say => (locale === 'en' ? inEnglish : inChinese);

let storyLocale = defaultLocale;

/** Sets the language of {@link say}; call it before the files of stories are loaded, whose args and data are made then. */
export function setStoryLocale(locale: Locale): void {
  storyLocale = locale;
}

/** Returns the text of a story in the language that the window was loaded with. Products use messages instead. */
export const say: Say = (chinese, english) => sayIn(storyLocale)(chinese, english);

/**
 * Returns `say` for the language around the component, which differs from the window's in a story with a language of its own and in a page
 * that shows both; the function stays the same until that language changes.
 */
export function useSay(): Say {
  return sayIn(useLocale().locale);
}
