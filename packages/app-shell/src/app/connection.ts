import type { QueryClient } from '@tanstack/react-query';
import { proxy } from 'valtio';
import { isApiError, serverNow } from '@selvedge/api-spec/client';

interface Connection {
  /** Whether nothing can be fetched now: the browser is offline, or the server does not answer. */
  isLost: boolean;
  /** Time of the server's last answer, in epoch milliseconds by its clock. */
  answeredAt: number;
}

/** State of the connection to the server; only `watchConnection` changes it. */
export const connection = proxy<Connection>({
  isLost: typeof navigator !== 'undefined' && navigator.onLine === false,
  answeredAt: serverNow(),
});

/**
 * Returns whether an error means that the server itself did not answer (no HTTP status, or 502 and above). Only such an error is retried: a
 * refusal does not change, and a fault of the server is shown at once.
 */
export function isUnreachable(error: unknown): boolean {
  return isApiError(error) && (error.httpStatus === undefined || error.httpStatus >= 502);
}

/**
 * Follows the results of reads and the browser's `online` and `offline` events for the app's lifetime. Recovery needs no code here: reads
 * are repeated when the browser is back online, and by the live channel once it is connected again.
 */
export function watchConnection(client: QueryClient): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action } = event;
    if (action.type === 'success' && !action.manual) {
      connection.isLost = false;
      connection.answeredAt = serverNow();
    } else if (action.type === 'failed' && isUnreachable(action.error)) connection.isLost = true;
  });
  window.addEventListener('offline', () => {
    connection.isLost = true;
  });
  window.addEventListener('online', () => {
    connection.isLost = false;
  });
}
