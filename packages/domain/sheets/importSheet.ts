/** Requested rows of an order sheet, in the long format (code, size, quantity) or the wide one (a quantity column per size). */
import { toHalfWidth } from '../text/typed';
import type { BookAccount } from './reading/account';
import { cellText } from './reading/cellText';
import { isSpecialCell, type SheetCell, withoutUnit } from './reading/grid';
import type { RowTotal } from './reading/rowTotals';

/** Sheet row of a quantity, from which the stored texts are made: the columns `from` to `to` belong to its table. */
export interface RowSource {
  readonly cells: readonly SheetCell[];
  readonly heads: readonly string[];
  readonly sizeColumns: readonly number[];
  readonly from: number;
  readonly to: number;
}

/**
 * Requested size: a row of the long format, or one filled quantity cell of the wide format. `rowNo` counts from 1, as in the spreadsheet
 * program; the names of columns are the headers as written, empty when there is none.
 */
export interface SheetRow {
  readonly rowNo: number;
  /** Address of the quantity, such as `D12`. */
  readonly cell: string;
  /** Cells as text by their headers for the file of bad rows; of the size columns only the one of this row. */
  readonly raw: Record<string, string>;
  readonly source: RowSource;
  readonly code: CodeCell;
  /** Codes in further columns of the row: they must name the same product. */
  readonly otherCodes: readonly CodeCell[];
  readonly color: string;
  readonly size: SheetCell;
  readonly sizeColumn: string;
  /** Whether several columns may contain the size; `sizeColumn` names them. */
  readonly isSizeUnclear: boolean;
  readonly qty: SheetCell;
  readonly qtyColumn: string;
  /** Whether the cell of the quantity is merged with others, so that it is unclear to which of them it applies. */
  readonly isMerged: boolean;
  readonly price: SheetCell;
  readonly priceColumn: string;
  /** Total of the sheet row when it differs from the sum of its quantities. */
  readonly total: RowTotal | null;
  readonly productId: string;
  readonly skuId: string;
}

/** Part of a row that is checked. */
export type RequestedRow = Omit<SheetRow, 'source'>;

/** Reason why a filled cell is not read: a formula without a stored result, or struck-through text. */
export type UnreadKind = 'UNCOMPUTED' | 'STRUCK';

/** Returns the reason why a cell is not read; null for a readable one. */
export function unreadReason(cell: SheetCell): UnreadKind | null {
  return isSpecialCell(cell) && (cell.kind === 'UNCOMPUTED' || cell.kind === 'STRUCK') ? cell.kind : null;
}

/** Code as it is looked up: its text, candidates with the leading zeros that a number lost, and whether it is damaged beyond recovery. */
export interface CodeCell {
  text: string;
  column: string;
  /** Texts to look up, best first. */
  candidates: string[];
  damaged: boolean;
  /** Reason why the cell is not read; null for a readable one. */
  unread: UnreadKind | null;
}

/**
 * Readable order: the rows that request something, the names of all columns of its tables, the number of sheet rows they are in, and the
 * account of everything else.
 */
export interface OrderSheet {
  heads: string[];
  rows: SheetRow[];
  dataRows: number;
  account: BookAccount;
}

/** Parses a code: text stays as it is, a number is written out, with candidates that restore its leading zeros. */
export function readCode(written: SheetCell, column: string): CodeCell {
  const cell = withoutUnit(written);
  const text = toHalfWidth(cellText(cell)).trim().replace(/^'/, '').toUpperCase();
  const exponent = /^\d(?:[.,]\d+)?E\+?\d+$/.test(text);
  const imprecise = typeof cell === 'number' && !Number.isSafeInteger(cell);
  const unread = unreadReason(cell);
  const padded =
    typeof cell === 'number'
      ? [8, 12, 13, 14].filter((n) => n > text.length).map((n) => text.padStart(n, '0'))
      : [];
  const candidates = text === '' || unread !== null || imprecise ? [] : [text, ...padded];
  return { text, column, candidates, damaged: exponent || imprecise, unread };
}
