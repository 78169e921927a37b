import { useMemo } from 'react';
import { useLocale } from './LocaleProvider';
import { fillMessage } from '../formats/messages';
import type { Messages, Translate } from '../formats/messages';

/**
 * Returns the translate function of a component's messages in the language in force: `const t = useMessages(messages); t('found',
 * { count: 3 })`.
 */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const { locale } = useLocale();
  return useMemo(
    () =>
      (key, values = {}) =>
        fillMessage(messages, key, values, locale),
    [messages, locale],
  );
}
