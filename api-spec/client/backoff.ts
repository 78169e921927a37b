const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Wait before reconnect number `attempt` (from 0): doubles from 1 s up to 30 s, then a random part of the upper half is
 * taken, so that a thousand pages do not come back in the same instant after a restart.
 *
 * @param random number from 0 up to 1
 * @returns milliseconds
 */
export function backoffDelay(attempt: number, random: number): number {
  const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  return Math.round(ceiling * (0.5 + random / 2));
}
