import { type KeyOf, textFrom } from '@selvedge/domain/display/words';
import type { Locale } from './locale';
import { defaultLocale } from './locale';
import { pluralForm } from './plural';

type ComponentStats = Readonly<Record<string, string>>;
declare const key: unique symbol;

/** A component's own words by language. Every language has every key, as the catalogue check sees to. */
export interface Messages<Key extends string> {
  readonly words: Readonly<Partial<Record<string, ComponentStats>>>;
  readonly [key]?: Key;
}

/** The keys of messages. */
export type MessageKey<From> = From extends Messages<infer Key> ? Key : never;

/** Values for the places of a message. Numbers are written as given: format amounts before. */
export type MessageValues = Record<string, string | number>;

/** Gives the text of a key in the language in force. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/**
 * The words of a component from its catalogues, one file per language (`locales/<language>/<Component>.json`, i18next's form):
 * what Vite's `import.meta.glob` finds of it, all languages at once.
 */
export function catalogue<Words>(files: Readonly<Record<string, unknown>>): Messages<KeyOf<Words>> {
  const words = Object.entries(files).map(([path, own]) => [path.split('/').at(-2), own as ComponentStats]);
  return { words: Object.fromEntries(words) as Record<string, ComponentStats> };
}

/** A text in a language: chooses the plural form by `values.count`, then fills the `{{name}}` places that have a value. */
export function fillMessage(
  { words }: Messages<string>,
  name: string,
  values: MessageValues,
  locale: Locale,
): string {
  const own = words[locale] ?? words[defaultLocale] ?? {};
  return textFrom(own, name, values, (count) => pluralForm(count, locale)) ?? name;
}
