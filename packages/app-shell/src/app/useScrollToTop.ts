import { useEffect, useRef } from 'react';
import { readAddress } from './hashLocation';

/** Scroll position, in px, at which a page that stays mounted was left, by path. */
const kept = new Map<string, number>();

/**
 * Scrolls to the top whenever the path changes, or to the position at which a page that stays mounted was left. A change of the query alone
 * does not scroll.
 */
export function useScrollToTop(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, kept.get(path) ?? 0);
  }, [path]);
}

/** Records the scroll position of the page of a path while it is shown; pass null while it is hidden. */
export function useKeptScroll(path: string | null): void {
  useEffect(() => {
    if (path === null) return undefined;
    // Until the next page is rendered this listener is still active, and hiding the page scrolls it.
    const note = (): void => {
      if (readAddress(window.location).path === path) kept.set(path, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [path]);
}
