import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Marks the scroller while its rows are wider than it, so that pinned columns show an edge where the others scroll beneath them. */
export function useHorizontalOverflow(
  scroller: RefObject<HTMLElement | null>,
  head: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const [box, row] = [scroller.current, head.current];
    if (!box || !row) return undefined;
    const observer = new ResizeObserver(() =>
      box.toggleAttribute('data-sideways', row.offsetWidth > box.clientWidth),
    );
    for (const part of [box, row]) observer.observe(part);
    return () => observer.disconnect();
  }, [scroller, head]);
}
