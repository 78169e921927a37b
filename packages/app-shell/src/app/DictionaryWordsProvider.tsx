import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { StatusOverrides, useLocale } from '@selvedge/design-system/i18n';
import { publicClient } from './client';
import { statusOverrides, dictionaryWords, applyDictionaryWords } from './dictionaryWords';
import { queryKey } from './queryKeys';

/** Query of all dictionaries of the installation; fetched again when the live frame `dict.changed` arrives. */
const bookQuery = queryOptions({
  queryKey: queryKey('dicts', 'book'),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => publicClient.get('/api/sp/common/dict', { signal, silent: true }),
});

/**
 * Provides the installation's dictionaries to the pages inside: selects and badges show the labels, colours and order that staff set,
 * without a release. The sign-in page does not use it, so it does not wait for the dictionaries.
 */
export function DictionaryWordsProvider({ children }: { children: ReactNode }) {
  const { data: book } = useQuery(bookQuery);
  useEffect(() => {
    if (book !== undefined) applyDictionaryWords(book);
  }, [book]);
  const { now } = useSnapshot(dictionaryWords);
  const { locale } = useLocale();
  const statuses = useMemo(() => statusOverrides(now, locale), [now, locale]);
  return <StatusOverrides statuses={statuses}>{children}</StatusOverrides>;
}
