import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';

const waiting = proxy({ count: 0 });

/** True while a route is on its way: the bar along the top shows it. */
export function useRouteProgress(): boolean {
  return useSnapshot(waiting).count > 0;
}

/** Fallback of a route's Suspense boundary: the bar runs as long as this is mounted. Renders nothing. */
export function RoutePending(): null {
  useEffect(() => {
    waiting.count += 1;
    return () => {
      waiting.count -= 1;
    };
  }, []);
  return null;
}
