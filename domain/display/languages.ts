/** The languages of the product: the one list that apps, library, server and checks read. A third one is a line here. */

/** What is to be known of a language besides its words. */
interface LanguageFacts {
  /** BCP 47 tag: folder of its catalogues, and `lang` of the page. */
  tag: string;
  /** As the specification stores it and calls carry it. */
  code: string;
  /** Its name in itself, and that name where there is little room. */
  name: string;
  shortName: string;
  /** Tag by which numbers, months and plural forms are asked for. */
  intl: string;
  /** Latin words take more room than Han ones: columns are wider. */
  script: 'han' | 'latin';
  /** How a discount is told: what is paid, in tenths (3.2 折), or what is taken off, in percent. */
  discount: 'tenths' | 'percent';
}

/** In the order in which they are offered; the first one is the default. */
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

/** A language by its tag. */
export type LanguageTag = (typeof LANGUAGES)[number]['tag'];
/** A language as it is stored. */
export type LanguageCode = (typeof LANGUAGES)[number]['code'];

/** The tags, in the order of the list. */
export const LANGUAGE_TAGS: readonly LanguageTag[] = LANGUAGES.map(({ tag }) => tag);

/** The language of who asked for none of ours. */
export const DEFAULT_TAG: LanguageTag = LANGUAGES[0].tag;

/** Facts of a language. */
export function factsOf(tag: LanguageTag): LanguageFacts {
  return LANGUAGES.find((language) => language.tag === tag) ?? LANGUAGES[0];
}

/** The language that a tag asks for: `zh-*` Chinese, `en-*` English, whatever the case; null for none of ours. */
export function languageOfTag(asked: string | null | undefined): LanguageTag | null {
  const primary = primaryOf(asked ?? '');
  return LANGUAGES.find(({ tag }) => primaryOf(tag) === primary)?.tag ?? null;
}

const primaryOf = (tag: string): string => tag.trim().toLowerCase().split(/[-_]/)[0] ?? '';
