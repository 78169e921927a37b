/** Lines below the headers of a table that name other sizes for the rows below them. */
import { normaliseSize } from '../importSizes';
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

/** Smallest number that counts as a size when no product has it; smaller numbers in a line may be quantities. */
export const LEAST_SIZE = 15;

/** Line of sizes: the sizes by their columns, and the pieces that it would be as a product row. */
interface SizeLine {
  sizes: ReadonlyMap<number, string>;
  pieces: number;
  /** Whether it is certainly a line of sizes; otherwise it may be a product row without a code. */
  isSure: boolean;
  /** Reason why the row is skipped when it is not sure. */
  reason: 'HEAD_UNCLEAR' | 'OTHER_SIZES';
}

/** Returns the number of a size such as `38` or `36.5`; null for one in letters. */
const numberOf = (size: string) => (/^\d{1,3}(?:\.5)?$/.test(size) ? Number(size) : null);

/** Returns whether the numbers among sizes rise, as they do in headers and rarely in quantities. */
function areRising(sizes: Iterable<string>): boolean {
  const numbers = [...sizes].map(numberOf).filter((one) => one !== null);
  return numbers.every((one, at) => at === 0 || one > (numbers[at - 1] ?? 0));
}

/** Returns the sizes by their columns of a row that contains only sizes; null for any other row. */
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
 * Returns the sizes in the quantity columns of a row with text in its code column; null when there are other quantities in it, as in a
 * product row with its total.
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
 * Returns a line that names the sizes of the headers in another system: it replaces them when the products are made in its sizes and in
 * none of theirs, otherwise it is skipped.
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

/** Returns the line of sizes of a row; null for any other row. `hasRows` is true when there are product rows above it. */
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
  // Codes contain digits, headers rarely do.
  if (words.length > 0 && !(isWords || (isCertain && words.every((word) => !/\d/.test(word))))) return null;
  const pieces = [...sizes.keys()].reduce((sum, column) => sum + (wholeNumber(cells[column]) ?? 0), 0);
  return { sizes, pieces, isSure: hasRows && words.length === 0 && isCertain, reason: 'HEAD_UNCLEAR' };
}

/**
 * Returns the table with the same columns and other sizes; columns that were no size columns before are added. Choices for a column above
 * still apply, unless something else is chosen for this line.
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
