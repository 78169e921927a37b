/** A table while its rows are read, and why one of them is passed over. */
import type { PassedRowReason } from './account';
import type { SheetCell } from './grid';
import { isWanted } from './rowOfTable';
import type { RowTotals } from './rowTotals';
import { isOfPacks, type RunningSums } from './sums';
import type { Table } from './table';
import { type Section, sectionIn } from './titles';

/** A table on its way down the sheet. */
export interface OpenTable {
  table: Table;
  sums: RunningSums;
  totals: RowTotals;
  rows: number;
  /** Whether its heads, or a line below them that may have named other sizes, leave nothing below certain. */
  isUnclear: boolean;
  /** Pieces by column that are passed over. */
  passed: Map<number, number>;
  /** What its rows stand under. */
  section: Section;
  /** Its last row so far that orders something, from 0. */
  lastGoods: number;
  /** The last line that says its rows are of no order. */
  lastOther: number;
}

/** Takes a line of words between the goods of a table that says what those below it are. */
export function takeSection(open: OpenTable, cells: readonly SheetCell[], row: number): void {
  const said = sectionIn(cells, open.table, true);
  if (said === 'other') open.lastOther = row;
  if (said === 'order' && open.section === 'other' && open.lastGoods < open.lastOther) return;
  open.section = said ?? open.section;
}

/** Why a row of a table is passed over, beside being hidden; null for one that is read. */
export function whyPassed(
  open: OpenTable,
  cells: readonly SheetCell[],
  isStock: boolean,
): PassedRowReason | null {
  const wanted = isWanted(open.table, cells);
  if (open.isUnclear) return 'HEAD_UNCLEAR';
  if (open.table.form === 'NONE') return 'NO_TABLE';
  if (isStock || (wanted && open.section === 'other')) return 'STOCK';
  if (isOfPacks(open.table, cells)) return 'HEAD_UNCLEAR';
  return wanted ? null : 'NO_QUANTITY';
}
