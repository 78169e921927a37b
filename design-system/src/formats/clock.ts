/** The clock by which moments are told and waits are counted. Deadlines are the server's, and the clock of a device may be days off. */
let clock = (): number => Date.now();

/** Has moments judged by another clock than the device's: the one of the app's server, in epoch milliseconds. */
export function setClock(next: () => number): void {
  clock = next;
}

/** The present in epoch milliseconds. */
export function clockNow(): number {
  return clock();
}
