import { catalogue, fillMessage } from './messages';
import type { MessageKey, MessageValues } from './messages';
import type words from '../locales/en/formats.json';
import type { Locale } from './locale';

const messages = catalogue<typeof words>(
  import.meta.glob('../locales/*/formats.json', { eager: true, import: 'default' }),
);

/** Returns a message of the formats: units, spans of time, the order of a date's parts. */
export function formatWord(
  key: MessageKey<typeof messages>,
  locale: Locale,
  values: MessageValues = {},
): string {
  return fillMessage(messages, key, values, locale);
}
