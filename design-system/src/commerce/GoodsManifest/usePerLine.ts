import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** On the narrowest phone two pictures stand beside each other. */
const fewest = 2;

/** How many things of a least width, in rem, stand beside each other in a scroller; one where no width is given. */
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
