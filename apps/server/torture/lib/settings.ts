import { type Chances, chances } from '../../src/demo/random';

/** Whether the long form runs (`npm run torture`); `npm test` runs the small one. */
export const FULL = process.env.TORTURE === 'full';

const DEFAULT_SEED = 20_260_119;

/** Seed of all random choices; printed with each failure, so that a run can be repeated. */
const SEED = Number(process.env.TORTURE_SEED ?? DEFAULT_SEED);

/** Number of simultaneous callers in tests that allow to choose it (`--callers`). */
export const CALLERS = Number(process.env.TORTURE_CALLERS ?? 8);

/** Minimum duration of such a test in minutes (`--minutes`); 0 leaves it to the test. */
export const MINUTES = Number(process.env.TORTURE_MINUTES ?? 0);

/** Returns the size for the small form or for the long one. */
export function sized(small: number, full: number): number {
  return FULL ? full : small;
}

/**
 * Returns the time limit in ms when it is checked: in the long form, which has a machine to itself. The small form shares the machine with
 * other work, so its answers are checked for content and not for time; an answer that never comes fails all the same.
 */
export function within(promisedMs: number): number {
  return sized(Number.POSITIVE_INFINITY, promisedMs);
}

/** Creates the random generator of one test: the same seed gives the same choices whichever other tests run. */
export function luckOf(kind: string): Chances {
  const own = [...kind].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, SEED >>> 0);
  return chances(own);
}

/** Returns the title of a test with the data needed to repeat it. */
export function titled(kind: string): string {
  return `${kind} (seed ${SEED}${FULL ? '' : ', small'})`;
}

/** Waits, in ms. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs work for all items with at most `atOnce` in progress. */
export async function inParallel<T, R>(
  things: readonly T[],
  atOnce: number,
  work: (thing: T, at: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const lane = async () => {
    while (next < things.length) {
      const at = next;
      next += 1;
      results[at] = await work(things[at] as T, at);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, things.length) }, lane));
  return results;
}
