import type { Quantities, RunSize } from './types';

/** Pieces of a size run, by whether they can be ordered. */
export interface CountedSizes {
  /** Pieces that can be ordered. */
  readonly counted: number;
  /** Pieces entered beyond the stock. */
  readonly over: number;
}

/** Counts a size run: a quantity beyond the stock of its size stays as entered, but counts only up to the stock. */
export function countSizes(sizes: readonly RunSize[], quantities: Quantities): CountedSizes {
  let counted = 0;
  let over = 0;
  for (const { id, stock } of sizes) {
    const written = quantities[id] ?? 0;
    const taken = Math.min(written, stock ?? written);
    counted += taken;
    over += written - taken;
  }
  return { counted, over };
}
