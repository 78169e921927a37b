import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Number of items of a list that fit into their place, and their width together. */
export interface Fitting {
  /** The list; its children are measured, shown or not. Its parent is the available place and must not be as wide as its content. */
  list: RefObject<HTMLUListElement | null>;
  count: number;
  /** Width of the items that fit, in pixels; undefined when all do. */
  width?: number;
}

/** Returns the right edges of the items from the start of the list, their offset parent. */
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

/** Measures how many of `all` items fit beside each other before the element that follows the list. */
export function useVisibleCount(all: number): Fitting {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState<Pick<Fitting, 'count' | 'width'>>({ count: all });
  const measure = (): void => {
    if (!list.current) return;
    const now = fit(list.current, all);
    setFitting((before) => (before.count === now.count && before.width === now.width ? before : now));
  };
  // Measured after each render: texts, items and the width of the element behind the list may have changed.
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
