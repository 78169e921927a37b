/** What became of everything in a workbook that was read as an order: nothing goes without a word. */
import { columnLetter } from '../importHeaders';
import type { ColumnConflict } from './choices';
import { type ColumnUse, COUNTED_USES } from './table';

/** Why rows are passed over. */
export type PassedRowReason =
  | 'ABOVE_HEAD'
  | 'TOTAL'
  | 'NO_QUANTITY'
  | 'HIDDEN'
  | 'NO_TABLE'
  | 'HEAD_UNCLEAR'
  | 'STOCK'
  | 'OTHER_SIZES';
/** Why a sheet is passed over: another one comes first, nobody sees it, it has no table with codes, it was not read to its end. */
export type PassedSheetReason = 'NOT_FIRST' | 'HIDDEN' | 'NO_TABLE' | 'NOT_READ';

/** A column and what it was taken for; `pieces` are those in it that are not used. Columns of equal heads are one. */
export interface ColumnAccount {
  /** Row of the head, from 1. */
  headRow: number;
  /** Letter of the column. */
  column: string;
  name: string;
  use: ColumnUse;
  size?: string;
  /** Why it is not read as it may be meant. */
  conflict?: ColumnConflict;
  pieces: number;
}

/** Rows passed over for one reason; the first of their numbers, counted from 1, and the pieces in them. */
export interface RowsAccount {
  reason: PassedRowReason;
  count: number;
  rowNos: number[];
  pieces: number;
}

/** A sheet passed over. */
export interface SheetAccount {
  name: string;
  reason: PassedSheetReason;
  pieces: number;
}

/**
 * The account of a workbook. `asked` are pieces in rows with a verdict, `passed` those in columns and rows that are passed over;
 * together they are the pieces in the sheet.
 */
export interface BookAccount {
  sheet: string;
  columns: ColumnAccount[];
  rows: RowsAccount[];
  sheets: SheetAccount[];
  asked: number;
  passed: number;
}

/** Columns that are named; a sheet of more has its pieces counted all the same. */
const MOST_COLUMNS_NAMED = 300;
/** Numbers of rows that are named for one reason. */
const MOST_ROWS_NAMED = 200;

/** A column as it is met. */
interface ColumnMet {
  headRow: number;
  index: number;
  name: string;
  use: ColumnUse;
  /** What it is taken for by its head alone. */
  automatic: ColumnUse;
  size?: string;
  conflict?: ColumnConflict;
}

/** Keeps the account of one sheet while it is read. */
export class AccountBook {
  readonly #columns = new Map<string, ColumnAccount & { index: number }>();
  readonly #rows = new Map<PassedRowReason, RowsAccount>();
  readonly #lastRow = new Map<PassedRowReason, number>();
  #passed = 0;

  /** A column of a table; `pieces` of it are not used. */
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

  /** A row that is passed over, counted from 0. */
  row(reason: PassedRowReason, row: number, pieces = 0): void {
    const rows = this.#rows.get(reason) ?? { reason, count: 0, rowNos: [], pieces: 0 };
    this.#rows.set(reason, rows);
    rows.pieces += pieces;
    this.#passed += pieces;
    // Tables side by side pass over their parts of one row.
    if (this.#lastRow.get(reason) === row) return;
    this.#lastRow.set(reason, row);
    rows.count += 1;
    if (rows.rowNos.length < MOST_ROWS_NAMED) rows.rowNos.push(row + 1);
  }

  /** The account; `asked` are the pieces with a verdict. */
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

/** The sum over a sheet: `sheet` = `offered` + `refused` + `passed`, in pieces. */
export interface PiecesOfSheet {
  sheet: number;
  offered: number;
  refused: number;
  passed: number;
}

/** Closes the sum once the rows have their verdicts: `offered` are the pieces of all matches. */
function piecesOfSheet({ asked, passed }: BookAccount, offered: number): PiecesOfSheet {
  return { sheet: asked + passed, offered, refused: asked - offered, passed };
}

/** What a check answers beside its rows: the account with its sum. */
export type SheetReading = Omit<BookAccount, 'asked' | 'passed'> & { pieces: PiecesOfSheet };

/** The account of a checked sheet. */
export function readingOf(account: BookAccount, offered: number): SheetReading {
  const { sheet, columns, rows, sheets } = account;
  return { sheet, columns, rows, sheets, pieces: piecesOfSheet(account, offered) };
}
