import { settleRange } from '@selvedge/app-shell/listing/days';
import { dayRange, listSearch } from '@selvedge/app-shell/listing/listSearch';

/** Filter of the user's exports, newest first, with the days of their creation. */
export const exportsSearch = listSearch(dayRange, { settle: settleRange });
