import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { newIdempotencyKey } from '@selvedge/api-spec/client';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { instantsOf } from '@selvedge/app-shell/listing/days';
import type { DayRange } from '@selvedge/design-system/primitives/DateRangePicker';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { buyer } from '../api/client';
import type { Job } from '../api/schemas';

/** Input of a new export. */
export type ExportInput = components['schemas']['ExportInput'];

/** Filter of the user's exports. */
export interface ExportsFilter extends DayRange {
  keywords: string;
  page: number;
}

const ASK_AGAIN_MS = 3000;
const isUnderWay = ({ state }: Job): boolean => state === 'QUEUED' || state === 'RUNNING';

/** Returns the refetch interval of exports in ms while one is queued or running, in case no live frame arrives before; false otherwise. */
const askAgainAfter = (jobs: readonly Job[] = []): number | false =>
  jobs.some(isUnderWay) ? ASK_AGAIN_MS : false;

/** Query of a page of the user's exports, newest first. */
export const exportPageQuery = ({ keywords, page, time, from, to }: ExportsFilter) =>
  queryOptions({
    queryKey: queryKey('exports', 'page', page, keywords, time, from, to),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/export/page', {
        signal,
        silent: true,
        query: {
          pageNum: page,
          pageSize: PAGE_SIZE_DEFAULT,
          ...(keywords ? { keywords } : {}),
          ...instantsOf({ time, from, to }),
        },
      }),
    refetchInterval: ({ state }) => askAgainAfter(state.data?.list),
  });

/** Starts an export. */
export async function startExport(input: ExportInput, idempotencyKey: string): Promise<void> {
  await buyer.post('/api/sp/front/export/create', { body: input, idempotencyKey });
  await invalidate('exports');
}

/** Cancels an export that waits or runs. */
export async function cancelExport(id: string): Promise<void> {
  await buyer.post('/api/sp/front/export/cancel', { body: { id } });
  await invalidate('exports');
}

/** Restarts a failed export in its place. */
export async function retryExport(id: string): Promise<void> {
  await buyer.post('/api/sp/front/export/retry', { body: { id }, idempotencyKey: newIdempotencyKey() });
  await invalidate('exports');
}

/** Deletes an export that has ended, with its file. */
export async function deleteExport(id: string): Promise<void> {
  await buyer.post('/api/sp/front/export/del', { body: { id } });
  await invalidate('exports');
}

/** Downloads the workbook of a finished export. */
export function fetchExport(id: string): Promise<File> {
  return buyer.get('/api/sp/front/export/download/{id}', { path: { id } });
}
