import { days, listSearch } from '@selvedge/app-shell/listing/listSearch';

/** Filter of the user's exports, newest first, with the days of their creation. */
export const exportsSearch = listSearch(days);
