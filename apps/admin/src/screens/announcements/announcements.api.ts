import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate, runThenRefetch } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { AnnouncementsFilter } from './announcements.search';

type Input = components['schemas']['NoticeAdminInput'];

/** Notices per page. */
const ANNOUNCEMENTS_PER_PAGE = 20;

/** Query of one page of the notices that staff wrote. */
export const announcementsQuery = ({ keywords, status, sort, order, page }: AnnouncementsFilter) =>
  queryOptions({
    queryKey: queryKey('notices', 'announcements', keywords, status, sort, order, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = {
        pageNum: page,
        pageSize: ANNOUNCEMENTS_PER_PAGE,
        ...(keywords ? { keywords } : {}),
        ...(status ? { status } : {}),
        ...(sort ? { sort, order } : {}),
      };
      return staff.get('/api/v1/notices/page', { query, signal, silent: true });
    },
  });

/** Query of one notice for its form. */
export const announcementQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('notices', 'form', id),
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/notices/{id}/form', { path: { id }, signal, silent: true }),
  });

/** Roles and departments that a notice can be sent to. */
export const circlesQuery = queryOptions({
  queryKey: queryKey('notices', 'circles'),
  queryFn: ({ signal }) => staff.get('/api/v1/notices/circles', { signal, silent: true }),
});

/** Stores a draft. */
export async function addNotice(body: Input, idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/notices', { body, idempotencyKey, silent: true });
  void invalidate('notices', 'records');
}

/** Saves all fields of a draft. */
export async function saveNotice(id: string, body: Input): Promise<void> {
  await staff.put('/api/v1/notices/{id}', { path: { id }, body, silent: true });
  void invalidate('notices', 'records');
}

/** Actions on a notice besides editing it. */
export type NoticeStep = 'publish' | 'revoke' | 'delete';

/** Publishes, revokes or deletes a notice. */
export async function applyTransition(step: NoticeStep, id: string, version: number): Promise<void> {
  const call = { path: { id }, silent: true };
  const body = { version };
  await runThenRefetch(
    () => {
      if (step === 'delete') return staff.delete('/api/v1/notices/{id}', call);
      return step === 'publish'
        ? staff.put('/api/v1/notices/{id}/publish', { ...call, body })
        : staff.put('/api/v1/notices/{id}/revoke', { ...call, body });
    },
    () => void invalidate('notices', 'records'),
  );
}
