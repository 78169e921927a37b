/** State of a table while its rows are read, and the reasons why rows are skipped. */
import type { PassedRowReason } from './account';
import type { SheetCell } from './grid';
import { isWanted } from './rowOfTable';
import type { RowTotals } from './rowTotals';
import { isOfPacks, type RunningSums } from './sums';
import type { Table } from './table';
import { type Section, sectionIn } from './titles';

/** Table that is being read. */
export interface OpenTable {
  table: Table;
  sums: RunningSums;
  totals: RowTotals;
  rows: number;
  /** Whether nothing below is certain, because of its headers or a line below them that may name other sizes. */
  isUnclear: boolean;
  /** Skipped pieces by column. */
  passed: Map<number, number>;
  /** Section that its present rows belong to. */
  section: Section;
  /** Last row so far that orders something, from 0. */
  lastProducts: number;
  /** Last line that marks its rows as no order. */
  lastOther: number;
}

/** Evaluates a line of words between the rows of a table that names the section below it. */
export function takeSection(open: OpenTable, cells: readonly SheetCell[], row: number): void {
  const said = sectionIn(cells, open.table, true);
  if (said === 'other') open.lastOther = row;
  if (said === 'order' && open.section === 'other' && open.lastProducts < open.lastOther) return;
  open.section = said ?? open.section;
}

/** Returns the reason why a row of a table is skipped, apart from being hidden; null for one that is read. */
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
