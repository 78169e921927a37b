/** Finds rows of heads: at the top, further down (a second table), beside each other, and heads of two lines. */
import { codeRank, headMeaning, normaliseHeader } from '../importHeaders';
import { isBlankCell } from './cellText';
import type { Grid, SheetCell } from './grid';
import type { Merges } from './merges';
import { markTimes, withoutOtherGroups } from './groupHeads';
import { type HeadReading, sizeOfHead, type Table, tableOfHeads, tableUnder } from './table';

/** Where rows of heads are looked for. */
export interface HeadSearch extends HeadReading {
  grid: Grid;
  merges: Merges;
  /** Rows that are taken for heads although none of them is a code: the person says which column holds it. */
  likely: ReadonlySet<number>;
}

/** The cells of a row of heads as they are seen: a head that is merged with a line above counts in its own. */
function seenRow({ grid, merges }: HeadSearch, row: number): SheetCell[] {
  const own = grid.rows[row] ?? [];
  const above = row === 0 ? 0 : (grid.rows[row - 1] ?? []).length;
  return Array.from({ length: Math.max(own.length, above) }, (_, column) => merges.seen(row, column));
}

/** Whether the row is one of the goods of a table: something that is no head stands where its codes do. */
function isGoodsOf(table: Table, cells: readonly SheetCell[]): boolean {
  return table.codes.some((index) => !isBlankCell(cells[index]) && headMeaning(cells[index]) !== 'code');
}

/** First column of the filled cells that a column stands among. */
function startOfRun(cells: readonly SheetCell[], column: number): number {
  let at = column;
  while (at > 0 && !isBlankCell(cells[at - 1])) at -= 1;
  return at;
}

/** Last column of the filled cells that a column stands among. */
function endOfRun(cells: readonly SheetCell[], column: number): number {
  let at = column;
  while (at + 1 < cells.length && !isBlankCell(cells[at + 1])) at += 1;
  return at;
}

const lastHead = ({ uses }: Table) => Math.max(...uses.keys());

/** Columns of a row where a head for codes stands, without those that are the text of goods of a table above. */
function codeHeads(cells: readonly SheetCell[], tables: readonly Table[]): number[] {
  const found = [...cells.keys()].filter((column) => headMeaning(cells[column]) === 'code');
  return found.filter((column) => {
    const above = tables.find(({ from, to }) => from <= column && column <= to);
    if (above === undefined || !isGoodsOf(above, cells)) return true;
    return startOfRun(cells, column) > lastHead(above);
  });
}

const hasQuantities = (cells: readonly SheetCell[], search: HeadSearch) =>
  cells.some((cell) => headMeaning(cell) === 'qty' || sizeOfHead(cell, search.known) !== null);

/** Where the tables that stand beside each other in a row of heads begin: each has a code and more of its own. */
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

/** Whether sizes in the line below stand under one head, as `Sizes` over `36`, `37`, `38` does. */
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

/** The table under a row that is taken for heads although none of them is a code. */
function likelyTable(search: HeadSearch, row: number): Table {
  const seen = seenRow(search, row);
  const first = seen.findIndex((cell) => !isBlankCell(cell));
  const both = twoLines(search, row, { seen, codes: [first] });
  const headRow = both === null ? row : row + 1;
  return tableOfHeads(both ?? seen, { headRow, from: 0, to: Infinity }, search);
}

const within = (cells: readonly SheetCell[], { from, to }: Span) =>
  cells.map((cell, column) => (from <= column && column <= to ? cell : null));

/** Columns from one to another, both included. */
interface Span {
  from: number;
  to: number;
}

/**
 * The heads of two lines as one between two columns: what the lower line says, else the upper one. Null where the line below is no
 * part of the heads.
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
 * The tables whose heads stand in a row, if any does; `tables` are those above that go on so far. Their `headRow` is the lower line
 * of two. A table ends where the next one beside it begins, or where one above goes on.
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
  if (left !== undefined && isGoodsOf(left, seen)) starts[0] = startOfRun(cells, first);
  return starts.flatMap((from, at) => {
    const next = starts[at + 1];
    const end = endOfRun(cells, codes.find((column) => column >= from) ?? from);
    const beside = tables.find((table) => table.from > end && isGoodsOf(table, seen));
    const to = next === undefined ? (beside?.from ?? Infinity) - 1 : next - 1;
    // Beside a table with heads of one line stands one with two.
    const own = both ?? twoLines(search, row, heads, { from, to });
    const headRow = own === null ? row : row + 1;
    const table = tableUnder(own ?? seen, { headRow, from, to }, search);
    if (table === null) return [];
    markTimes(table, own ?? seen, search, { top: row, headRow });
    return table;
  });
}

/** The tables that go on below a row of heads: the new ones, and of those above what stands beside them. */
export function goingOn(tables: readonly Table[], found: readonly Table[]): Table[] {
  const kept = tables.flatMap((table) => {
    if (found.some(({ from, to }) => from <= table.from && table.from <= to)) return [];
    const next = found.find(({ from }) => table.from < from && from <= table.to);
    return [next === undefined ? table : { ...table, to: next.from - 1 }];
  });
  return [...kept, ...found].toSorted((a, b) => a.from - b.from);
}
