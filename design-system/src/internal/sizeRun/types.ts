export type { CellMark, Problem } from '../grid/types';

/** A size of a style in one colour. */
export interface RunSize {
  readonly id: string;
  /** Label as printed on the product: `38`, `M`, `OS`. */
  readonly label: string;
  /** Pieces that can still be ordered; `null` when nothing limits the order (futures). */
  readonly stock: number | null;
}

/** Ordered pieces by size id; a missing size counts as zero. */
export type Quantities = Readonly<Record<string, number>>;
