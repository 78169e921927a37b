import { useEffect, useMemo } from 'react';
import { keepTabValue, readTabValue } from '../kept/tabValue';

/** Rows that a list shows, as the pages of their records need them. */
interface Trail {
  /** Addresses of the records in the order of the rows. */
  hrefs: readonly string[];
  /** Number of rows on the pages before. */
  before: number;
  /** Number of rows on all pages. */
  total: number;
}

/** Neighbours of a record in the list that shows it. */
export interface TrailPlace {
  /** Address of the previous record; left out at the beginning of the page of rows. */
  previous?: string;
  /** Address of the next record; left out at the end of the page of rows. */
  next?: string;
  /** Place among all rows of the list, from 1. */
  place: number;
  total: number;
}

const KEY = 'trails';
/** Most rows of a trail: one page of a list. */
const MOST_ROWS = 200;
/** Most trails of a browser tab: one for each list that is open beside the others. */
const MOST_TRAILS = 8;

const isTrail = (value: unknown): value is Trail => {
  const { hrefs, before, total } = (value ?? {}) as Partial<Trail>;
  return Array.isArray(hrefs) && typeof before === 'number' && typeof total === 'number';
};

/** Returns the trails of this browser tab, latest first. */
function trails(): readonly Trail[] {
  const stored = readTabValue(KEY);
  return Array.isArray(stored) ? stored.filter(isTrail) : [];
}

/** Returns an address without the escapes of ordinary letters, which do not distinguish two addresses. */
function plain(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/**
 * Remembers the rows that a list shows, for {@link useTrail} on the pages that they lead to. Call it in an effect whenever the rows change.
 * Kept per browser tab until the user signs out; rows in other order or on another page replace those with which they share a row.
 *
 * @param hrefs addresses of the rows in their order, as their links have them; those beyond the first 200 have no neighbours
 * @param before number of rows on the pages before
 * @param total number of rows on all pages
 */
export function keepTrail(hrefs: readonly string[], before: number, total: number): void {
  if (hrefs.length === 0) return;
  const own: Trail = { hrefs: hrefs.slice(0, MOST_ROWS), before, total };
  const shown = new Set(own.hrefs);
  const others = trails().filter((trail) => !trail.hrefs.some((href) => shown.has(href)));
  keepTabValue(KEY, [own, ...others].slice(0, MOST_TRAILS));
}

/** Remembers the rows that a list shows whenever they change, see {@link keepTrail}. */
export function useKeepTrail(hrefs: readonly string[], before: number, total: number): void {
  const shown = hrefs.join(' ');
  useEffect(() => {
    if (shown !== '') keepTrail(shown.split(' '), before, total);
  }, [shown, before, total]);
}

/**
 * Returns the neighbours of a record by the address of its page; undefined when no list of this browser tab shows it. A query that the page
 * itself added, such as a filter, does not matter.
 */
export function trailPlace(href: string): TrailPlace | undefined {
  const shown = trails();
  for (const own of [plain(href), plain(href.split('?')[0] ?? href)])
    for (const { hrefs, before, total } of shown) {
      const at = hrefs.findIndex((each) => plain(each) === own);
      if (at !== -1) return { previous: hrefs[at - 1], next: hrefs[at + 1], place: before + at + 1, total };
    }
  return undefined;
}

/** Neighbours of a record as they were when its page was opened, see {@link trailPlace}. */
export const useTrail = (href: string): TrailPlace | undefined => useMemo(() => trailPlace(href), [href]);
