import type { QueryClient } from '@tanstack/react-query';
import { proxy } from 'valtio';
import { isApiError, serverNow } from '@selvedge/api-spec/client';

interface Connection {
  /** Nothing can be fetched now: the browser is offline, or the server does not answer. */
  isLost: boolean;
  /** When the server answered last, in epoch milliseconds by its clock. */
  answeredAt: number;
}

/** What the page knows about its way to the server; changed by `watchConnection` only. */
export const connection = proxy<Connection>({
  isLost: typeof navigator !== 'undefined' && navigator.onLine === false,
  answeredAt: serverNow(),
});

/**
 * Whether no answer came from the server itself. Only such a fault of the way is worth another try: a refusal stays a
 * refusal, and a fault of the server is told at once.
 */
export function isUnreachable(error: unknown): boolean {
  return isApiError(error) && (error.httpStatus === undefined || error.httpStatus >= 502);
}

/**
 * Follows the answers to reads, and the browser's own word, for the app's whole life. Recovery needs nothing here: reads are
 * made again when the browser is back online, and by the live channel once it is live again.
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
