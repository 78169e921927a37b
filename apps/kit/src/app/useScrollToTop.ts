import { useEffect, useRef } from 'react';

/** Scrolls the page to its top whenever the path changes. A change of the query alone leaves it where it is. */
export function useScrollToTop(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
  }, [path]);
}
