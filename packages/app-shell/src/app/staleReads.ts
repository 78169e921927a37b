import { notifyManager, useQueryClient } from '@tanstack/react-query';
import type { Query, QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isUnreachable } from './connection';

/** State of the reads on the screen: all are current, some failed to refresh, or those are being read again. */
export type Staleness = 'fresh' | 'stale' | 'retrying';

/** Returns whether a query on the screen has data but failed to refresh; a lost connection is shown separately (`connection`). */
function hasGoneStale(query: Query): boolean {
  const { status, data, error } = query.state;
  return status === 'error' && data !== undefined && query.isActive() && !isUnreachable(error);
}

/** Returns the staleness of the reads of a client. */
export function stalenessOf(client: QueryClient): Staleness {
  const stale = client.getQueryCache().findAll({ predicate: hasGoneStale });
  if (stale.length === 0) return 'fresh';
  return stale.some(({ state }) => state.fetchStatus === 'fetching') ? 'retrying' : 'stale';
}

/** Reads the stale queries again. */
export function retryStale(client: QueryClient): Promise<void> {
  return client.refetchQueries({ predicate: hasGoneStale });
}

/** Hook for the staleness of the reads on the screen, with a retry of those that failed to refresh. */
export function useStaleReads(): { staleness: Staleness; retry: () => void } {
  const client = useQueryClient();
  const subscribe = useCallback(
    (changed: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(changed)),
    [client],
  );
  const staleness = useSyncExternalStore(subscribe, () => stalenessOf(client));
  return { staleness, retry: () => void retryStale(client) };
}
