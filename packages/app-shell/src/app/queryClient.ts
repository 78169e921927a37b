import i18next from 'i18next';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '@selvedge/api-spec/client';
import { isUnreachable, watchConnection } from './connection';
import type { CacheArea } from './queryKeys';

const FRESH_MS = 15_000;
const RETRIES = 2;

/**
 * Cache of server data; emptied when the session ends, so that no user sees the data of another. Reads are retried only when that is safe
 * and may help; writes are never retried automatically.
 */
export const queryClient = new QueryClient({
  // Refusals of the server are shown by the client or by the caller; any other error is a bug in the app and must be reported.
  mutationCache: new MutationCache({
    onError: (error) => {
      if (!isApiError(error)) reportError(error);
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) => failures < RETRIES && isUnreachable(error),
    },
    // A mutation is never queued to be sent later: without a connection it fails at once and the error is shown.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Refetches the queries on the screen under a key. A first read in progress began before the change and is cancelled and started again: the
 * library would only wait for it, and show outdated data.
 */
export async function renew(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const isFirst = {
    queryKey,
    predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined,
  };
  await client.cancelQueries(isFirst, { revert: true });
  await client.invalidateQueries({ queryKey });
}

/** Invalidates areas of the cache: what is on the screen is refetched, and the promise resolves when that is done. */
export async function invalidate(...areas: CacheArea[]): Promise<void> {
  await Promise.all(areas.map((area) => renew(queryClient, [area])));
}

/** Runs a mutation; whether it succeeds or is refused, the stored data is then read again, so that a retry sends its current version. */
export async function runThenRefetch(
  step: () => Promise<unknown>,
  renewed: () => void | Promise<void>,
): Promise<void> {
  try {
    await step();
  } finally {
    await renewed();
  }
}

/** Watches, for the app's lifetime, for everything that makes cached data stale or unreachable. */
export function watchQueries(): void {
  watchConnection(queryClient);
  // Names of products, lists and states come from the server in the request's language: a change of language refetches them.
  i18next.on('languageChanged', () => void queryClient.invalidateQueries());
}
