/** Reads one sheet: its tables from top to bottom and beside each other, and each of their rows. */
import { IMPORT_MAX_QUANTITIES, IMPORT_MAX_ROWS } from '../../constants';
import { columnLetter } from '../importHeaders';
import type { SheetRow } from '../importSheet';
import { AccountBook } from './account';
import { isBlankCell } from './cellText';
import { ChoiceBook, type ColumnChoices } from './choices';
import type { GridReading } from './gridReading';
import { type Grid, isHiddenColumn, type SheetCell } from './grid';
import { goingOn, type HeadSearch, tablesAt } from './headRows';
import { likelyHeads } from './likelyHeads';
import { mergesOf } from './merges';
import { type OpenTable, takeSection, whyPassed } from './openTable';
import { readPieces } from './pieces';
import { isWanted, wantedOf } from './rowOfTable';
import { RowTotals } from './rowTotals';
import { sizeLineOf, underSizes } from './sizeLines';
import { cellsBelow, unclearSizes } from './sizeSystems';
import { type IsStockRow, stockRowsOf } from './stockRows';
import { hasSumLabel, runningSums, sheetSums } from './sums';
import { columnUse, COUNTED_USES, type KnownSizes, quantityColumns, type Table } from './table';
import { sectionOver } from './titles';

class GridReader {
  readonly #grid: Grid;
  readonly #search: HeadSearch;
  readonly #book = new AccountBook();
  readonly #sums = sheetSums();
  readonly #isStock: IsStockRow;
  readonly #rows: SheetRow[] = [];
  readonly #heads = new Set<string>();
  #open: OpenTable[] = [];
  #dataRows = 0;
  #asked = 0;
  #sawCode = false;
  #sawQuantities = false;

