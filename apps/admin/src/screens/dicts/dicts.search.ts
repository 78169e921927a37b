import { listSearch, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** Filter of the dictionaries; `row` is the one whose entries are shown beside the list. */
export const dictsSearch = listSearch({ row: text });
export type DictsFilter = FilterOf<typeof dictsSearch>;
