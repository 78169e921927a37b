import { QueryClient } from '@tanstack/react-query';
import { isApiError } from '@selvedge/api-spec/client';

const FRESH_MS = 15_000;
const RETRIES = 2;

/**
 * Whether no answer came from the server itself. Only such a fault of the way is worth another try: a refusal stays a
 * refusal, and a fault of the server is told at once.
 */
export function isUnreachable(error: unknown): boolean {
  return isApiError(error) && (error.httpStatus === undefined || error.httpStatus >= 502);
}

/** Cache of server data. Reads are tried again only where that is safe and may help; writes never by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && isUnreachable(error),
      },
      // A step is never held back to be sent some time later: without a connection it fails at once and says so.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
