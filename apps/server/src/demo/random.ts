/** Random generator of the demo data: the same seed gives the same data. */
export interface Chances {
  /** Returns a number from 0 to below 1. */
  next(): number;
  /** Returns an integer, both ends included. */
  whole(from: number, to: number): number;
  /** Returns true in this share of the cases. */
  happens(share: number): boolean;
  /** Returns one of the items. Throws for an empty list. */
  pick<T>(things: readonly T[]): T;
  /** Returns some of the items, each at most once, in a random order. */
  some<T>(things: readonly T[], count: number): T[];
}

const STEP = 0x6d2b79f5;

/** Creates a Mulberry32 generator: small, quick, the same on every machine. */
export function chances(seed: number): Chances {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + STEP) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    whole,
    happens: (share) => next() < share,
    pick<T>(things: readonly T[]): T {
      const found = things[whole(0, things.length - 1)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    some<T>(things: readonly T[], count: number): T[] {
      const rest = [...things];
      for (let i = rest.length - 1; i > 0; i -= 1) {
        const j = whole(0, i);
        const held = rest[i] as T;
        rest[i] = rest[j] as T;
        rest[j] = held;
      }
      return rest.slice(0, count);
    },
  };
}
