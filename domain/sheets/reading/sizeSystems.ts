/** Columns and lines that give one size in several systems (EU, UK, US …): which of them counts, without any conversion. */
import { headMeaning, normaliseSize, sizeKey, sizeSystem } from '../importHeaders';
import { isBlankCell } from './cellText';
import type { Grid, SheetCell } from './grid';
import type { KnownSizes, Table } from './table';

/** Rows below a head in which sizes are looked at. */
const ROWS_LOOKED_AT = 100;
/** Columns of systems that are compared; no sheet of an order has more. */
const MOST_SYSTEMS = 9;

type CellsBelow = (headRow: number, column: number) => SheetCell[];

/** What columns of sizes are told by: the sizes of the goods, and what stands in a column below a head. */
export interface SizesBelow {
  known: KnownSizes;
  below: CellsBelow;
}

/** What stands in columns of a sheet below a head, as far as the next head. */
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

/** How a size is found among those of the goods. */
const keyOf = (cell: SheetCell) => sizeKey(normaliseSize(cell));

/** The one column whose sizes the goods are made in: all of them, else some where no other column has any; null where none is alone. */
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

/** A column headed by a system; `isNamed` where its head says size too. */
export interface SystemColumn {
  index: number;
  isNamed: boolean;
}

/** The column of sizes among those of several systems; null where the person has to choose. */
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
 * Takes one of the columns headed by a system for that of the sizes, in a table of one quantity without another column of sizes. Where
 * none is alone in fitting, all of them say that the person has to choose.
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

/** Columns of which the person has to say which one holds the sizes. */
export function unclearSizes({ conflicts }: Pick<Table, 'conflicts'>): number[] {
  return [...conflicts].flatMap(([index, conflict]) => (conflict === 'SIZE_UNCLEAR' ? [index] : []));
}

/** Whether a size is written with its system, as `UK 5` is. */
const hasSystem = (cell: SheetCell) =>
  typeof cell === 'string' && sizeSystem(cell.replace(/[\d.,½]+/g, ' ')) !== null;

/**
 * The sizes in a line below the heads that names the same ones in another system: it says which, in front of each or in a column that
 * holds nothing else. Null for any other line.
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
