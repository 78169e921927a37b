import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { media } from './tokens';

/**
 * Whether a print has begun (`beforeprint`). The print media condition matches only once the page is laid out for paper, which is too late
 * to draw.
 */
let isAsked = false;

/**
 * Returns whether the page is being printed, by a button or by the browser's own command. Components that draw only a part of their content
 * on a screen draw all of it then, synchronously, before the browser goes on to print; data that is not loaded yet is not waited for.
 */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(watchPaper, isOnPaper, () => false);
}

function isOnPaper(): boolean {
  return isAsked || window.matchMedia(media.print).matches;
}

function watchPaper(onChange: () => void): () => void {
  const query = window.matchMedia(media.print);
  const draw = () => flushSync(onChange);
  const ask = (to: boolean) => () => {
    isAsked = to;
    draw();
  };
  const [begin, end] = [ask(true), ask(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  query.addEventListener('change', draw);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    query.removeEventListener('change', draw);
  };
}
