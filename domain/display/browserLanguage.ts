/** Language of the interface. */
import { DEFAULT_LANGUAGE } from '../constants';

/** Languages as stored. */
export type Language = 'zh-cn' | 'en';

/** Locale tags as formats and catalogues use them. */
export const LOCALE_TAGS: Readonly<Record<Language, 'zh-CN' | 'en'>> = { 'zh-cn': 'zh-CN', en: 'en' };

/** One of our languages for a tag (`zh-*` Chinese, `en-*` English, whatever the case), else null. */
export function languageOf(tag: string | null | undefined): Language | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  if (primary === 'zh') return 'zh-cn';
  return primary === 'en' ? 'en' : null;
}

/** The first language of the browser that is ours; Chinese when there is none. */
export function languageFromBrowser(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = languageOf(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
