/** Lines below the heads of a table that name other sizes for the rows under them. */
import { normaliseSize } from '../importHeaders';
import { cellText, isBlankCell } from './cellText';
import type { SheetCell } from './grid';
import { wholeNumber } from './pieces';
import { sizesOfOtherSystem } from './sizeSystems';
import {
  columnUse,
  COUNTED_USES,
  type HeadReading,
  type KnownSizes,
  quantityColumns,
  sizeOfHead,
  type Table,
  takeSize,
} from './table';

/** Sizes are hardly smaller than this where no list knows them; below, a line of numbers may as well be quantities. */
export const LEAST_SIZE = 15;

/** A line of sizes: those it names by their columns, and the pieces it would be if it were goods. */
interface SizeLine {
  sizes: ReadonlyMap<number, string>;
  pieces: number;
  /** Whether it can be nothing else: it may as well be goods whose code was forgotten. */
  isSure: boolean;
  /** Why the row is passed over if it is not sure. */
  reason: 'HEAD_UNCLEAR' | 'OTHER_SIZES';
}

/** The number of a size such as `38` or `36.5`; null for one in letters. */
const numberOf = (size: string) => (/^\d{1,3}(?:\.5)?$/.test(size) ? Number(size) : null);

/** Whether the numbers among sizes rise, as they do in a line of heads and hardly in one of quantities. */
function areRising(sizes: Iterable<string>): boolean {
  const numbers = [...sizes].map(numberOf).filter((one) => one !== null);
  return numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? 0));
}

/** Whether a row is one of sizes under a head: the sizes it names, by their columns; null for any other row. */
function sizesIn(
  cells: readonly SheetCell[],
  { from, to }: Pick<Table, 'from' | 'to'>,
  known: KnownSizes,
): Map<number, string> | null {
  const sizes = new Map<number, string>();
  for (const [index, cell] of cells.entries()) {
    if (index < from || index > to || isBlankCell(cell)) continue;
    const size = sizeOfHead(cell, known);
    if (size === null) return null;
    sizes.set(index, size);
  }
  return sizes.size === 0 ? null : sizes;
}

/**
 * Sizes in the quantity columns of a row that says something where its code would be; null where other quantities stand in it, as in
 * one of goods with their sum.
 */
function sizesBesideWords(
  table: Table,
  cells: readonly SheetCell[],
  known: KnownSizes,
): Map<number, string> | null {
  const columns = quantityColumns(table).filter((column) => !isBlankCell(cells[column]));
  const sizes = sizesIn(
    cells.map((cell, column) => (columns.includes(column) ? cell : null)),
    table,
    known,
  );
  const sum = columns.reduce((all, column) => all + (wholeNumber(cells[column]) ?? 0), 0);
  const isPlain = (cell: SheetCell, column: number) =>
    columns.includes(column) ||
    table.codes.includes(column) ||
    !/\d/.test(cellText(cell)) ||
    (COUNTED_USES.has(columnUse(table, column)) &&
      wholeNumber(cell) !== sum &&
      sizeOfHead(cell, known) !== null);
  return cells.every(isPlain) ? sizes : null;
}

/**
 * A line that names the sizes of the heads in another system: it counts instead of them where the goods are made in its sizes and in none
 * of theirs, else it is passed over.
 */
function lineOfOtherSystem(table: Table, cells: readonly SheetCell[], known: KnownSizes): SizeLine | null {
  const named = sizesOfOtherSystem(table, cells);
  if (named === null) return null;
  const sizes = new Map([...named].map(([index, cell]) => [index, sizeOfHead(cell, known) ?? '']));
  if (![...sizes.values()].every(Boolean) || !areRising(sizes.values())) return null;
  const made = new Set([...known.values()].map(normaliseSize));
  const isMade = (size: string) => made.has(normaliseSize(size));
  const isSure = [...sizes.values()].every(isMade) && !table.sizes.some(({ size }) => isMade(size));
  return { sizes, pieces: 0, isSure, reason: 'OTHER_SIZES' };
}

/** Whether a row names sizes; null for any other row. `hasRows` says that goods stand above it. */
export function sizeLineOf(
  table: Table,
  cells: readonly SheetCell[],
  known: KnownSizes,
  hasRows: boolean,
): SizeLine | null {
  if (table.form !== 'WIDE') return null;
  const other = hasRows ? null : lineOfOtherSystem(table, cells, known);
  if (other !== null) return other;
  const words = table.codes.map((index) => cellText(cells[index])).filter(Boolean);
  const sizes = words.length > 0 ? sizesBesideWords(table, cells, known) : sizesIn(cells, table, known);
  if (sizes === null || sizes.size < 2 || !areRising(sizes.values())) return null;
  const names = [...sizes.values()];
  const isWords = names.every((size) => numberOf(size) === null);
  const isKnown = names.every((size) => known.has(size.toUpperCase()));
  const isCertain =
    isWords || (isKnown && names.every((size) => (numberOf(size) ?? LEAST_SIZE) >= LEAST_SIZE));
  // Codes have digits, heads hardly do.
  if (words.length > 0 && !(isWords || (isCertain && words.every((word) => !/\d/.test(word))))) return null;
  const pieces = [...sizes.keys()].reduce((sum, column) => sum + (wholeNumber(cells[column]) ?? 0), 0);
  return { sizes, pieces, isSure: hasRows && words.length === 0 && isCertain, reason: 'HEAD_UNCLEAR' };
}

/**
 * The table of the same columns with other sizes; those in no column of a size before are taken too. What was chosen for a column
 * above holds here, unless something else is chosen for this line.
 */
export function underSizes(
  table: Table,
  sizes: ReadonlyMap<number, string>,
  row: number,
  { choicesFor }: Pick<HeadReading, 'choicesFor'>,
): Table {
  const names = [...table.names];
  const automatic = new Map([...table.uses].filter(([, use]) => use !== 'SIZE_QTY'));
  for (const [column, size] of sizes) {
    names[column] = size;
    automatic.set(column, 'SIZE_QTY');
  }
  const below: Table = {
    ...table,
    headRow: row,
    names,
    uses: new Map(automatic),
    automatic,
    sizes: [],
    conflicts: new Map(table.conflicts),
  };
  below.chosen = new Map([...table.chosen, ...choicesFor(below)]);
  for (const [index, size] of sizes) takeSize(below, index, size);
  return below;
}
