import { type KeyOf, formatMessage } from '@selvedge/domain/display/words';
import type statuses from '@selvedge/domain/locales/en/statuses.json';
import type entry from '../locales/en/entry.json';
import type inside from '../locales/en/inside.json';
import type { Locale } from './locale';
import { pluralForm } from './plural';

/** Messages by key, in i18next's format. */
type MessageTexts = Readonly<Record<string, string>>;
/** Messages of one language, by the name of their set. */
type MessageSets = Readonly<Record<string, MessageTexts>>;

type AllSets = typeof entry & typeof inside & { statuses: typeof statuses };

/** Name of a set of messages: that of the component which says them. Every language has every key; `scripts/checks/messageFiles.mjs` checks it. */
export type MessageSet = keyof AllSets;

/** Union of the keys of a set. */
export type MessageKey<Name extends MessageSet> = KeyOf<AllSets[Name]>;

/** Values for the placeholders of a message. Numbers are inserted as they are: format amounts first. */
export type MessageValues = Record<string, string | number>;

/** Returns the text of a key in the language in force. */
export type Translate<Name extends MessageSet> = (key: MessageKey<Name>, values?: MessageValues) => string;

/** File of the messages of a language: `entry` for what a sign-in, an error page and the formats say, `inside` for everything else. */
export type MessagePart = 'entry' | 'inside';

const files = import.meta.glob<MessageSets>('../locales/*/*.json', { import: 'default' });
const statusFiles = import.meta.glob<MessageTexts>('../../../packages/domain/locales/*/statuses.json', {
  import: 'default',
});
const loaded = new Map<Locale, MessageSets>();

/** Loads messages of a language. Called before the language is passed to `LocaleProvider` or to a format. */
export async function loadMessages(
  locale: Locale,
  parts: readonly MessagePart[] = ['entry', 'inside'],
): Promise<void> {
  const loads = parts.map((part) => files[`../locales/${locale}/${part}.json`]?.());
  if (parts.includes('inside')) loads.push(loadStatuses(locale));
  const sets = await Promise.all(loads);
  loaded.set(locale, Object.assign({}, loaded.get(locale), ...sets) as MessageSets);
}

/** Loads the names of statuses, by family and code: those of the domain, with which the server's dictionaries start too. */
async function loadStatuses(locale: Locale): Promise<MessageSets> {
  const path = `../../../packages/domain/locales/${locale}/statuses.json`;
  return { statuses: (await statusFiles[path]?.()) ?? {} };
}

/** Returns a message of a set in a language. Throws where the set is not loaded; in a production build it returns the key. */
export function getMessage<Name extends MessageSet>(
  name: Name,
  key: MessageKey<Name>,
  locale: Locale,
  values: MessageValues = {},
): string {
  const texts = loaded.get(locale)?.[name];
  if (texts === undefined && !import.meta.env.PROD)
    throw new Error(`The messages of ${name} in ${locale} are not loaded: see loadMessages`);
  return fillMessage(texts ?? {}, key, values, locale);
}

/**
 * Returns a message of a set: chooses the plural form by `values.count`, then fills the `{{name}}` placeholders that have a value. Falls
 * back to the key itself when the set lacks it.
 */
export function fillMessage(texts: MessageTexts, key: string, values: MessageValues, locale: Locale): string {
  return formatMessage(texts, key, values, (count) => pluralForm(count, locale)) ?? key;
}
