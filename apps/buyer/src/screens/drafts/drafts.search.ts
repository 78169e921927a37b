import { listSearch } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** Filter of the drafts, latest first. */
export const draftsSearch = listSearch({});
export type DraftsFilter = FilterOf<typeof draftsSearch>;
