/** The wanted rows of an order sheet, in the long form (code, size, quantity) or the wide one (a quantity column per size). */
import { toHalfWidth } from '../text/typed';
import type { BookAccount } from './reading/account';
import { cellText } from './reading/cellText';
import { isOdd, type SheetCell, withoutUnit } from './reading/grid';
import type { RowTotal } from './reading/rowTotals';

/** The row of the sheet that a quantity stands in, for what is kept of it as text: columns from `from` to `to` are its table. */
export interface RowSource {
  readonly cells: readonly SheetCell[];
  readonly heads: readonly string[];
  readonly sizeColumns: readonly number[];
  readonly from: number;
  readonly to: number;
}

/**
 * One wanted size: a row of the long form, or one filled quantity cell of the wide form. `rowNo` counts as the
 * spreadsheet program does, from 1; the names of columns are the headers as written, empty when there is none.
 */
export interface SheetRow {
  readonly rowNo: number;
  /** Address of the quantity, such as `D12`. */
  readonly cell: string;
  /** Cells as text under their headers for the file of bad rows; of the size columns only the own one. */
  readonly raw: Record<string, string>;
  readonly source: RowSource;
  readonly code: CodeCell;
  /** Codes in further columns of the row: they have to name the same goods. */
  readonly otherCodes: readonly CodeCell[];
  readonly color: string;
  readonly size: SheetCell;
  readonly sizeColumn: string;
  /** Whether several columns may hold the size; `sizeColumn` names them. */
  readonly isSizeUnclear: boolean;
  readonly qty: SheetCell;
  readonly qtyColumn: string;
  /** Whether the cell of the quantity is merged with others: nobody can say for which of them it is. */
  readonly isMerged: boolean;
  readonly price: SheetCell;
  readonly priceColumn: string;
  /** The total of its row where its quantities come to something else. */
  readonly total: RowTotal | null;
  readonly productId: string;
  readonly skuId: string;
}

/** What of a row is checked. */
export type WantedRow = Omit<SheetRow, 'source'>;

/** Why a cell that holds something is not read: a formula without a result, or a line through it. */
export type UnreadKind = 'UNCOMPUTED' | 'STRUCK';

/** What keeps a cell from being read; null where nothing does. */
export function unreadKind(cell: SheetCell): UnreadKind | null {
  return isOdd(cell) && (cell.kind === 'UNCOMPUTED' || cell.kind === 'STRUCK') ? cell.kind : null;
}

/** A code with what is needed to look it up: its text, zeros a number lost in front, or that it is beyond saving. */
export interface CodeCell {
  text: string;
  column: string;
  /** Texts to look up, best first. */
  candidates: string[];
  damaged: boolean;
  /** What keeps the cell from being read; null where nothing does. */
  unread: UnreadKind | null;
}

/**
 * A readable order: the rows that want something, the names of all columns of its tables, how many rows of the sheet they stand
 * in, and the account of everything else.
 */
export interface OrderSheet {
  heads: string[];
  rows: SheetRow[];
  dataRows: number;
  account: BookAccount;
}

/** Reads a code: text stays text, a number is written out and its lost leading zeros are offered again. */
export function readCode(written: SheetCell, column: string): CodeCell {
  const cell = withoutUnit(written);
  const text = toHalfWidth(cellText(cell)).trim().replace(/^'/, '').toUpperCase();
  const exponent = /^\d(?:[.,]\d+)?E\+?\d+$/.test(text);
  const imprecise = typeof cell === 'number' && !Number.isSafeInteger(cell);
  const unread = unreadKind(cell);
  const padded =
    typeof cell === 'number'
      ? [8, 12, 13, 14].filter((n) => n > text.length).map((n) => text.padStart(n, '0'))
      : [];
  const candidates = text === '' || unread !== null || imprecise ? [] : [text, ...padded];
  return { text, column, candidates, damaged: exponent || imprecise, unread };
}
