import { listSearch } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** Page of the alerts, latest first. */
export const watchedSearch = listSearch({});
export type WatchedFilter = FilterOf<typeof watchedSearch>;
