/** Words from catalogues in i18next's form: what library and server read them by. */

/** Plural forms as catalogues write them behind a key: `found_one`, `found_other`. */
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** The keys of a catalogue, those of a group behind a dot, plural forms as one. */
export type KeyOf<Words> = {
  [Name in keyof Words & string]: Words[Name] extends string
    ? Name extends `${infer Plural}_${Form}`
      ? Plural
      : Name
    : `${Name}.${KeyOf<Words[Name]>}`;
}[keyof Words & string];

/** Values for the places of a text. Numbers are written as given: format amounts before. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * A text of a catalogue without groups: chooses the plural form by `values.count`, then fills the `{{name}}` places that have a
 * value. `formOf` says which form a number takes in the language. A key without a text answers undefined.
 */
export function textFrom(
  texts: Readonly<Record<string, string>>,
  key: string,
  values: TextValues,
  formOf: (count: number) => string,
): string | undefined {
  const form = typeof values.count === 'number' ? formOf(values.count) : 'other';
  const text = texts[key] ?? texts[`${key}_${form}`] ?? texts[`${key}_other`];
  return text?.replace(/\{\{(\w+)\}\}/g, (place, at: string) => String(values[at] ?? place));
}
