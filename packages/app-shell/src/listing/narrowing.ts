import type { Narrowing } from '@selvedge/design-system/primitives/NoMatches';

/** Parameters of an address for the position and order of a list, which do not filter it. */
const STANDING: ReadonlySet<string> = new Set(['page', 'row', 'sort', 'order']);
/** Parameter of an address for the search text. */
const WORDS = 'keywords';

export interface NarrowingParts {
  /** Query of the list as its filter writes it; for filters that are not in the address, their values by name. */
  query: string | Readonly<Record<string, string | undefined>>;
  /** Labels of the query's parameters on the page. */
  names: Readonly<Record<string, string>>;
  /** Parameters that select a page of its own, such as a tab: they neither filter nor are cleared. */
  kept?: readonly string[];
  /** Shows the list with another query. */
  open: (query: string) => void;
  /** Returns the label of a search text; and the label of a parameter without a name. */
  say: { words: (words: string) => string; other: string };
}

const setOnes = (filters: Readonly<Record<string, string | undefined>>): [string, string][] =>
  Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []));

/**
 * Returns the filters of a list by its query. Every parameter that is not known to leave the rows alone counts as a filter: a list must
 * never look empty while its address hides rows.
 */
export function activeFiltersOf({ query, names, kept = [], open, say }: NarrowingParts): Narrowing {
  const params = new URLSearchParams(typeof query === 'string' ? query : setOnes(query));
  const narrowing = [...new Set(params.keys())].filter((key) => !STANDING.has(key) && !kept.includes(key));
  const by = narrowing.map((key) =>
    key === WORDS ? say.words(params.get(key) ?? '') : (names[key] ?? say.other),
  );
  return {
    by: [...new Set(by)],
    onClear: () => {
      for (const key of [...narrowing, 'page', 'row']) params.delete(key);
      open(params.toString());
    },
  };
}
