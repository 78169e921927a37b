import i18next from 'i18next';
import { proxy } from 'valtio';
import type { components } from '@selvedge/api-spec/types';
import type { StatusOverride } from '@selvedge/design-system/i18n';
import type { StatusMarkProps } from '@selvedge/design-system/primitives/StatusMark';
import { DEFAULT_TAG, LANGUAGE_TAGS } from '@selvedge/domain/display/languages';
import type { LanguageTag } from '@selvedge/domain/display/languages';

type DictBook = components['schemas']['DictBook'];
type DictItem = components['schemas']['DictItem'];

type StatusTone = NonNullable<StatusMarkProps['tone']>;

/** Event of i18next after which messages are read again without a change of language. */
export const WORDS_CHANGED = 'dictionaryWordsChanged';

/** i18next namespace of the dictionaries, the labels of codes. */
export const DICTIONARIES = 'dictionaries';

/** Status families of the design system by the dictionary that contains their labels. */
const STATUS_FAMILIES: Readonly<Record<string, string>> = {
  order_status: 'status',
  order_flow: 'flow',
  confirmation: 'confirmation',
  payment_status: 'payment',
  list_status: 'list',
};

const TONES: Readonly<Record<components['schemas']['WordTone'], StatusTone | undefined>> = {
  // An entry without a colour of its own keeps the default colour.
  NEUTRAL: undefined,
  INFO: 'info',
  POSITIVE: 'positive',
  WARNING: 'warning',
  CRITICAL: 'critical',
};

/** Order and colour of a dictionary entry, beside its labels. */
interface DictionaryMark {
  /** Position in the order that staff set. */
  place: number;
  tone?: StatusTone;
}

type Words = Record<string, Record<string, string>>;

/** Labels, order and colours that staff of the installation set in place of the defaults. */
interface DictionaryWords {
  words: Readonly<Record<LanguageTag, Words>>;
  marks: Readonly<Record<string, Readonly<Record<string, DictionaryMark>>>>;
}

const EMPTY: DictionaryWords = { words: { 'zh-CN': {}, en: {} }, marks: {} };

/** Dictionaries of the installation as loaded last; until then the labels of the message files are shown. */
export const dictionaryWords = proxy<{ now: DictionaryWords }>({ now: EMPTY });

/** Returns whether i18next would output a text unchanged: a text that references other messages or values could recurse endlessly. */
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

/** Returns the dictionaries of a server response in the form that the apps look up. */
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

/** Replaces the labels of the message files with those of the installation, everywhere and at once. */
export function applyDictionaryWords(book: DictBook): void {
  dictionaryWords.now = readBook(book);
  for (const tag of LANGUAGE_TAGS) {
    // A language that is not loaded yet gets these labels together with its message files.
    if (!i18next.hasResourceBundle(tag, DICTIONARIES)) continue;
    i18next.addResourceBundle(tag, DICTIONARIES, dictionaryWords.now.words[tag], true, true);
  }
  i18next.emit(WORDS_CHANGED);
}

/** Returns values in the order that staff set; values without a position come last, in their previous order. */
export function inOrder<Value extends string>(
  values: readonly Value[],
  marks: Readonly<Record<string, DictionaryMark>> = {},
): Value[] {
  const placeOf = (value: Value): number => marks[value]?.place ?? Number.MAX_SAFE_INTEGER;
  return values.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Returns labels and colours of statuses in a language, by family and code, as the design system takes them. */
export function statusOverrides(
  { words, marks }: DictionaryWords,
  tag: LanguageTag,
): Record<string, StatusOverride> {
  const entries = Object.entries(STATUS_FAMILIES).flatMap(([code, family]) =>
    Object.entries(words[tag][code] ?? {}).map(([value, word]): [string, StatusOverride] => [
      `${family}.${value}`,
      { word, ...marks[code]?.[value] },
    ]),
  );
  return Object.fromEntries(entries);
}
