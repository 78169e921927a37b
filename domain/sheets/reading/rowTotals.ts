/** Totals that stand in the rows of a table beside their quantities: one that is no sum of them is told, and changes nothing. */
import { isBlankCell } from './cellText';
import { isOdd, type SheetCell, withoutUnit } from './grid';
import type { Merges } from './merges';
import { readPieces, wholeNumber } from './pieces';
import { columnUse, quantityColumns, type Table } from './table';

/** A total of a row that its quantities do not come to: the head of its column, the cell, and both numbers of pieces. */
export interface RowTotal {
  readonly column: string;
  readonly value: SheetCell;
  readonly total: number;
  readonly pieces: number;
}

/** A row that can be told of the total that contradicts it. */
export interface TotalledRow {
  total: RowTotal | null;
}

/** Rows of one total column: how many it is the sum of, how many have none, and those it contradicts. */
interface Tally {
  agreeing: number;
  blank: number;
  isMoney: boolean;
  contradicted: { rows: readonly TotalledRow[]; total: RowTotal }[];
}

/** Rows that a column may contradict without being the sum of any: more of them, and it counts something else. */
const MOST_WITHOUT_PROOF = 2;

/** Whether a total may be one of money: it is no whole number, has a currency, or is the pieces times a number of the row. */
function isOfMoney(value: SheetCell, pieces: number, others: readonly SheetCell[]): boolean {
  if (isOdd(value) && (value.kind === 'MONEY' || value.kind === 'PERCENT')) return true;
  const total = wholeNumber(value);
  if (total === null) return typeof value === 'number';
  return others.some((cell) => {
    const price = withoutUnit(cell);
    return typeof price === 'number' && price !== 1 && Math.abs(price * pieces - total) <= 0.5;
  });
}

/**
 * Whether a column holds sums of pieces: it is the sum of most rows. Of one or two rows that it contradicts it holds them unless it
 * looks like money; a column that most rows leave empty has the totals of whole styles.
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

  /** A row of the table that orders something, as the rows it is read as. */
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

  /** Tells the rows whose totals contradict them, once all of the table are read. */
  close(): void {
    for (const tally of this.#columns.values()) {
      if (!holdsSums(tally)) continue;
      for (const { rows, total } of tally.contradicted) for (const row of rows) row.total ??= total;
    }
  }
}
