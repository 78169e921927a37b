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
    const mark = (): void => {
      box.toggleAttribute('data-sideways', row.offsetWidth > box.clientWidth);
    };
    mark();
    // In the next frame: the mark may add a scroll bar, and an observer that changes what it observes is called in a loop.
    let frame = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    });
    for (const part of [box, row]) observer.observe(part);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [scroller, head]);
}
