/** The clock of the server as its answers tell it. Deadlines are the server's, and the clock of a device may be days off. */

/** An answer says its second only and is on its way for a while; a difference up to this is none. */
const UNSURE_MS = 2000;
/** After so long on the way nothing is learnt: the device may have slept. */
const TOO_LONG_MS = 10_000;

let offset = 0;
const listeners = new Set<() => void>();

/** How far the server's clock is ahead of the device's, in milliseconds. */
export function serverOffset(): number {
  return offset;
}

/** The present by the server's clock, in epoch milliseconds. */
export function serverNow(): number {
  return Date.now() + offset;
}

/** Calls `listener` when another difference was learnt; answers what ends that. */
export function watchServerClock(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Learns from an answer of the server. One that may come from a cache says when it was kept, so only those count that no cache keeps.
 *
 * @param sentAt, cameAt when the call was sent and its answer came, by the device's clock
 */
export function hearServerClock(headers: Headers, sentAt: number, cameAt: number): void {
  const said = Date.parse(headers.get('date') ?? '');
  const isKept = !/\bno-store\b/.test(headers.get('cache-control') ?? '');
  if (Number.isNaN(said) || isKept || cameAt < sentAt || cameAt - sentAt > TOO_LONG_MS) return;
  const found = said - (sentAt + cameAt) / 2;
  const next = Math.abs(found) <= UNSURE_MS ? 0 : Math.round(found);
  if (Math.abs(next - offset) <= UNSURE_MS) return;
  offset = next;
  for (const listener of listeners) listener();
}
