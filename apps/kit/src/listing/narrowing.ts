import type { Narrowing } from '@selvedge/design-system/NoMatches';

/** Parts of an address that say how a list stands, not what is in it. */
const STANDING: ReadonlySet<string> = new Set(['page', 'row', 'sort', 'order']);
/** The part of an address that holds words typed by hand. */
const WORDS = 'keywords';

export interface NarrowingParts {
  /** The query of the list as its filter writes it; filters that stand in no address by their names. */
  query: string | Readonly<Record<string, string | undefined>>;
  /** What each part of the query is called on the page. */
  names: Readonly<Record<string, string>>;
  /** Parts that choose a page of its own, such as a tab: they neither narrow nor are cleared. */
  kept?: readonly string[];
  /** Shows the list by another query. */
  open: (query: string) => void;
  /** Says words that were typed, and a part without a name. */
  say: { words: (words: string) => string; other: string };
}

const setOnes = (filters: Readonly<Record<string, string | undefined>>): [string, string][] =>
  Object.entries(filters).flatMap(([name, value]) => (value ? [[name, value]] : []));

/**
 * What a list is narrowed by, read from its query. Whatever is not known to leave the rows alone counts as a filter: a list never says
 * that there is nothing while its address hides something.
 */
export function narrowingOf({ query, names, kept = [], open, say }: NarrowingParts): Narrowing {
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
