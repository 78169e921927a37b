/** Languages of the product: the only list, for apps, library, server and checks. A further language is a new entry. */

/** Properties of a language besides its messages. */
interface LanguageFacts {
  /** BCP 47 tag: folder of its message files, and `lang` of the page. */
  tag: string;
  /** Code with which the specification stores it and calls send it. */
  code: string;
  /** Name of the language in itself, and its short form for narrow places. */
  name: string;
  shortName: string;
  /** Tag for `Intl`: numbers, months and plural forms. */
  intl: string;
  /** Script; Latin text takes more room than Han text, so its columns are wider. */
  script: 'han' | 'latin';
  /** Form of a discount: the share that is paid, in tenths (3.2 折), or the share taken off, in percent. */
  discount: 'tenths' | 'percent';
}

/** Languages in the order in which they are offered; the first one is the default. */
export const LANGUAGES = [
  {
    tag: 'zh-CN',
    code: 'zh-cn',
    name: '中文',
    shortName: '中',
    intl: 'zh-CN',
    script: 'han',
    discount: 'tenths',
  },
  {
    tag: 'en',
    code: 'en',
    name: 'English',
    shortName: 'EN',
    intl: 'en-US',
    script: 'latin',
    discount: 'percent',
  },
] as const satisfies readonly LanguageFacts[];

/** Tag of a language. */
export type LanguageTag = (typeof LANGUAGES)[number]['tag'];
/** Code with which a language is stored. */
export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** Tags of the languages, in the order of the list. */
export const LANGUAGE_TAGS: readonly LanguageTag[] = LANGUAGES.map(({ tag }) => tag);

/** Default language, for callers that accept none of ours. */
export const DEFAULT_TAG: LanguageTag = LANGUAGES[0].tag;

/** Returns the properties of a language. */
export function factsOf(tag: LanguageTag): LanguageFacts {
  return LANGUAGES.find((language) => language.tag === tag) ?? LANGUAGES[0];
}

/** Returns the language of a tag: `zh-*` Chinese, `en-*` English, in any case; null for an unsupported one. */
export function languageOfTag(asked: string | null | undefined): LanguageTag | null {
  const primary = primaryOf(asked ?? '');
  return LANGUAGES.find(({ tag }) => primaryOf(tag) === primary)?.tag ?? null;
}

const primaryOf = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
