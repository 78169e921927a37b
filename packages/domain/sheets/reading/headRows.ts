/** Finds header rows: at the top, further down (a second table), beside each other, and headers of two lines. */
import { codeRank, headMeaning, normaliseHeader } from '../importHeaders';
import { isBlankCell } from './cellText';
import type { Grid, SheetCell } from './grid';
import type { Merges } from './merges';
import { markTimes, withoutOtherGroups } from './groupHeads';
import { type HeadReading, sizeOfHead, type Table, tableOfHeads, tableUnder } from './table';

/** Input of the search for header rows. */
export interface HeadSearch extends HeadReading {
  grid: Grid;
  merges: Merges;
  /** Rows that are treated as headers although none of their cells is a code header: the user chooses the code column. */
  likely: ReadonlySet<number>;
}

/** Returns the visible cells of a header row: a header that is merged with a line above counts in its own line. */
function seenRow({ grid, merges }: HeadSearch, row: number): SheetCell[] {
  const own = grid.rows[row] ?? [];
  const above = row === 0 ? 0 : (grid.rows[row - 1] ?? []).length;
  return Array.from({ length: Math.max(own.length, above) }, (_, column) => merges.seen(row, column));
}

/** Returns whether the row is a product row of a table: a code column has content that is no header. */
function isProductsOf(table: Table, cells: readonly SheetCell[]): boolean {
  return table.codes.some((index) => !isBlankCell(cells[index]) && headMeaning(cells[index]) !== 'code');
}

/** Returns the first column of the contiguous filled cells around a column. */
function startOfRun(cells: readonly SheetCell[], column: number): number {
  let at = column;
  while (at > 0 && !isBlankCell(cells[at - 1])) at -= 1;
  return at;
}

/** Returns the last column of the contiguous filled cells around a column. */
function endOfRun(cells: readonly SheetCell[], column: number): number {
  let at = column;
  while (at + 1 < cells.length && !isBlankCell(cells[at + 1])) at += 1;
  return at;
}

const lastHead = ({ uses }: Table) => Math.max(...uses.keys());

/** Returns the columns of a row with a code header, except those that are text of products of a table above. */
function codeHeads(cells: readonly SheetCell[], tables: readonly Table[]): number[] {
  const found = [...cells.keys()].filter((column) => headMeaning(cells[column]) === 'code');
  return found.filter((column) => {
    const above = tables.find(({ from, to }) => from <= column && column <= to);
    if (above === undefined || !isProductsOf(above, cells)) return true;
    return startOfRun(cells, column) > lastHead(above);
  });
}

const hasQuantities = (cells: readonly SheetCell[], search: HeadSearch) =>
  cells.some((cell) => headMeaning(cell) === 'qty' || sizeOfHead(cell, search.known) !== null);

/** Returns the first columns of the tables beside each other in a header row: each has a code header and further headers of its own. */
function startsOf(cells: readonly SheetCell[], heads: readonly number[], search: HeadSearch): number[] {
  const starts: number[] = [];
  for (const [at, column] of heads.entries()) {
    const before = starts.at(-1);
    if (before === undefined) {
      starts.push(0);
      continue;
    }
    const isApart = isBlankCell(cells[column - 1]) || startOfRun(cells, column) > (heads[at - 1] ?? 0);
    const earlier = heads.slice(0, at).filter((other) => other >= before);
    const isSame = earlier.some((other) => normaliseHeader(cells[other]) === normaliseHeader(cells[column]));
    const isAlike = earlier.some((other) => codeRank(cells[other]) === codeRank(cells[column]));
    const start = isApart ? startOfRun(cells, column) : column;
    const own = cells.slice(start, heads[at + 1] ?? cells.length);
    if (own.filter((cell) => !isBlankCell(cell)).length < 2) continue;
    const isCounting = hasQuantities(cells.slice(before, start), search) && hasQuantities(own, search);
    if (isSame || (isAlike && isApart) || ((isAlike || isApart) && isCounting)) starts.push(start);
  }
  return starts;
}

