import { useTranslation } from 'react-i18next';
import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';
import { activeFiltersOf } from './narrowing';
import type { NarrowingParts } from './narrowing';

/** Hook that returns the filters of a list as its empty state shows them; `names` are their labels. */
export function useNarrowing(
  query: NarrowingParts['query'],
  names: Readonly<Record<string, string>>,
  open: (query: string) => void,
  kept?: readonly string[],
): Narrowing {
  const { t } = useTranslation('listing');
  const words = (typed: string): string => t('narrowing.words', { words: typed });
  return activeFiltersOf({ query, names, kept, open, say: { words, other: t('narrowing.other') } });
}

/** Hook that returns the filters of a list that has only a search. */
export function useWordNarrowing(words: string, onClear: () => void): Narrowing {
  return useNarrowing({ keywords: words }, {}, onClear);
}
