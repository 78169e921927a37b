import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isUnreachable } from './connection';

/** How the reads on the screen stand: all as the server has it, some that failed to renew, those being read again. */
export type Staleness = 'fresh' | 'stale' | 'retrying';

/** A read that is on the screen, keeps what it had and failed to renew; a lost connection is told apart (`connection`). */
function hasGoneStale(query: Query): boolean {
  const { status, data, error } = query.state;
  return status === 'error' && data !== undefined && query.isActive() && !isUnreachable(error);
}

/** How the reads of a client stand now. */
export function stalenessOf(client: QueryClient): Staleness {
  const stale = client.getQueryCache().findAll({ predicate: hasGoneStale });
  if (stale.length === 0) return 'fresh';
  return stale.some(({ state }) => state.fetchStatus === 'fetching') ? 'retrying' : 'stale';
}

/** Reads again what failed to renew. */
export function retryStale(client: QueryClient): Promise<void> {
  return client.refetchQueries({ predicate: hasGoneStale });
}

/** How the reads on the screen stand, and another try for those that failed to renew. */
export function useStaleReads(): { staleness: Staleness; retry: () => void } {
  const client = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [client],
  );
  const staleness = useSyncExternalStore(subscribe, () => stalenessOf(client));
  return { staleness, retry: () => void retryStale(client) };
}
