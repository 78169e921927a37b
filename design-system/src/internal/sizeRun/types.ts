/** One size of a style in one colour. */
export interface RunSize {
  readonly id: string;
  /** As printed on the goods: `38`, `M`, `OS`. */
  readonly label: string;
  /** Pieces that can still be ordered; `null` when nothing limits the order (futures). */
  readonly stock: number | null;
}

/** Ordered pieces by size id; a size that is missing has none. */
export type Quantities = Readonly<Record<string, number>>;

/** What is wrong with a value: critical stops the order, a warning does not. */
export interface Problem {
  readonly level: 'critical' | 'warning';
  readonly message: string;
}

/** A problem kept at a cell, with the text that was refused, if the cell still shows it. */
export interface CellMark extends Problem {
  readonly text?: string;
}
