import { noticeTypeValues } from '@selvedge/api-spec/values';
import { listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';

/** Values of the filter by whether a notice was read. */
export const shownNotices = ['all', 'unread'] as const;

/** Filter of the notices, newest first. */
export const noticesSearch = listSearch({ show: oneOf(shownNotices, 'all'), type: oneOf(noticeTypeValues) });
export type NoticesFilter = FilterOf<typeof noticesSearch>;
