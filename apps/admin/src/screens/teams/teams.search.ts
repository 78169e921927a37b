import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';

/** Columns by which the server can sort. */
export const sortColumns = ['name', 'size', 'totalValueCents', 'creditBalanceCents', 'createdAt'] as const;

/** Filter of the list of teams; all of it is in the address. */
export interface TeamsFilter extends Sorted<(typeof sortColumns)[number]> {
  keywords: string;
  /** Shows dissolved teams instead of present ones. */
  dissolved: boolean;
  page: number;
}

/** Reads the filter from the query; unknown values fall back to all teams, the newest first. */
export function readTeamsFilter(search: string): TeamsFilter {
  const params = readParams(search);
  return {
    keywords: params.text('keywords'),
    dissolved: params.text('dissolved') === 'true',
    ...params.sorted(sortColumns),
    page: params.page,
  };
}

/** Writes the filter as a query, leaving out default values. */
export const writeTeamsFilter = (filter: TeamsFilter): string => writeParams(filter);
