import { setImmediate } from 'node:timers/promises';

/** Work on the main thread in ms, after which other requests get their turn. */
const LONGEST_MS = 10;

/** Gives a function to await between the steps of long work: it lets other requests in once enough was done at a stretch. */
export function yieldEvery(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
