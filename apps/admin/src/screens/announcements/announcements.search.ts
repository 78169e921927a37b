import { listSearch, oneOf } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf } from '@selvedge/app-shell/listing/listSearch';
import { noticeStatusValues } from '@selvedge/api-spec/values';

/** Filter of the list of notices, the newest first unless sorted otherwise. */
export const announcementsSearch = listSearch(
  { status: oneOf(noticeStatusValues) },
  { sorts: ['title', 'createdAt', 'publishedAt', 'recipientCount', 'readCount'] },
);
export type AnnouncementsFilter = FilterOf<typeof announcementsSearch>;
