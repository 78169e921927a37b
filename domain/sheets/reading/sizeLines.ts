/** Lines below the heads of a table that name other sizes for the rows under them. */
import { isBlankCell } from './cellText';
import type { SheetCell } from './grid';
import { wholeNumber } from './pieces';
import { type HeadReading, type KnownSizes, sizesIn, type Table, takeSize } from './table';

/** Sizes are hardly smaller than this where no list knows them; below, a line of numbers may as well be quantities. */
export const LEAST_SIZE = 15;

/** A line of sizes: those it names by their columns, and the pieces it would be if it were goods. */
interface SizeLine {
  sizes: ReadonlyMap<number, string>;
  pieces: number;
  /** Whether it can be nothing else: it may as well be goods whose code was forgotten. */
  isSure: boolean;
}

/** Whether a row without a code names sizes; null for any other row. `hasRows` says that goods stand above it. */
export function sizeLineOf(
  table: Table,
  cells: readonly SheetCell[],
  known: KnownSizes,
  hasRows: boolean,
): SizeLine | null {
  if (table.form !== 'WIDE' || table.codes.some((index) => !isBlankCell(cells[index]))) return null;
  const sizes = sizesIn(cells, table, known);
  if (sizes === null || sizes.size < 2) return null;
  const numbers = [...sizes.keys()].map((column) => wholeNumber(cells[column]));
  const isWords = numbers.every((one) => one === null);
  if (!isWords && !numbers.every((one, at) => one !== null && (at === 0 || one > (numbers[at - 1] ?? 0))))
    return null;
  const isKnown = [...sizes.values()].every((size) => known.has(size.toUpperCase()));
  const isSure = hasRows && (isWords || (isKnown && (numbers[0] ?? 0) >= LEAST_SIZE));
  return { sizes, pieces: numbers.reduce((sum: number, one) => sum + (one ?? 0), 0), isSure };
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
