import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Measures whether the content of an element is wider than the element. */
export function useOverflow(): { place: RefObject<HTMLDivElement | null>; isTight: boolean } {
  const place = useRef<HTMLDivElement>(null);
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => {
    const box = place.current;
    const content = box?.firstElementChild;
    if (!box || !(content instanceof HTMLElement)) return undefined;
    const measure = (): void => setTight(content.offsetWidth > box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [box, content]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return { place, isTight };
}
