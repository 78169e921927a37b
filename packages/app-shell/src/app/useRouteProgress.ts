import { useEffect, useRef } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { useHashLocation } from './hashLocation';

/** Shortest time the progress bar shows, in ms. */
const SHORTEST_MS = 250;
const waiting = proxy({ count: 0 });

/** Shows the progress bar until the returned function is called; calling that again does nothing. */
function run(): () => void {
  let isRunning = true;
  waiting.count += 1;
  return () => {
    if (isRunning) waiting.count -= 1;
    isRunning = false;
  };
}

/** Hook that is true from each change of route until the next page is rendered, for the progress bar at the top. */
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

/** Fallback of a route's Suspense boundary: the progress bar shows while it is mounted. Renders nothing. */
export function RoutePending(): null {
  useEffect(run, []);
  return null;
}
