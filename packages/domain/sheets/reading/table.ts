/** Table of an order sheet, with the use of each column as its headers name it. */
import { codeRank, columnLetter, headMeaning, quantityRank } from '../importHeaders';
import { matchSizeHeader, sizeSystem, sizeWordOff } from '../importSizes';
import type { HeadMeaning, ImportColumn } from '../headWords';
import { columnNames } from '../importTexts';
import { cellText, isBlankCell } from './cellText';
import type { ColumnConflict, ColumnRole } from './choices';
import type { SheetCell } from './grid';
import { type SizesBelow, type SystemColumn, takeSystems } from './sizeSystems';

/**
 * Use of a column. Read are CODE, COLOR, SIZE, QTY, PRICE, ID and SIZE_QTY (pieces of the size in its header). Skipped are INFO (known to
 * contain no quantity), TOTAL (sums), HIDDEN (quantities in a hidden column), SPARE (a quantity beside the one that counts), UNUSED (as the
 * user chose), UNKNOWN and NO_HEAD.
 */
export type ColumnUse =
  | 'CODE'
  | 'COLOR'
  | 'SIZE'
  | 'QTY'
  | 'SIZE_QTY'
  | 'PRICE'
  | 'ID'
  | 'INFO'
  | 'TOTAL'
  | 'HIDDEN'
  | 'SPARE'
  | 'UNUSED'
  | 'UNKNOWN'
  | 'NO_HEAD';

/** Uses of columns whose cells may be pieces although they are not read: they are counted, so that none is lost silently. */
export const COUNTED_USES: ReadonlySet<ColumnUse> = new Set<ColumnUse>([
  'HIDDEN',
  'SPARE',
  'UNUSED',
  'UNKNOWN',
  'NO_HEAD',
]);

/** Table: one quantity per row (LONG), one quantity column per size (WIDE), or no quantity (NONE). Rows and columns count from 0. */
export interface Table {
  form: 'LONG' | 'WIDE' | 'NONE';
  headRow: number;
  from: number;
  to: number;
  /** Names of all columns of the sheet by their headers; the letter for columns without one. */
  names: string[];
  /** Code columns, the best first. */
  codes: number[];
  column: Partial<Record<ImportColumn, number>>;
  sizes: { index: number; size: string }[];
  uses: Map<number, ColumnUse>;
  /** Roles that the user chose for columns. */
  chosen: ReadonlyMap<number, ColumnRole>;
  /** Choices that could not be applied. */
  conflicts: Map<number, ColumnConflict>;
  /** Uses of the columns by their headers alone. */
  automatic: ReadonlyMap<number, ColumnUse>;
}

const USES: Readonly<Record<HeadMeaning, ColumnUse>> = {
  code: 'CODE',
  color: 'COLOR',
  size: 'SIZE',
  qty: 'QTY',
  price: 'PRICE',
  productId: 'ID',
  skuId: 'ID',
  total: 'TOTAL',
  stock: 'INFO',
  info: 'INFO',
};

/** Sizes of the products, by their upper-case text with which headers are compared. */
export type KnownSizes = ReadonlyMap<string, string>;

/** Returns the size of a header: one that looks like a size, or one of the products' sizes; null for any other text. */
export function sizeOfHead(cell: SheetCell, known: KnownSizes): string | null {
  if (typeof cell !== 'string' && typeof cell !== 'number') return null;
  if (headMeaning(cell) !== null) return null;
  return known.get(sizeWordOff(cell).toUpperCase()) ?? matchSizeHeader(cell);
}

/** Input for reading a header row. */
export interface HeadReading extends SizesBelow {
  isHidden: (column: number) => boolean;
  /** Returns the user's choices for the columns of a table that was read by its headers alone. */
  choicesFor: (table: Table) => ReadonlyMap<number, ColumnRole>;
}

type Place = Pick<Table, 'headRow' | 'from' | 'to'>;

/** Returns the table under a header row between two columns; null when none of the headers is a code. */
export function tableUnder(cells: readonly SheetCell[], place: Place, reading: HeadReading): Table | null {
  const automatic = tableOf(cells, place, reading, new Map());
  return automatic.codes.length === 0 ? null : asChosen(automatic, cells, reading);
}

/** Returns the table under a header row, whether or not one of the headers is a code. */
export function tableOfHeads(cells: readonly SheetCell[], place: Place, reading: HeadReading): Table {
  return asChosen(tableOf(cells, place, reading, new Map()), cells, reading);
}

/** Applies the user's choices to a table that was read by its headers alone. */
function asChosen(automatic: Table, cells: readonly SheetCell[], reading: HeadReading): Table {
  const chosen = reading.choicesFor(automatic);
  if (chosen.size === 0) return automatic;
  return { ...tableOf(cells, automatic, reading, chosen), automatic: automatic.uses };
}

