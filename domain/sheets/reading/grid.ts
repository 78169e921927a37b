/** A workbook as every reader hands it over: sheets of cells with what the eye sees of them. Numbers of rows and columns count from 0. */
import type { ImportRefusal } from '../importLimits';

/**
 * A cell that is neither text nor a number: a date (`serial` counts days as spreadsheet programs do), an error such as `#N/A`, a
 * formula whose result was never stored, one that is struck through, or a number shown with a currency or as a percentage (`serial` is its number).
 * `text` is what a person is shown of it.
 */
export interface OddCell {
  readonly kind: 'DATE' | 'ERROR' | 'UNCOMPUTED' | 'STRUCK' | 'MONEY' | 'PERCENT';
  readonly text: string;
  readonly serial?: number;
}

/** A cell as a sheet reader hands it over (raw values, text as text). */
export type SheetCell = string | number | boolean | OddCell | null | undefined;

/** Cells from one corner to the other, both included. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** One sheet; `rows[0]` is row 1. */
export interface Grid {
  name: string;
  isHidden: boolean;
  rows: SheetCell[][];
  hiddenRows: Set<number>;
  /** Hidden columns as ranges of their numbers. */
  hiddenColumns: { from: number; to: number }[];
  merges: CellRange[];
  /** Whether the reading stopped at a limit before the sheet ended. */
  cut: boolean;
  /** Why nothing is known of its cells: it is damaged, or (NO_ROWS) one sheet too many to be looked at. */
  failure?: ImportRefusal;
}

/** A sheet with nothing in it. */
export function emptyGrid(name = '', isHidden = false): Grid {
  return { name, isHidden, rows: [], hiddenRows: new Set(), hiddenColumns: [], merges: [], cut: false };
}

/** Whether a cell is neither text nor a plain number. */
export function isOdd(cell: SheetCell): cell is OddCell {
  return typeof cell === 'object' && cell !== null;
}

/** The number of a cell that is shown with a currency or as a percentage, any other cell as it is. */
export function withoutUnit(cell: SheetCell): SheetCell {
  return isOdd(cell) && (cell.kind === 'MONEY' || cell.kind === 'PERCENT') ? cell.serial : cell;
}

/** Whether a column is hidden. */
export function isHiddenColumn({ hiddenColumns }: Grid, column: number): boolean {
  return hiddenColumns.some(({ from, to }) => from <= column && column <= to);
}
