import { listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { noticeTypeValues } from '@selvedge/api-spec/values';

/** Which notices are shown: all of them, or unread ones only. */
export const showFilters = ['all', 'unread'] as const;

/** Filter of the user's inbox, the newest first, with the id of the open notice. */
export const noticesSearch = listSearch({
  show: oneOf(showFilters, 'all'),
  type: oneOf(noticeTypeValues),
  row: text,
});
export type NoticesFilter = FilterOf<typeof noticesSearch>;
