/** Columns and lines that give the same sizes in several systems (EU, UK, US …): selects the one that counts, without converting sizes. */
import { headMeaning } from '../importHeaders';
import { normaliseSize, sizeKey, sizeSystem } from '../importSizes';
import { isBlankCell } from './cellText';
import type { Grid, SheetCell } from './grid';
import type { KnownSizes, Table } from './table';

/** Number of rows below a header whose sizes are examined. */
const ROWS_LOOKED_AT = 100;
/** Maximum number of size system columns that are compared; no order sheet has more. */
const MOST_SYSTEMS = 9;

type CellsBelow = (headRow: number, column: number) => SheetCell[];

/** Input for recognising size columns: the sizes of the products, and the cells of a column below a header. */
export interface SizesBelow {
  known: KnownSizes;
  below: CellsBelow;
}

/** Returns a function for the filled cells of a column below a header, up to the next header. */
export function cellsBelow({ rows }: Pick<Grid, 'rows'>): CellsBelow {
  return (headRow, column) => {
    const cells: SheetCell[] = [];
    for (let row = headRow + 1; row <= headRow + ROWS_LOOKED_AT; row += 1) {
      const cell = rows[row]?.[column];
      if (sizeSystem(cell) !== null || headMeaning(cell) !== null) break;
      if (!isBlankCell(cell)) cells.push(cell);
    }
    return cells;
  };
}

/** Returns the key by which a size is found among those of the products. */
const keyOf = (cell: SheetCell) => sizeKey(normaliseSize(cell));

/**
 * Returns the only column whose sizes the products have: all of them, or some when no other column has any; null when there is not exactly
 * one.
 */
function columnThatFits(
  columns: readonly (readonly [number, SheetCell[]])[],
  known: KnownSizes,
): number | null {
  const made = new Set([...known.values()].map(keyOf));
  const isMade = (cell: SheetCell) => made.has(keyOf(cell));
  const whole = columns.filter(([, cells]) => cells.length > 0 && cells.every(isMade));
  const found = whole.length > 0 ? whole : columns.filter(([, cells]) => cells.some(isMade));
  return found.length === 1 ? (found[0]?.[0] ?? null) : null;
}

/** Column whose header is a size system; `isNamed` when the header contains a word for size too. */
export interface SystemColumn {
  index: number;
  isNamed: boolean;
}

/** Returns the size column among those of several systems; null when the user has to choose. */
function columnOfSizes(
  headRow: number,
  systems: readonly SystemColumn[],
  { known, below }: SizesBelow,
): number | null {
  if (systems.length > MOST_SYSTEMS) return null;
  if (systems.length === 1) return systems[0]?.index ?? null;
  const columns = systems.map(({ index }) => [index, below(headRow, index)] as const);
  return columnThatFits(columns, known);
}

/**
 * Selects one of the columns of size systems as the size column, in a table with one quantity column and no other size column. When none is
 * the only one that fits, all of them get the conflict that the user has to resolve.
 */
export function takeSystems(
  { headRow, chosen, column, sizes, uses, conflicts }: Table,
  systems: readonly SystemColumn[],
  reading: SizesBelow,
): void {
  if (systems.length === 0) return;
  if (column.size === undefined && column.qty !== undefined && sizes.length === 0) {
    const found = columnOfSizes(headRow, systems, reading);
    for (const { index } of systems) {
      if (index === found) column.size = index;
      else uses.set(index, 'INFO');
      if (found === null) conflicts.set(index, 'SIZE_UNCLEAR');
    }
    return;
  }
  const isChosen = column.size !== undefined && chosen.has(column.size);
  for (const { index, isNamed } of systems) {
    if (isNamed && column.size === undefined) column.size = index;
    else uses.set(index, isChosen || isNamed ? 'INFO' : 'UNKNOWN');
  }
}

/** Returns the columns among which the user has to choose the size column. */
export function unclearSizes({ conflicts }: Pick<Table, 'conflicts'>): number[] {
  return [...conflicts].flatMap(([index, conflict]) => (conflict === 'SIZE_UNCLEAR' ? [index] : []));
}

/** Returns whether a size includes its system, such as `UK 5`. */
const hasSystem = (cell: SheetCell) =>
  typeof cell === 'string' && sizeSystem(cell.replace(/[\d.,½]+/g, ' ')) !== null;

/**
 * Returns the sizes in a line below the headers that names the same sizes in another system: the system is named before each size or in a
 * column without other content. Null for any other line.
 */
export function sizesOfOtherSystem(
  { codes, sizes, uses }: Table,
  cells: readonly SheetCell[],
): Map<number, SheetCell> | null {
  const columns = new Set(sizes.map(({ index }) => index));
  const filled = [...cells.entries()].filter(([, cell]) => !isBlankCell(cell));
  const named = filled.filter(([index]) => columns.has(index));
  const others = filled.filter(([index]) => !columns.has(index));
  const isLabel = ([index, cell]: [number, SheetCell]) =>
    sizeSystem(cell) !== null &&
    (codes.includes(index) || ['UNKNOWN', 'SIZE', undefined].includes(uses.get(index)));
  if (named.length < 2 || !others.every(isLabel)) return null;
  if (others.length === 0 && !named.every(([, cell]) => hasSystem(cell))) return null;
  return new Map(named);
}
