import { startTransition, useEffect, useState } from 'react';

/** Rows added per frame. */
const STEP = 8;

/**
 * How many of some rows to draw now: `first` at once, the others by and by, each part in a frame of its own. A thousand rows in
 * one go would hold the page for several frames.
 */
export function useGrowing(wanted: number, first: number): number {
  const [drawn, setDrawn] = useState(first);
  useEffect(() => {
    if (drawn >= wanted) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, wanted]);
  return Math.min(drawn, wanted);
}
