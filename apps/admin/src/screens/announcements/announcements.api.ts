import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staff } from '../../api/client';
import type { NoticeAdminRow } from '../../api/schemas';
import type { AnnouncementsFilter } from './announcements.search';

type Input = components['schemas']['NoticeAdminInput'];

/** Notices on a page. */
export const ANNOUNCEMENTS_PER_PAGE = 20;

/** A page of the notices that people wrote. */
export const announcementsQuery = ({ keywords, status, sort, order, page }: AnnouncementsFilter) =>
  queryOptions({
    queryKey: queryKey('notices', 'house', keywords, status, sort, order, page),
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

/** One notice as its form shows it. */
export const announcementQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('notices', 'form', id),
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/notices/{id}/form', { path: { id }, signal, silent: true }),
  });

/** Roles and departments a notice can go to. */
export const circlesQuery = queryOptions({
  queryKey: queryKey('notices', 'circles'),
  queryFn: ({ signal }) => staff.get('/api/v1/notices/circles', { signal, silent: true }),
});

/** Teams a notice can go to. */
export const noticeTeamsQuery = queryOptions({
  queryKey: queryKey('teams', 'options'),
  queryFn: ({ signal }) => staff.get('/api/v1/teams/options', { signal, silent: true }),
});

/** Stores a draft. */
export async function addNotice(body: Input, idempotencyKey: string): Promise<void> {
  await staff.post('/api/v1/notices', { body, idempotencyKey, silent: true });
  void invalidate('notices', 'records');
}

/** Writes a draft back whole. */
export async function saveNotice(id: string, body: Input): Promise<void> {
  await staff.put('/api/v1/notices/{id}', { path: { id }, body, silent: true });
  void invalidate('notices', 'records');
}

/** What is done with a notice besides writing it. */
export type NoticeStep = 'publish' | 'revoke' | 'delete';

/** Publishes a notice, takes it back, or deletes it. */
export async function takeStep(step: NoticeStep, { id, version }: NoticeAdminRow): Promise<void> {
  const call = { path: { id }, body: { version } };
  try {
    if (step === 'publish') await staff.put('/api/v1/notices/{id}/publish', call);
    else if (step === 'revoke') await staff.put('/api/v1/notices/{id}/revoke', call);
    else await staff.delete('/api/v1/notices/{id}', { path: { id } });
  } finally {
    void invalidate('notices', 'records');
  }
}
