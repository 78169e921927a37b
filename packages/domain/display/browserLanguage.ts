/** Language of the interface. */
import { DEFAULT_TAG, factsOf, languageOfTag } from './languages';
import type { LanguageCode, LanguageTag } from './languages';

/** Returns the code with which a language is stored. */
export function codeOf(tag: LanguageTag): LanguageCode {
  return factsOf(tag).code as LanguageCode;
}

/** Returns the first supported language of the browser's; the default one when there is none. */
export function languageFromBrowser(tags: readonly string[]): LanguageTag {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return DEFAULT_TAG;
}
