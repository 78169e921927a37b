import { listSearch, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** Filter of the reference; `row` is the call that is open beside the list. */
export const callsSearch = listSearch({ row: text });
export type CallsFilter = FilterOf<typeof callsSearch>;
