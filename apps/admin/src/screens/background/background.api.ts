import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { instantsOf } from '@selvedge/app-shell/listing/days';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';
import type { BackgroundFilter } from './background.search';

/** Rows per page. */
const WORK_PER_PAGE = 20;

/** Query of one page of messages and failed jobs, newest first. */
export const backgroundQuery = ({ state, kind, keywords, page, ...range }: BackgroundFilter) =>
  queryOptions({
    queryKey: queryKey('background', 'page', state, kind, keywords, range, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = {
        pageNum: page,
        pageSize: WORK_PER_PAGE,
        ...(state ? { state } : {}),
        ...(kind ? { kind } : {}),
        ...(keywords ? { keywords } : {}),
        ...instantsOf(range),
      };
      return staff.get('/api/v1/background/page', { query, signal, silent: true });
    },
  });

/** Puts messages and jobs back into the queue; returns those that could not be. */
export async function retryBackground(ids: readonly string[]) {
  try {
    return await staff.post('/api/v1/background/retry', { body: { ids: [...ids] } });
  } finally {
    void invalidate('background');
  }
}
