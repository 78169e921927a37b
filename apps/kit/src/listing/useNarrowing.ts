import { useTranslation } from 'react-i18next';
import type { Narrowing } from '@selvedge/design-system/NoMatches';
import { narrowingOf } from './narrowing';
import type { NarrowingParts } from './narrowing';

/** What a list with its filters in the address is narrowed by; `names` are those of its filters. */
export function useNarrowing(
  query: NarrowingParts['query'],
  names: Readonly<Record<string, string>>,
  open: (query: string) => void,
  kept?: readonly string[],
): Narrowing {
  const { t } = useTranslation('listing');
  const words = (typed: string): string => t('narrowing.words', { words: typed });
  return narrowingOf({ query, names, kept, open, say: { words, other: t('narrowing.other') } });
}

/** What a list that is only searched is narrowed by. */
export function useWordNarrowing(words: string, onClear: () => void): Narrowing {
  return useNarrowing({ keywords: words }, {}, onClear);
}
