/** Totals in the rows of a table beside their quantities: a total that is not their sum is reported and changes nothing. */
import { isBlankCell } from './cellText';
import { isSpecialCell, type SheetCell, withoutUnit } from './grid';
import type { Merges } from './merges';
import { readPieces, wholeNumber } from './pieces';
import { columnUse, quantityColumns, type Table } from './table';

/** Total of a row that differs from the sum of its quantities: the header of its column, the cell, and both numbers of pieces. */
export interface RowTotal {
  readonly column: string;
  readonly value: SheetCell;
  readonly total: number;
  readonly pieces: number;
}

/** Row that can store the total that contradicts it. */
export interface TotalledRow {
  total: RowTotal | null;
}

/** Statistics of one total column: rows that agree with it, rows without a total, and rows that it contradicts. */
interface Tally {
  agreeing: number;
  blank: number;
  isMoney: boolean;
  contradicted: { rows: readonly TotalledRow[]; total: RowTotal }[];
}

/** Number of rows that a column may contradict without agreeing with any row: with more, it counts something else. */
const MOST_WITHOUT_PROOF = 2;

/** Returns whether a total may be money: it is no whole number, has a currency, or is the pieces times a number of the row. */
function isOfMoney(value: SheetCell, pieces: number, others: readonly SheetCell[]): boolean {
  if (isSpecialCell(value) && (value.kind === 'MONEY' || value.kind === 'PERCENT')) return true;
  const total = wholeNumber(value);
  if (total === null) return typeof value === 'number';
  return others.some((cell) => {
    const price = withoutUnit(cell);
    return typeof price === 'number' && price !== 1 && Math.abs(price * pieces - total) <= 0.5;
  });
}

/**
 * Returns whether a column contains sums of pieces: it agrees with most rows. A column that contradicts one or two rows and agrees with
 * none also counts, unless it looks like money; a column that is empty in most rows contains the totals of whole styles.
 */
function holdsSums({ agreeing, blank, isMoney, contradicted }: Tally): boolean {
  if (agreeing > 0) return blank <= agreeing && contradicted.length <= agreeing;
  return blank === 0 && !isMoney && contradicted.length <= MOST_WITHOUT_PROOF;
}

/** Totals of one table while its rows are read. */
export class RowTotals {
  readonly #table: Table;
  readonly #merges: Merges;
  readonly #columns: ReadonlyMap<number, Tally>;

  constructor(table: Table, merges: Merges) {
    this.#table = table;
    this.#merges = merges;
    const totals = [...table.uses.keys()].filter((column) => columnUse(table, column) === 'TOTAL');
    this.#columns = new Map(
      totals.map((column) => [column, { agreeing: 0, blank: 0, isMoney: false, contradicted: [] }]),
    );
  }

  /** Adds a sheet row that orders something, with the rows that were read from it. */
  add(cells: readonly SheetCell[], row: number, rows: readonly TotalledRow[]): void {
    if (this.#columns.size === 0 || rows.length === 0) return;
    const quantities = quantityColumns(this.#table);
    const pieces = quantities.reduce((sum, column) => sum + (readPieces(cells[column]) ?? 0), 0);
    for (const [column, tally] of this.#columns) {
      const value = cells[column];
      const total = wholeNumber(value);
      if (isBlankCell(value) || this.#merges.isMerged(row, column)) tally.blank += 1;
      else if (total === pieces) tally.agreeing += 1;
      else {
        const others = cells.filter((_, other) => other !== column && !quantities.includes(other));
        tally.isMoney ||= isOfMoney(value, pieces, others);
        const said = { column: this.#table.names[column] ?? '', value, pieces };
        if (total !== null) tally.contradicted.push({ rows, total: { ...said, total } });
      }
    }
  }

  /** Stores the contradicting totals in the rows, once all rows of the table are read. */
  close(): void {
    for (const tally of this.#columns.values()) {
      if (!holdsSums(tally)) continue;
      for (const { rows, total } of tally.contradicted) for (const row of rows) row.total ??= total;
    }
  }
}
