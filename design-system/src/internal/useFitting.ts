import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** How many things of a list stand in their room, and how wide they are together. */
export interface Fitting {
  /** The list; its children are measured, drawn or not. Its parent is the room, which must not be as wide as its content. */
  list: RefObject<HTMLUListElement | null>;
  count: number;
  /** Width of those that fit, in pixels; undefined when all do. */
  width?: number;
}

/** Right edges of the things from the start of the list, which they are positioned in. */
function edgesOf(list: HTMLElement): number[] {
  return [...list.children].map((each) =>
    each instanceof HTMLElement ? each.offsetLeft + each.offsetWidth : 0,
  );
}

function fit(list: HTMLElement, all: number): Pick<Fitting, 'count' | 'width'> {
  const room = list.parentElement?.clientWidth ?? 0;
  const edges = edgesOf(list);
  if (room === 0 || (edges.at(-1) ?? 0) <= room) return { count: all };
  const rest = list.nextElementSibling;
  const end = list.offsetLeft + list.offsetWidth;
  const left = room - (rest instanceof HTMLElement ? rest.offsetLeft - end + rest.offsetWidth : 0);
  const count = edges.filter((edge) => edge <= left).length;
  return { count, width: edges[count - 1] ?? 0 };
}

/** Tells how many of `all` things fit beside each other before what stands behind the list: long words, a narrow window. */
export function useFitting(all: number): Fitting {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState<Pick<Fitting, 'count' | 'width'>>({ count: all });
  const measure = (): void => {
    if (!list.current) return;
    const now = fit(list.current, all);
    setFitting((before) => (before.count === now.count && before.width === now.width ? before : now));
  };
  // After each drawing: words, places and the width of what stands behind may have changed.
  useLayoutEffect(measure);
  useLayoutEffect(() => {
    const room = list.current?.parentElement;
    if (!room) return undefined;
    const observer = new ResizeObserver(() => setFitting((before) => ({ ...before })));
    for (const each of [room, ...room.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return { list, ...fitting };
}
