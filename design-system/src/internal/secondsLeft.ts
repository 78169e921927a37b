/** Returns the whole seconds until `deadline`, never negative; both in epoch milliseconds. */
export function secondsLeft(deadline: number | undefined, now: number): number {
  if (deadline === undefined) return 0;
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}
