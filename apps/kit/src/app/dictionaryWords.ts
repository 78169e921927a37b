import i18next from 'i18next';
import { proxy } from 'valtio';
import type { components } from '@selvedge/api-spec/types';
import type { StatusOverride } from '@selvedge/design-system/OrderStatusBadge';
import type { StatusMarkProps } from '@selvedge/design-system/StatusMark';
import { DEFAULT_TAG, LANGUAGE_TAGS } from '@selvedge/domain/display/languages';
import type { LanguageTag } from '@selvedge/domain/display/languages';

type DictBook = components['schemas']['DictBook'];
type DictItem = components['schemas']['DictItem'];

type StatusTone = NonNullable<StatusMarkProps['tone']>;

/** Event of i18next after which words are read anew without a change of language. */
export const WORDS_CHANGED = 'dictionaryWordsChanged';

/** Namespace of the words of codes. */
export const DICTIONARIES = 'dictionaries';

/** Families of statuses that the design system draws, by the dictionary that holds their words. */
const STATUS_FAMILIES: Readonly<Record<string, string>> = {
  order_status: 'status',
  order_flow: 'flow',
  confirmation: 'confirmation',
  payment_status: 'payment',
  list_status: 'list',
};

const TONES: Readonly<Record<components['schemas']['WordTone'], StatusTone | undefined>> = {
  // What nobody has coloured keeps the look of the product.
  NEUTRAL: undefined,
  INFO: 'info',
  POSITIVE: 'positive',
  WARNING: 'warning',
  CRITICAL: 'critical',
};

/** What a house says of a code besides its words. */
interface DictionaryMark {
  /** Its place in the order of the house. */
  place: number;
  tone?: StatusTone;
}

type Words = Record<string, Record<string, string>>;

/** What staff of the house wrote over the words, colours and order of the product. */
interface DictionaryWords {
  words: Readonly<Record<LanguageTag, Words>>;
  marks: Readonly<Record<string, Readonly<Record<string, DictionaryMark>>>>;
}

const EMPTY: DictionaryWords = { words: { 'zh-CN': {}, en: {} }, marks: {} };

/** The words of the house as they are now; before they came, those of the catalogues stand. */
export const dictionaryWords = proxy<{ now: DictionaryWords }>({ now: EMPTY });

/** Whether i18next would only write a text down: one that names other texts or values could run in circles. */
const isPlain = (text: string): boolean =>
  text.trim() !== '' && !text.includes('{{') && !text.includes('$t(');

const labelIn = (tag: LanguageTag, { label, labelEn }: DictItem): string =>
  tag === DEFAULT_TAG ? label : labelEn;

function wordsIn(tag: LanguageTag, { dicts }: DictBook): Words {
  return Object.fromEntries(
    dicts.map(({ code, items }) => {
      const plain = items.filter((item) => isPlain(labelIn(tag, item)));
      return [code, Object.fromEntries(plain.map((item) => [item.value, labelIn(tag, item)]))];
    }),
  );
}

/** What a book of the server says, as the apps look it up. */
export function readBook(book: DictBook): DictionaryWords {
  const marks = book.dicts.map(({ code, items }) => {
    const own = items.map(({ value, tagType = 'NEUTRAL' }, place): [string, DictionaryMark] => {
      const tone = TONES[tagType];
      return [value, tone === undefined ? { place } : { place, tone }];
    });
    return [code, Object.fromEntries(own)] as const;
  });
  return {
    words: { 'zh-CN': wordsIn('zh-CN', book), en: wordsIn('en', book) },
    marks: Object.fromEntries(marks),
  };
}

/** Puts the words of the house over those of the catalogues, everywhere they are shown and at once. */
export function applyDictionaryWords(book: DictBook): void {
  dictionaryWords.now = readBook(book);
  for (const tag of LANGUAGE_TAGS) {
    // A language that was not loaded yet gets them with its catalogue.
    if (!i18next.hasResourceBundle(tag, DICTIONARIES)) continue;
    i18next.addResourceBundle(tag, DICTIONARIES, dictionaryWords.now.words[tag], true, true);
  }
  i18next.emit(WORDS_CHANGED);
}

/** Values in the order of the house; those it says nothing of stay last, as they were. */
export function inOrder<Value extends string>(
  values: readonly Value[],
  marks: Readonly<Record<string, DictionaryMark>> = {},
): Value[] {
  const placeOf = (value: Value): number => marks[value]?.place ?? Number.MAX_SAFE_INTEGER;
  return values.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The statuses of the house by family and code, in a language, as the design system takes them. */
export function statusOverrides({ words, marks }: DictionaryWords, tag: LanguageTag): Record<string, StatusOverride> {
  const entries = Object.entries(STATUS_FAMILIES).flatMap(([code, family]) =>
    Object.entries(words[tag][code] ?? {}).map(([value, word]): [string, StatusOverride] => [
      `${family}.${value}`,
      { word, ...marks[code]?.[value] },
    ]),
  );
  return Object.fromEntries(entries);
}
