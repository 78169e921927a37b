import { type Chances, chances } from '../../src/demo/random';

/** Whether the long form runs (`npm run torture`); `npm test` runs the small one. */
export const FULL = process.env.TORTURE === 'full';

const DEFAULT_SEED = 20_260_119;

/** Seed of every choice made here; printed with each failure, so that a run can be had again. */
const SEED = Number(process.env.TORTURE_SEED ?? DEFAULT_SEED);

/** How many people call at once where a kind lets that be chosen (`--callers`). */
export const CALLERS = Number(process.env.TORTURE_CALLERS ?? 8);

/** How long such a kind goes on at least, in minutes (`--minutes`); 0 leaves it to the kind. */
export const MINUTES = Number(process.env.TORTURE_MINUTES ?? 0);

/** A size of the small form, and of the long one. */
export function sized(small: number, full: number): number {
  return FULL ? full : small;
}

/**
 * How long something may take, in ms, where that is judged: in the long form, which has a machine to itself. The small one runs beside
 * whatever else a machine has to do, where an answer proves what it says and not when it came; what never comes fails all the same.
 */
export function within(promisedMs: number): number {
  return sized(Number.POSITIVE_INFINITY, promisedMs);
}

/** Chances of one kind: the same seed gives the same choices whichever other kinds run. */
export function luckOf(kind: string): Chances {
  const own = [...kind].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) >>> 0, SEED >>> 0);
  return chances(own);
}

/** Title of a kind with what is needed to run it again. */
export function titled(kind: string): string {
  return `${kind} (seed ${SEED}${FULL ? '' : ', small'})`;
}

/** Waits, in ms. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Runs work over things with some under way at a time. */
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
