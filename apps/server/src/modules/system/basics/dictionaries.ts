import { translate } from '../../../translate';
import words from '../../../locales/zh-CN/dictionaries.json';

/** Value, English label, Chinese label. */
export type DictionaryItem = readonly [value: string, english: string, chinese: string];

type Words = typeof words;
type ValueKey = { [Code in keyof Words]: `${Code}.${keyof Words[Code] & string}` }[keyof Words];

function itemsOf(code: keyof Words): DictionaryItem[] {
  return Object.keys(words[code]).map((value) => {
    const key = `dictionaries.${`${code}.${value}` as ValueKey}` as const;
    return [value, translate('en', key), translate('zh-CN', key)];
  });
}

/** Words of every enumeration at the start, by code; labels may be edited later, values are fixed (D-53). */
export const DICTIONARIES: Record<string, readonly DictionaryItem[]> = Object.fromEntries(
  (Object.keys(words) as (keyof Words)[]).map((code) => [code, itemsOf(code)]),
);
