import type { Quantities, RunSize } from './types';

/** Pieces of a size run by what can become of them. */
export interface CountedSizes {
  /** What can be ordered. */
  readonly counted: number;
  /** Written beyond what is left. */
  readonly over: number;
}

/** Counts a size run: more than is left of a size stays written, but counts only as far as it can be ordered. */
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
