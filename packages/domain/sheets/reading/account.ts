/** Account of a workbook that was read as an order: every piece in it is either used or listed with the reason why not. */
import { columnLetter } from '../importHeaders';
import type { ColumnConflict } from './choices';
import { type ColumnUse, COUNTED_USES } from './table';

/** Reason why rows are skipped. */
export type PassedRowReason =
  | 'ABOVE_HEAD'
  | 'TOTAL'
  | 'NO_QUANTITY'
  | 'HIDDEN'
  | 'NO_TABLE'
  | 'HEAD_UNCLEAR'
  | 'STOCK'
  | 'OTHER_SIZES';
/** Reason why a sheet is skipped: another one is the order, it is hidden, it has no table with codes, or it was not read to its end. */
export type PassedSheetReason = 'NOT_FIRST' | 'HIDDEN' | 'NO_TABLE' | 'NOT_READ';

/** Column and its use; `pieces` are those in it that are not used. Columns with equal headers are combined. */
export interface ColumnAccount {
  /** Row of the header, from 1. */
  headRow: number;
  /** Letter of the column. */
  column: string;
  name: string;
  use: ColumnUse;
  size?: string;
  /** Reason why the column is not read as it may be meant. */
  conflict?: ColumnConflict;
  pieces: number;
}

/** Rows skipped for one reason; the first of their numbers, counted from 1, and the pieces in them. */
export interface RowsAccount {
  reason: PassedRowReason;
  count: number;
  rowNos: number[];
  pieces: number;
}

/** Skipped sheet. */
export interface SheetAccount {
  name: string;
  reason: PassedSheetReason;
  pieces: number;
}

/**
 * Account of a workbook. `asked` are pieces in rows with a result, `passed` those in columns and rows that are skipped; together they are
 * the pieces in the sheet.
 */
export interface BookAccount {
  sheet: string;
  columns: ColumnAccount[];
  rows: RowsAccount[];
  sheets: SheetAccount[];
  asked: number;
  passed: number;
}

/** Maximum number of columns listed; the pieces of further ones are counted all the same. */
const MOST_COLUMNS_NAMED = 300;
/** Maximum number of row numbers listed for one reason. */
const MOST_ROWS_NAMED = 200;

/** Column as it is recorded. */
interface ColumnMet {
  headRow: number;
  index: number;
  name: string;
  use: ColumnUse;
  /** Use of the column by its header alone. */
  automatic: ColumnUse;
  size?: string;
  conflict?: ColumnConflict;
}

/** Records the account of one sheet while it is read. */
export class AccountBook {
  readonly #columns = new Map<string, ColumnAccount & { index: number }>();
  readonly #rows = new Map<PassedRowReason, RowsAccount>();
  readonly #lastRow = new Map<PassedRowReason, number>();
  #passed = 0;

  /** Adds a column of a table; `pieces` of it are not used. */
  column({ headRow, index, name, use, automatic, size, conflict }: ColumnMet, pieces: number): void {
    const key = JSON.stringify([index, name, use, automatic, conflict]);
    const known = this.#columns.get(key);
    this.#passed += pieces;
    if (known) known.pieces += pieces;
    else
      this.#columns.set(key, {
        headRow: headRow + 1,
        index,
        column: columnLetter(index),
        name,
        use,
        size,
        conflict,
        pieces,
      });
  }

  /** Adds a skipped row, counted from 0. */
  row(reason: PassedRowReason, row: number, pieces = 0): void {
    const rows = this.#rows.get(reason) ?? { reason, count: 0, rowNos: [], pieces: 0 };
    this.#rows.set(reason, rows);
    rows.pieces += pieces;
    this.#passed += pieces;
    // Tables beside each other each skip their part of one row.
    if (this.#lastRow.get(reason) === row) return;
    this.#lastRow.set(reason, row);
    rows.count += 1;
    if (rows.rowNos.length < MOST_ROWS_NAMED) rows.rowNos.push(row + 1);
  }

  /** Returns the account; `asked` are the pieces with a result. */
  close(sheet: string, asked: number): BookAccount {
    const all = [...this.#columns.values()];
    const weight = ({ pieces, use }: ColumnAccount) => (pieces > 0 ? 0 : COUNTED_USES.has(use) ? 1 : 2);
    const kept =
      all.length <= MOST_COLUMNS_NAMED
        ? all
        : all.toSorted((a, b) => weight(a) - weight(b)).slice(0, MOST_COLUMNS_NAMED);
    const columns = kept
      .toSorted((a, b) => a.headRow - b.headRow || a.index - b.index)
      .map(({ headRow, column, name, use, size, conflict, pieces }) => ({
        headRow,
        column,
        name,
        use,
        ...(size === undefined ? {} : { size }),
        ...(conflict === undefined ? {} : { conflict }),
        pieces,
      }));
    return { sheet, columns, rows: [...this.#rows.values()], sheets: [], asked, passed: this.#passed };
  }
}

/** Sum of a sheet: `sheet` = `offered` + `refused` + `passed`, in pieces. */
export interface PiecesOfSheet {
  sheet: number;
  offered: number;
  refused: number;
  passed: number;
}

/** Completes the sum once the rows are checked: `offered` are the pieces of all matches. */
function piecesOfSheet({ asked, passed }: BookAccount, offered: number): PiecesOfSheet {
  return { sheet: asked + passed, offered, refused: asked - offered, passed };
}

/** Account and sum that a check returns besides its rows. */
export type SheetReading = Omit<BookAccount, 'asked' | 'passed'> & { pieces: PiecesOfSheet };

/** Returns the account of a checked sheet. */
export function readingOf(account: BookAccount, offered: number): SheetReading {
  const { sheet, columns, rows, sheets } = account;
  return { sheet, columns, rows, sheets, pieces: piecesOfSheet(account, offered) };
}
