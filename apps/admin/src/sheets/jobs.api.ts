import { codes, isApiError, newIdempotencyKey } from '@selvedge/api-spec/client';
import type { components } from '@selvedge/api-spec/types';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { PAGE_SIZE_MAX } from '@selvedge/domain/constants';
import { queryOptions } from '@tanstack/react-query';
import { staff } from '../api/client';

type Schemas = components['schemas'];

/** Background job for a sheet. */
export type Job = Schemas['Job'];

const ASK_AGAIN_MS = 1000;
const UNDER_WAY: ReadonlySet<Job['state']> = new Set(['QUEUED', 'RUNNING', 'COMMITTING']);

/** Returns whether a job is still running. */
export const isUnderWay = ({ state }: Pick<Job, 'state'>): boolean => UNDER_WAY.has(state);

const jobById = (id: string, signal?: AbortSignal) =>
  staff.get('/api/v1/jobs/{id}', { path: { id }, signal, silent: true });

/** Query of the progress of a job, polled while it is running. */
export const jobQuery = (job: Job) =>
  queryOptions({
    queryKey: queryKey('jobs', 'one', job.id),
    initialData: job,
    staleTime: Infinity,
    gcTime: 0,
    queryFn: ({ signal }) => jobById(job.id, signal),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? ASK_AGAIN_MS : false),
  });

/** Returns the job of a sheet that was sent on an earlier visit; undefined when it no longer exists or was cancelled. */
export async function resumableJob(id: string): Promise<Job | undefined> {
  try {
    const job = await jobById(id);
    return job.state === 'CANCELLED' ? undefined : job;
  } catch (error) {
    if (isApiError(error, codes.NOT_FOUND)) return undefined;
    throw error;
  }
}

/** Waits for the file of an export; undefined when it failed. */
export async function writtenFile(started: Job): Promise<File | undefined> {
  let job = started;
  while (isUnderWay(job)) {
    await new Promise((go) => setTimeout(go, ASK_AGAIN_MS));
    job = await jobById(job.id);
  }
  return job.state === 'DONE' ? staff.get('/api/v1/jobs/{id}/file', { path: { id: job.id } }) : undefined;
}

/** Query of the first wrong rows of a checked sheet. */
export const wrongRowsQuery = (jobId: string) =>
  queryOptions({
    queryKey: queryKey('jobs', 'rows', jobId),
    gcTime: 0,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/jobs/{id}/rows', {
        path: { id: jobId },
        query: { state: 'ERROR', pageSize: PAGE_SIZE_MAX },
        signal,
        silent: true,
      }),
  });

/** Commits the good rows of a checked sheet; a second call changes nothing. */
export const commitSheet = (job: Job) =>
  staff.post('/api/v1/jobs/{id}/commit', {
    path: { id: job.id },
    body: { mode: job.invalid > 0 ? 'VALID_ONLY' : 'ALL' },
    idempotencyKey: newIdempotencyKey(),
  });

/** Discards a sheet, checked or not. */
export const dropSheet = (jobId: string) => staff.delete('/api/v1/jobs/{id}', { path: { id: jobId } });

/** Returns the wrong rows as a sheet to correct. */
export const wrongRowsFile = (jobId: string) => staff.get('/api/v1/jobs/{id}/file', { path: { id: jobId } });
