import i18next from 'i18next';
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isApiError } from '@selvedge/api-spec/client';
import { isUnreachable, watchConnection } from './connection';
import type { CacheArea } from './queryKeys';

const FRESH_MS = 15_000;
const RETRIES = 2;

/**
 * The page's cache of server data; emptied when the session ends, so that nobody sees another's data. Reads are tried
 * again only where that is safe and may help; writes never by themselves.
 */
export const queryClient = new QueryClient({
  // What the server refuses is told by the client or where it was asked; anything else is a fault of ours and must be heard.
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
    // A step is never held back to be sent some time later: without a connection it fails at once and says so.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Fetches anew what is on the screen under a key. A first read that is still on its way began before the change and is asked
 * again: the library would only wait for it, and show what was there before.
 */
export async function renew(client: QueryClient, queryKey: readonly unknown[]): Promise<void> {
  const isFirst = {
    queryKey,
    predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined,
  };
  await client.cancelQueries(isFirst, { revert: true });
  await client.invalidateQueries({ queryKey });
}

/** Makes areas stale: what is on the screen is fetched anew, and the answer resolves when it has come. */
export async function invalidate(...areas: CacheArea[]): Promise<void> {
  await Promise.all(areas.map((area) => renew(queryClient, [area])));
}

/** Takes a step; done or refused, the page then reads anew what is stored, so that another try names that version. */
export async function thenRenew(
  step: () => Promise<unknown>,
  renewed: () => void | Promise<void>,
): Promise<void> {
  try {
    await step();
  } finally {
    await renewed();
  }
}

/** Follows, for the app's whole life, what makes its data stale or out of reach. */
export function watchQueries(): void {
  watchConnection(queryClient);
  // Names of goods, lists and states come from the server in the language of the request: another language asks again.
  i18next.on('languageChanged', () => void queryClient.invalidateQueries());
}
