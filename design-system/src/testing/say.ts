import { useLocale } from '../i18n/LocaleProvider';

/** Function that returns the text of the language in force. */
export type Say = (chinese: string, english: string) => string;

const inChinese: Say = (chinese) => chinese;
const inEnglish: Say = (_chinese, english) => english;

/**
 * Returns `say` for stories: the text in the toolbar's language; the function stays the same until that language changes. Products use
 * messages instead.
 */
export function useSay(): Say {
  return useLocale().locale === 'en' ? inEnglish : inChinese;
}
