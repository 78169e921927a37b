/** Reads messages from message files in i18next's format, for library and server. */

/** Suffixes of plural forms behind a key: `found_one`, `found_other`. */
type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** Keys of a message file: those of a group behind a dot, plural forms as one key. */
export type KeyOf<Words> = {
  [Name in keyof Words & string]: Words[Name] extends string
    ? Name extends `${infer Plural}_${Form}`
      ? Plural
      : Name
    : `${Name}.${KeyOf<Words[Name]>}`;
}[keyof Words & string];

/** Values for the placeholders of a text. Numbers are inserted as they are: format amounts before. */
export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Returns a text of a message file without groups: selects the plural form by `values.count`, then fills the `{{name}}` placeholders that
 * have a value. `formOf` returns the plural form of a number in the language. Returns undefined for a key without a text.
 */
export function formatMessage(
  texts: Readonly<Record<string, string>>,
  key: string,
  values: TextValues,
  formOf: (count: number) => string,
): string | undefined {
  const form = typeof values.count === 'number' ? formOf(values.count) : 'other';
  const text = texts[key] ?? texts[`${key}_${form}`] ?? texts[`${key}_other`];
  return text?.replace(/\{\{(\w+)\}\}/g, (place, at: string) => String(values[at] ?? place));
}
