import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverOffset, watchServerClock } from '@selvedge/api-spec/client';

const MINUTE_MS = 60_000;

/**
 * Returns the current time by the server's clock in epoch milliseconds, updated each minute or every `everyMs`. To be used for every
 * deadline that a page shows or decides by, instead of the device's clock.
 */
export function useNow(everyMs: number = MINUTE_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + useSyncExternalStore(watchServerClock, serverOffset);
}
