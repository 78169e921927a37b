/** Language of the interface. */
import { DEFAULT_TAG, factsOf, languageOfTag } from './languages';
import type { LanguageCode, LanguageTag } from './languages';

/** The language as it is stored. */
export function codeOf(tag: LanguageTag): LanguageCode {
  return factsOf(tag).code as LanguageCode;
}

/** The first language of the browser that is ours; the default one when there is none. */
export function languageFromBrowser(tags: readonly string[]): LanguageTag {
  for (const tag of tags) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return DEFAULT_TAG;
}
