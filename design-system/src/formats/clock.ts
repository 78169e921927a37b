/** Clock for the present in dates and countdowns. Deadlines are the server's, and the clock of a device may be days off. */
let clock = (): number => Date.now();

/** Replaces the device's clock with another one: that of the app's server, in epoch milliseconds. */
export function setClock(next: () => number): void {
  clock = next;
}

/** Returns the present in epoch milliseconds. */
export function clockNow(): number {
  return clock();
}
