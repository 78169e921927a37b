import { setImmediate } from 'node:timers/promises';

/** Longest work on the main thread, in ms, after which other requests run. */
const LONGEST_MS = 10;

/** Returns a function to await between the steps of long work: it yields to other requests once enough time has passed. */
export function yieldEvery(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_MS) return;
    await setImmediate();
    since = performance.now();
  };
}
