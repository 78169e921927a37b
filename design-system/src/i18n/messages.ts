import type { Locale } from '../formats/locale';
import { pluralForm } from '../formats/number';

/** A text with `{name}` places, or its plural forms chosen by the value `count`. */
export type Message = string | { one?: string; other: string };

/** A component's own words: every key in every language, or it does not compile. */
export type Messages<Key extends string> = Record<Locale, Record<Key, Message>>;

/** Values for the places of a message. Numbers are written as given: format amounts before. */
export type MessageValues = Record<string, string | number>;

/** Gives the text of a key in the language in force. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

/** Fills a message: chooses the plural form by `values.count`, then replaces `{name}` places that have a value. */
export function fillMessage(message: Message, values: MessageValues, locale: Locale): string {
  const text = typeof message === 'string' ? message : pickForm(message, values.count, locale);
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

function pickForm(message: { one?: string; other: string }, count: unknown, locale: Locale): string {
  const form = typeof count === 'number' ? pluralForm(count, locale) : 'other';
  return message[form] ?? message.other;
}
