const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;

/**
 * Returns the wait before reconnect number `attempt` (from 0): it doubles from 1 s up to 30 s, of which a random share between half and all
 * is taken, so that a thousand pages do not reconnect in the same instant after a restart.
 *
 * @param random number from 0 up to 1
 * @returns milliseconds
 */
export function backoffDelay(attempt: number, random: number): number {
  const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt);
  return Math.round(ceiling * (0.5 + random / 2));
}
