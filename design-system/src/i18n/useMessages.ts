import { useMemo } from 'react';
import { useLocale } from './LocaleProvider';
import { getMessage } from '../formats/messages';
import type { MessageSet, Translate } from '../formats/messages';

/**
 * Returns the translate function of a component's messages in the language in force: `const t = useMessages('Pagination'); t('found',
 * { count: 3 })`.
 */
export function useMessages<Name extends MessageSet>(name: Name): Translate<Name> {
  const { locale } = useLocale();
  return useMemo(() => (key, values) => getMessage(name, key, locale, values), [name, locale]);
}
