import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverOffset, watchServerClock } from '@selvedge/api-spec/client';

const MINUTE_MS = 60_000;

/**
 * The present by the server's clock in epoch milliseconds, renewed each minute or after `everyMs`, for every deadline that a page draws
 * or decides by; never the clock of the device alone.
 */
export function useNow(everyMs: number = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + useSyncExternalStore(watchServerClock, serverOffset);
}
