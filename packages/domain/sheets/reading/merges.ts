import type { CellRange, Grid, SheetCell } from './grid';
import { isBlankCell } from './cellText';

/** Merged cells of a sheet, queried by position. */
export interface Merges {
  /** Returns the visible cell: one that is covered by a merge from above shows the content of the uppermost cell. */
  seen: (row: number, column: number) => SheetCell;
  /** Returns whether a cell is merged with another one. */
  isMerged: (row: number, column: number) => boolean;
  /** Returns whether a cell is merged with the one to its right. */
  isWide: (row: number, column: number) => boolean;
}

/** Indexes the merged cells of a sheet by column on first use. */
export function mergesOf({ merges, rows }: Grid): Merges {
  const byColumn = new Map<number, readonly CellRange[]>();
  const at = (row: number, column: number) => {
    const known =
      byColumn.get(column) ?? merges.filter(({ left, right }) => left <= column && column <= right);
    byColumn.set(column, known);
    return known.find(({ top, bottom }) => top <= row && row <= bottom);
  };
  return {
    seen(row, column) {
      const own = rows[row]?.[column];
      if (merges.length === 0 || !isBlankCell(own)) return own;
      const merge = at(row, column);
      return merge?.left === column ? rows[merge.top]?.[column] : own;
    },
    isMerged: (row, column) => {
      const merge = merges.length === 0 ? undefined : at(row, column);
      return merge !== undefined && (merge.top !== merge.bottom || merge.left !== merge.right);
    },
    isWide: (row, column) => (at(row, column)?.right ?? column) > column,
  };
}
