import { type KeyOf, formatMessage } from '@selvedge/domain/display/words';
import type { Locale } from './locale';
import { defaultLocale } from './locale';
import { pluralForm } from './plural';

type MessageTexts = Readonly<Record<string, string>>;
declare const key: unique symbol;

/** Messages of a component by language. Every language has every key; `scripts/checks/messageFiles.mjs` checks it. */
export interface Messages<Key extends string> {
  readonly words: Readonly<Partial<Record<string, MessageTexts>>>;
  readonly [key]?: Key;
}

/** Union of the keys of messages. */
export type MessageKey<From> = From extends Messages<infer Key> ? Key : never;

/** Values for the placeholders of a message. Numbers are inserted as they are: format amounts first. */
export type MessageValues = Record<string, string | number>;

/** Returns the text of a key in the language in force. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/**
 * Collects the messages of a component from its message files, one per language (`locales/<language>/<Component>.json`, i18next's format),
 * as Vite's `import.meta.glob` loads them, all languages at once.
 */
export function catalogue<Words>(files: Readonly<Record<string, unknown>>): Messages<KeyOf<Words>> {
  const words = Object.entries(files).map(([path, own]) => [path.split('/').at(-2), own as MessageTexts]);
  return { words: Object.fromEntries(words) as Record<string, MessageTexts> };
}

/**
 * Returns a message in a language: chooses the plural form by `values.count`, then fills the `{{name}}` placeholders that have a value.
 * Falls back to the default language when the messages lack the language, and to the key itself when they lack the key.
 */
export function fillMessage(
  { words }: Messages<string>,
  name: string,
  values: MessageValues,
  locale: Locale,
): string {
  const own = words[locale] ?? words[defaultLocale] ?? {};
  return formatMessage(own, name, values, (count) => pluralForm(count, locale)) ?? name;
}
