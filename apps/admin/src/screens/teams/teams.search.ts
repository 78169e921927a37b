import { flag, listSearch } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** Filter of the list of teams, present or dissolved ones, the newest first unless sorted otherwise. */
export const teamsSearch = listSearch(
  { dissolved: flag },
  { sorts: ['name', 'size', 'totalValueCents', 'creditBalanceCents', 'createdAt'] },
);
export type TeamsFilter = FilterOf<typeof teamsSearch>;
