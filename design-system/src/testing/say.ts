import { useLocale } from '../i18n/LocaleProvider';

/** Gives the text of the language in force. */
export type Say = (chinese: string, english: string) => string;

const inChinese: Say = (chinese) => chinese;
const inEnglish: Say = (_chinese, english) => english;

/**
 * For stories: the text of the language that the toolbar asks for, the same function as long as that language stays. Products
 * use messages instead.
 */
export function useSay(): Say {
  return useLocale().locale === 'en' ? inEnglish : inChinese;
}
