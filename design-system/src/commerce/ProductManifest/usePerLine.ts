import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Two pictures per line on the narrowest phone. */
const fewest = 2;

/** Returns the number of items of a least width, in rem, per line of a scroller; one when no width is set. */
export function usePerLine(scroller: RefObject<HTMLElement | null>, leastWidth: number | undefined): number {
  const [perLine, setPerLine] = useState(fewest);
  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box || leastWidth === undefined) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setPerLine(Math.max(fewest, Math.floor(box.clientWidth / (leastWidth * rem))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller, leastWidth]);
  return leastWidth === undefined ? 1 : perLine;
}
