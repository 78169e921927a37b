import type { GridPoint } from './keyboard';

/** Block of cells between the cell where it began and the cell that it reaches. */
export interface CellRange {
  readonly from: GridPoint;
  readonly to: GridPoint;
}

export interface Block {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Returns the block's edges, all inclusive. */
export function blockOf({ from, to }: CellRange): Block {
  return {
    top: Math.max(0, Math.min(from.row, to.row)),
    bottom: Math.max(from.row, to.row),
    left: Math.min(from.col, to.col),
    right: Math.max(from.col, to.col),
  };
}
