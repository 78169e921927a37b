/** Clock of the server, estimated from its responses. Deadlines are the server's, and the clock of a device may be days off. */

/** Difference in milliseconds up to which the clocks count as equal: a response states whole seconds and is in transit for a while. */
const UNSURE_MS = 2000;
/** Longest round trip, in milliseconds, from which the difference is estimated: after a longer one the device may have slept. */
const TOO_LONG_MS = 10_000;

let offset = 0;
const listeners = new Set<() => void>();

/** Returns how far the server's clock is ahead of the device's, in milliseconds. */
export function serverOffset(): number {
  return offset;
}

/** Returns the present time by the server's clock, in epoch milliseconds. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** Calls `listener` whenever the estimated difference changes; returns the function that ends this. */
export function watchServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Estimates the difference of the clocks from a response. A cached response has the date at which it was stored, so only responses with
 * `no-store` count.
 *
 * @param sentAt, cameAt when the call was sent and its response arrived, by the device's clock
 */
export function syncServerClock(headers: Headers, sentAt: number, cameAt: number): void {
  const said = Date.parse(headers.get('date') ?? '');
  const isKept = !/\bno-store\b/.test(headers.get('cache-control') ?? '');
  if (Number.isNaN(said) || isKept || cameAt < sentAt || cameAt - sentAt > TOO_LONG_MS) return;
  const found = said - (sentAt + cameAt) / 2;
  const next = Math.abs(found) <= UNSURE_MS ? 0 : Math.round(found);
  if (Math.abs(next - offset) <= UNSURE_MS) return;
  offset = next;
  for (const listener of listeners) listener();
}