/** Returns whether the sizes in the line below are under one header, as `36`, `37`, `38` under `Sizes`. */
function isUnderGroups(
  upper: readonly SheetCell[],
  lower: readonly SheetCell[],
  search: HeadSearch,
  row: number,
): boolean {
  const sizes = [...lower.keys()].filter((column) => sizeOfHead(lower[column], search.known) !== null);
  return (
    sizes.length > 0 &&
    sizes.every(
      (column) =>
        isBlankCell(upper[column]) ||
        search.merges.isWide(row, column) ||
        (sizes.includes(column + 1) && isBlankCell(upper[column + 1])),
    )
  );
}

/** Returns the table under a row that is treated as headers although none of its cells is a code header. */
function likelyTable(search: HeadSearch, row: number): Table {
  const seen = seenRow(search, row);
  const first = seen.findIndex((cell) => !isBlankCell(cell));
  const both = twoLines(search, row, { seen, codes: [first] });
  const headRow = both === null ? row : row + 1;
  return tableOfHeads(both ?? seen, { headRow, from: 0, to: Infinity }, search);
}

const within = (cells: readonly SheetCell[], { from, to }: Span) =>
  cells.map((cell, column) => (from <= column && column <= to ? cell : null));

/** Range of columns, both ends included. */
interface Span {
  from: number;
  to: number;
}

/**
 * Combines the headers of two lines into one within a range of columns: the lower line, else the upper one. Returns null when the line
 * below does not belong to the headers.
 */
function twoLines(
  search: HeadSearch,
  row: number,
  { seen, codes }: { seen: readonly SheetCell[]; codes: readonly number[] },
  span: Span = { from: 0, to: Infinity },
): SheetCell[] | null {
  const upper = within(seen, span);
  const lower = within(search.grid.rows[row + 1] ?? [], span);
  const isPart =
    codes.every((column) => isBlankCell(lower[column])) &&
    !upper.some((cell) => sizeOfHead(cell, search.known) !== null) &&
    isUnderGroups(upper, lower, search, row);
  if (!isPart) return null;
  const length = Math.max(seen.length, lower.length);
  const both = Array.from({ length }, (_, at) => (isBlankCell(lower[at]) ? seen[at] : lower[at]));
  return withoutOtherGroups(both, search, { top: row, headRow: row + 1 });
}

/**
 * Returns the tables whose headers are in a row, if any; `tables` are those above that continue down to it. The `headRow` of a two-line
 * header is the lower line. A table ends where the next one beside it begins, or where one above continues.
 */
export function tablesAt(search: HeadSearch, row: number, tables: readonly Table[]): Table[] {
  if (search.likely.has(row)) return [likelyTable(search, row)];
  const written = search.grid.rows[row] ?? [];
  if (!written.some((cell) => headMeaning(cell) === 'code')) return [];
  const seen = withoutOtherGroups(seenRow(search, row), search, { top: row, headRow: row });
  const codes = codeHeads(seen, tables);
  if (codes.length === 0) return [];
  const heads = { seen, codes };
  const both = twoLines(search, row, heads);
  const cells = both ?? seen;
  const starts = startsOf(cells, codes, search);
  const first = codes[0] ?? 0;
  const left = tables.find(({ from, to }) => from <= first && first <= to);
  if (left !== undefined && isProductsOf(left, seen)) starts[0] = startOfRun(cells, first);
  return starts.flatMap((from, at) => {
    const next = starts[at + 1];
    const end = endOfRun(cells, codes.find((column) => column >= from) ?? from);
    const beside = tables.find((table) => table.from > end && isProductsOf(table, seen));
    const to = next === undefined ? (beside?.from ?? Infinity) - 1 : next - 1;
    // A table with a two-line header can stand beside one with a single line.
    const own = both ?? twoLines(search, row, heads, { from, to });
    const headRow = own === null ? row : row + 1;
    const table = tableUnder(own ?? seen, { headRow, from, to }, search);
    if (table === null) return [];
    markTimes(table, own ?? seen, search, { top: row, headRow });
    return table;
  });
}

/** Returns the tables that continue below a header row: the new ones, and those above that are beside them. */
export function goingOn(tables: readonly Table[], found: readonly Table[]): Table[] {
  const kept = tables.flatMap((table) => {
    if (found.some(({ from, to }) => from <= table.from && table.from <= to)) return [];
    const next = found.find(({ from }) => table.from < from && from <= table.to);
    return [next === undefined ? table : { ...table, to: next.from - 1 }];
  });
  return [...kept, ...found].toSorted((a, b) => a.from - b.from);
}
