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

/** Problem of a value: `critical` blocks the order, `warning` does not. */
export interface Problem {
  readonly level: 'critical' | 'warning';
  readonly message: string;
}

/** Problem stored at a cell, with the refused text while the cell still shows it. */
export interface CellMark extends Problem {
  readonly text?: string;
}
