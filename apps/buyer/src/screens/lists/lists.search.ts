import { readParams, writeParams } from '@selvedge/app-shell/listing/searchParams';
import type { Sorted } from '@selvedge/app-shell/listing/sorting';
import { deliveryMethodValues, listStatusValues } from '@selvedge/api-spec/values';

/** Filter values of the list page in the address. */

/** Columns that lists can be sorted by; the merchant's order when none is chosen. */
export const sortColumns = ['name', 'closeAt', 'stockQty'] as const;

export type ListStatusFilter = (typeof listStatusValues)[number];

/** Filter, sort order and page of the list page. */
export interface ListsSearch extends Sorted<(typeof sortColumns)[number]> {
  readonly status?: ListStatusFilter;
  readonly delivery?: (typeof deliveryMethodValues)[number];
  /** Whether only the user's own lists are shown, including drafts. */
  readonly isMine?: boolean;
  /** Whether only open lists are shown, those closing first on top. */
  readonly closingSoon?: boolean;
  readonly keywords?: string;
  readonly page: number;
}

/** Reads the filter from the query inside the hash; unknown values are ignored. */
export function readListsSearch(search: string): ListsSearch {
  const params = readParams(search);
  const status = params.oneOf('status', listStatusValues);
  const delivery = params.oneOf('delivery', deliveryMethodValues);
  const keywords = params.text('keywords').trim().slice(0, 100);
  const sorted = params.sorted(sortColumns);
  return {
    ...(status ? { status } : {}),
    ...(delivery ? { delivery } : {}),
    ...(params.text('scope') === 'mine' ? { isMine: true } : {}),
    ...(params.text('closing') === 'soon' ? { closingSoon: true } : {}),
    ...(keywords ? { keywords } : {}),
    ...(sorted.sort ? sorted : {}),
    page: params.page,
  };
}

/** Returns the query from which `readListsSearch` reads this filter. */
export const writeListsSearch = ({ isMine, closingSoon, ...rest }: ListsSearch): string =>
  writeParams({ scope: isMine && 'mine', closing: closingSoon && 'soon', ...rest });
