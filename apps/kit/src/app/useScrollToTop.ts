import { useEffect, useRef } from 'react';
import { readAddress } from './hashLocation';

/** How far pages that are kept were scrolled when they were left, by path. */
const kept = new Map<string, number>();

/**
 * Scrolls the page to its top whenever the path changes, or to where a kept page was left. A change of the query
 * alone leaves it where it is.
 */
export function useScrollToTop(path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, kept.get(path) ?? 0);
  }, [path]);
}

/** Notes how far the page of a path is scrolled, as long as it is shown; null while it is not. */
export function useKeptScroll(path: string | null): void {
  useEffect(() => {
    if (path === null) return undefined;
    // Until the next page is there this one still listens, and is scrolled by being hidden.
    const note = (): void => {
      if (readAddress(window.location).path === path) kept.set(path, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [path]);
}
