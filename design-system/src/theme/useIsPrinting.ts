import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { media } from './tokens';

/** Whether the browser has asked for paper: its media condition holds only once the page is laid out for it, which is too late to draw. */
let isAsked = false;

/**
 * Whether the page is being put on paper, by a button or by the browser's own print. What draws only a part of itself on a screen draws
 * all of it then, and stands when the browser goes on: it waits for nothing that is still to be read.
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