function tableOf(
  cells: readonly SheetCell[],
  { headRow, from, to }: Place,
  { known, isHidden, below }: HeadReading,
  chosen: ReadonlyMap<number, ColumnRole>,
): Table {
  const uses = new Map<number, ColumnUse>();
  const table: Table = {
    form: 'NONE',
    headRow,
    from,
    to,
    names: columnNames(cells),
    codes: [],
    column: {},
    sizes: [],
    uses,
    chosen,
    conflicts: new Map(),
    automatic: uses,
  };
  for (const index of [...chosen.keys()].toSorted((a, b) => a - b)) {
    table.names[index] ??= columnLetter(index);
    takeChosen(table, index, cells[index], known);
  }
  const { codes, column, sizes } = table;
  const areCodesChosen = codes.length > 0;
  const systems: SystemColumn[] = [];
  for (const [index, cell] of cells.entries()) {
    if (index < from || index > to || isBlankCell(cell) || chosen.has(index)) continue;
    const meaning = headMeaning(cell);
    const size = sizeOfHead(cell, known);
    if (isHidden(index) && (meaning === 'qty' || size !== null)) uses.set(index, 'HIDDEN');
    else if (sizeSystem(cell) !== null) systems.push({ index, isNamed: meaning === 'size' });
    else if (meaning === 'code' && !areCodesChosen) codes.push(index);
    else if (meaning === 'total' || meaning === 'stock' || meaning === 'info') uses.set(index, USES[meaning]);
    else if (meaning === 'qty' && isBetterQuantity(table, cells, index)) {
      if (column.qty !== undefined) uses.set(column.qty, 'SPARE');
      column.qty = index;
    } else if (meaning !== null && meaning !== 'code' && column[meaning] === undefined)
      column[meaning] = index;
    else if (size !== null) sizes.push({ index, size });
    else uses.set(index, meaning === 'qty' ? 'SPARE' : meaning === null ? 'UNKNOWN' : 'INFO');
  }
  codes.sort((a, b) => codeRank(cells[a]) - codeRank(cells[b]) || a - b);
  sizes.sort((a, b) => a.index - b.index);
  takeSystems(table, systems, { known, below });
  decideForm(table);
  return table;
}

/** Returns whether a quantity column is preferred to the present one; a column that the user chose stays. */
function isBetterQuantity({ column, chosen }: Table, cells: readonly SheetCell[], index: number): boolean {
  if (column.qty === undefined) return true;
  return !chosen.has(column.qty) && quantityRank(cells[index]) < quantityRank(cells[column.qty]);
}

const NAMES = { COLOR: 'color', SIZE: 'size', QTY: 'qty', PRICE: 'price' } as const;

/** Applies the user's choice to a column; records a conflict for a second column of the same role, and for a size column without a size. */
function takeChosen(table: Table, index: number, cell: SheetCell, known: KnownSizes): void {
  const { chosen, codes, column, sizes, uses, conflicts } = table;
  const role = chosen.get(index) ?? 'UNUSED';
  if (role === 'CODE') codes.push(index);
  else if (role === 'SIZE_QTY') {
    const size = chosenSize(cell, known);
    if (size !== '') sizes.push({ index, size });
    else {
      uses.set(index, 'SPARE');
      conflicts.set(index, 'NO_SIZE');
    }
  } else if (role === 'TOTAL' || role === 'INFO' || role === 'UNUSED') uses.set(index, role);
  else if (column[NAMES[role]] === undefined) column[NAMES[role]] = index;
  else {
    uses.set(index, role === 'QTY' ? 'SPARE' : 'INFO');
    conflicts.set(index, 'TAKEN_TWICE');
  }
}

/** Returns the size in the header of a column that was chosen as a size column: any text except one with another meaning. */
function chosenSize(cell: SheetCell, known: KnownSizes): string {
  const text = cellText(cell);
  return headMeaning(cell) === null ? (sizeOfHead(cell, known) ?? sizeWordOff(text)) : '';
}

/** Adds a column for the pieces of a size that a line below the headers names, unless the user chose another role for it. */
export function takeSize({ chosen, sizes, uses, conflicts }: Table, index: number, size: string): void {
  const role = chosen.get(index) ?? 'SIZE_QTY';
  if (role === 'SIZE_QTY') {
    sizes.push({ index, size });
    return;
  }
  const isPassed = role === 'TOTAL' || role === 'INFO' || role === 'UNUSED';
  uses.set(index, isPassed ? role : 'SPARE');
  if (!isPassed) conflicts.set(index, 'OTHER_FORM');
}

/** Decides between the formats, and the use of the other format's columns: the user's choices take precedence over headers. */
function decideForm(table: Table): void {
  const { chosen, codes, column, sizes, uses, conflicts } = table;
  const isChosen = (role: ColumnRole) => [...chosen.values()].includes(role);
  const isOneColumn =
    isChosen('QTY') || (!isChosen('SIZE_QTY') && (column.size !== undefined || sizes.length === 0));
  const isLong = codes.length > 0 && column.qty !== undefined && isOneColumn;
  const isWide = codes.length > 0 && !isLong && sizes.length > 0;
  if (!isWide) {
    for (const { index } of sizes.splice(0)) {
      uses.set(index, 'SPARE');
      if (isLong && chosen.get(index) === 'SIZE_QTY') conflicts.set(index, 'OTHER_FORM');
    }
  }
  if (!isLong && column.qty !== undefined) {
    uses.set(column.qty, 'SPARE');
    delete column.qty;
  }
  table.form = isLong ? 'LONG' : isWide ? 'WIDE' : 'NONE';
  for (const index of codes) uses.set(index, 'CODE');
  for (const { index } of sizes) uses.set(index, 'SIZE_QTY');
  for (const [name, index] of Object.entries(column)) uses.set(index, USES[name as ImportColumn]);
}

/** Returns the use of a column. */
export function columnUse({ uses }: Table, column: number): ColumnUse {
  return uses.get(column) ?? 'NO_HEAD';
}

/** Returns the columns whose cells are quantities. */
export function quantityColumns({ form, column, sizes }: Table): number[] {
  if (form === 'LONG') return column.qty === undefined ? [] : [column.qty];
  return sizes.map(({ index }) => index);
}
