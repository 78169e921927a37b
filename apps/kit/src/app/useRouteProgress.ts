import { useEffect, useRef } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { useHashLocation } from './hashLocation';

/** How long the bar shows for a page that is there at once. */
const SHORTEST_MS = 250;
const waiting = proxy({ count: 0 });

/** Lets the bar run until the returned function is called, which may be called again. */
function run(): () => void {
  let isRunning = true;
  waiting.count += 1;
  return () => {
    if (isRunning) waiting.count -= 1;
    isRunning = false;
  };
}

/** True from each change of route until the next page is there: the bar along the top shows it. */
export function useRouteProgress(): boolean {
  const [path] = useHashLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return undefined;
    shown.current = path;
    const end = run();
    const timer = setTimeout(end, SHORTEST_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [path]);
  return useSnapshot(waiting).count > 0;
}

/** Fallback of a route's Suspense boundary: the bar runs as long as this is mounted. Renders nothing. */
export function RoutePending(): null {
  useEffect(run, []);
  return null;
}
