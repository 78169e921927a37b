/** Workbook as every reader returns it: sheets of cells with what is visible of them. Row and column numbers count from 0. */
import type { ImportRefusal } from '../importLimits';

/**
 * Cell that is neither text nor a plain number: a date (`serial` counts days as spreadsheet programs do), an error such as `#N/A`, a
 * formula without a stored result, struck-through content, or a number shown with a currency or as a percentage (`serial` is its number).
 * `text` is the text that a user sees.
 */
export interface SpecialCell {
  readonly kind: 'DATE' | 'ERROR' | 'UNCOMPUTED' | 'STRUCK' | 'MONEY' | 'PERCENT';
  readonly text: string;
  readonly serial?: number;
}

/** Cell as a sheet reader returns it (raw values, text as text). */
export type SheetCell = string | number | boolean | SpecialCell | null | undefined;

/** Range of cells between two corners, both included. */
export interface CellRange {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** Sheet of a workbook; `rows[0]` is row 1. */
export interface Grid {
  name: string;
  isHidden: boolean;
  rows: SheetCell[][];
  hiddenRows: Set<number>;
  /** Hidden columns as ranges of column numbers. */
  hiddenColumns: { from: number; to: number }[];
  merges: CellRange[];
  /** Whether the reading stopped at a limit before the end of the sheet. */
  cut: boolean;
  /** Reason why its cells are unknown: it is damaged, or (NO_ROWS) exceeds the number of sheets that are read. */
  failure?: ImportRefusal;
}

/** Returns an empty sheet. */
export function emptyGrid(name = '', isHidden = false): Grid {
  return { name, isHidden, rows: [], hiddenRows: new Set(), hiddenColumns: [], merges: [], cut: false };
}

/** Returns whether a cell is neither text nor a plain number. */
export function isSpecialCell(cell: SheetCell): cell is SpecialCell {
  return typeof cell === 'object' && cell !== null;
}

/** Returns the number of a cell that is shown with a currency or as a percentage; any other cell unchanged. */
export function withoutUnit(cell: SheetCell): SheetCell {
  return isSpecialCell(cell) && (cell.kind === 'MONEY' || cell.kind === 'PERCENT') ? cell.serial : cell;
}

/** Returns whether a column is hidden. */
export function isHiddenColumn({ hiddenColumns }: Grid, column: number): boolean {
  return hiddenColumns.some(({ from, to }) => from <= column && column <= to);
}