  constructor(grid: Grid, known: KnownSizes, choices: ColumnChoices, likely: ReadonlySet<number>) {
    this.#grid = grid;
    this.#isStock = stockRowsOf(grid);
    const chosen = new ChoiceBook(choices);
    this.#search = {
      grid,
      merges: mergesOf(grid),
      likely,
      known,
      isHidden: (column) => isHiddenColumn(grid, column),
      below: cellsBelow(grid),
      choicesFor: (table) => chosen.of(table),
    };
  }

  read(): GridReading {
    const { rows } = this.#grid;
    for (let row = 0; row < rows.length && !this.#isTooMuch; row += 1) {
      const cells = rows[row] ?? [];
      if (cells.every(isBlankCell)) continue;
      const last = this.#takeHeads(row) ?? row;
      for (; row < last; row += 1) this.#takeRow(rows[row] ?? [], row);
      this.#takeRow(rows[row] ?? [], row);
    }
    for (const open of this.#open) this.#closeTable(open);
    return {
      rows: this.#rows,
      dataRows: this.#dataRows,
      heads: [...this.#heads],
      sawCode: this.#sawCode,
      sawQuantities: this.#sawQuantities,
      isTooMuch: this.#isTooMuch,
      account: this.#book.close(this.#grid.name, this.#asked),
    };
  }

  get #isTooMuch(): boolean {
    return this.#rows.length > IMPORT_MAX_QUANTITIES;
  }

  /** Opens the tables whose headers are in a row; returns the last row of the headers. */
  #takeHeads(row: number): number | null {
    const found = tablesAt(
      this.#search,
      row,
      this.#open.map(({ table }) => table),
    );
    if (found.length === 0) return null;
    this.#replace(found);
    return Math.max(row, ...found.map(({ headRow }) => headRow));
  }

  #replace(found: readonly Table[]): void {
    const before = new Map(this.#open.map((open) => [open.table, open]));
    const byStart = new Map(this.#open.map((open) => [open.table.from, open]));
    const going = goingOn([...before.keys()], found);
    const next = going.map((table): OpenTable => {
      const known = before.get(table) ?? (found.includes(table) ? undefined : byStart.get(table.from));
      if (known === undefined)
        return this.#begin(
          table,
          going.filter((other) => !found.includes(other)),
        );
      known.table.to = table.to;
      return known;
    });
    for (const open of this.#open) if (!next.includes(open)) this.#closeTable(open);
    this.#open = next;
  }

  /**
   * Opens a table; `beside` are the tables that continue in the same rows: a column name that they have too gets the column letter added.
   */
  #begin(table: Table, beside: readonly Table[]): OpenTable {
    const taken = new Set(beside.flatMap(({ uses, names }) => [...uses.keys()].map((index) => names[index])));
    for (const index of table.uses.keys())
      if (taken.has(table.names[index]))
        table.names[index] = `${table.names[index]} (${columnLetter(index)})`;
    this.#sawCode ||= table.codes.length > 0;
    this.#sawQuantities ||= table.form !== 'NONE';
    for (const [index, name] of table.names.entries())
      if (index >= table.from && index <= table.to) this.#heads.add(name);
    const above = this.#open.find(
      ({ table: { from, to } }) =>
        from <= table.to && table.from <= to && !beside.some((other) => other.from === from),
    );
    const lastProducts = above?.lastProducts ?? -1;
    return {
      table,
      sums: runningSums(table, this.#sums),
      totals: new RowTotals(table, this.#search.merges),
      rows: 0,
      isUnclear: table.form === 'WIDE' && unclearSizes(table).length > 0,
      passed: new Map(),
      section: sectionOver(this.#grid, table, lastProducts, above?.section ?? null),
      lastProducts,
      lastOther: table.headRow,
    };
  }

  #closeTable({ table, totals, passed }: OpenTable): void {
    totals.close();
    const { headRow, names, sizes, uses, conflicts, automatic } = table;
    const sizeAt = new Map(sizes.map(({ index, size }) => [index, size]));
    for (const index of new Set([...uses.keys(), ...passed.keys()])) {
      const column = {
        headRow,
        index,
        name: names[index] ?? '',
        use: columnUse(table, index),
        automatic: automatic.get(index) ?? 'NO_HEAD',
        size: sizeAt.get(index),
        conflict: conflicts.get(index),
      };
      this.#book.column(column, passed.get(index) ?? 0);
    }
  }

  #takeRow(cells: readonly SheetCell[], row: number): void {
    if (this.#open.length === 0) return this.#book.row('ABOVE_HEAD', row);
    const heads = new Set(this.#open.filter(({ table }) => table.headRow >= row));
    const wanted: SheetRow[] = [];
    for (const open of this.#open) if (!heads.has(open)) wanted.push(...this.#takePart(open, cells, row));
    if (wanted.length === 0) return;
    this.#dataRows += 1;
    if (this.#dataRows > IMPORT_MAX_ROWS) return;
    this.#rows.push(...wanted);
    for (const { qty } of wanted) this.#asked += readPieces(qty) ?? 0;
  }

  /** Reads the part of a row in one table; returns what it orders. */
  #takePart(open: OpenTable, cells: readonly SheetCell[], row: number): SheetRow[] {
    const { table, sums } = open;
    const isInside = (_: SheetCell, column: number) => column >= table.from && column <= table.to;
    if (!cells.some((cell, column) => isInside(cell, column) && !isBlankCell(cell))) return [];
    const seen = cells.map((cell, column) => (isInside(cell, column) ? cell : null));
    for (const column of [...table.codes, ...Object.values(table.column)])
      if (column !== table.column.qty) seen[column] = this.#search.merges.seen(row, column);
    if (sums.isTotal(seen, hasSumLabel(cells))) {
      this.#book.row('TOTAL', row);
      return [];
    }
    if (this.#takeSizes(open, seen, row)) return [];
    takeSection(open, seen, row);
    return this.#takeGoods(open, seen, row);
  }

  #takeGoods(open: OpenTable, cells: readonly SheetCell[], row: number): SheetRow[] {
    const { table, sums } = open;
    const columns = quantityColumns(table);
    const pieces = () => columns.reduce((sum, column) => sum + (readPieces(cells[column]) ?? 0), 0);
    open.rows += 1;
    sums.add(cells);
    this.#countOthers(open, cells);
    const why = whyPassed(open, cells, this.#isStock(table, cells));
    const passed = this.#grid.hiddenRows.has(row) ? 'HIDDEN' : why;
    if (isWanted(table, cells)) open.lastProducts = row;
    if (passed === null) {
      const wanted = wantedOf(table, { cells, row, merges: this.#search.merges });
      open.totals.add(cells, row, wanted);
      return wanted;
    }
    this.#book.row(passed, row, pieces());
    return [];
  }

  /** Counts possible pieces in columns that are not read. */
  #countOthers({ table, passed }: OpenTable, cells: readonly SheetCell[]): void {
    for (const [column, cell] of cells.entries()) {
      if (isBlankCell(cell) || column < table.from || column > table.to) continue;
      if (COUNTED_USES.has(columnUse(table, column)))
        passed.set(column, (passed.get(column) ?? 0) + (readPieces(cell) ?? 0));
    }
  }

  /** Evaluates a line below the headers that names other sizes: they apply from there on, or nothing more of the table is certain. */
  #takeSizes(open: OpenTable, cells: readonly SheetCell[], row: number): boolean {
    const line = sizeLineOf(open.table, cells, this.#search.known, open.rows > 0);
    if (line === null) return false;
    if (line.isSure) this.#replace([underSizes(open.table, line.sizes, row, this.#search)]);
    else {
      open.isUnclear ||= line.reason === 'HEAD_UNCLEAR';
      this.#book.row(line.reason, row, line.pieces);
    }
    return true;
  }
}

/**
 * Reads one sheet. `known` are the sizes of the products: they count as headers whatever they look like; `choices` take precedence over the
 * headers.
 */
export function readGrid(grid: Grid, known: KnownSizes, choices: ColumnChoices = new Map()): GridReading {
  return new GridReader(grid, known, choices, new Set()).read();
}

/** Reads a sheet without a code header by its probable headers; returns null when it has none. */
export function readByLikelyHeads(
  grid: Grid,
  known: KnownSizes,
  choices: ColumnChoices = new Map(),
): GridReading | null {
  const likely = likelyHeads(grid, known);
  return likely.size === 0 ? null : new GridReader(grid, known, choices, likely).read();
}
