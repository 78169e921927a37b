/** A table of an order sheet as its head describes it: which column is taken for what. */
import { codeRank, headMeaning, matchSizeHeader, sizeWordOff } from '../importHeaders';
import type { HeadMeaning, ImportColumn } from '../headWords';
import { columnNames } from '../importTexts';
import { cellText, isBlankCell } from './cellText';
import type { SheetCell } from './grid';

/**
 * What a column is taken for. Read: CODE, COLOR, SIZE, QTY, PRICE, ID and SIZE_QTY (pieces of the size in its head). Passed over:
 * INFO (known to hold no quantity), TOTAL (sums), HIDDEN (quantities nobody sees), SPARE (a quantity beside the ones that
 * count), UNKNOWN and NO_HEAD.
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
  | 'UNKNOWN'
  | 'NO_HEAD';

/** Columns whose cells may be pieces although they are not read: they are counted, so that none goes without a word. */
export const COUNTED_USES: ReadonlySet<ColumnUse> = new Set<ColumnUse>([
  'HIDDEN',
  'SPARE',
  'UNKNOWN',
  'NO_HEAD',
]);

/** A table: one quantity per row (LONG), one quantity column per size (WIDE), or none (NONE). Rows and columns count from 0. */
export interface Table {
  form: 'LONG' | 'WIDE' | 'NONE';
  headRow: number;
  from: number;
  to: number;
  /** Names of all columns of the sheet by their heads; those left unnamed go by their letter. */
  names: string[];
  /** Code columns, the best first. */
  codes: number[];
  column: Partial<Record<ImportColumn, number>>;
  sizes: { index: number; size: string }[];
  uses: Map<number, ColumnUse>;
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
  info: 'INFO',
};

/** Sizes of the goods, as heads are compared with them. */
export type KnownSizes = ReadonlyMap<string, string>;

/** The size a head stands for: one that looks like a size, or one the goods are made in. */
export function sizeOfHead(cell: SheetCell, known: KnownSizes): string | null {
  if (typeof cell !== 'string' && typeof cell !== 'number') return null;
  if (headMeaning(cell) !== null) return null;
  return known.get(sizeWordOff(cell).toUpperCase()) ?? matchSizeHeader(cell);
}

/** What a head row is read with. */
export interface HeadReading {
  known: KnownSizes;
  isHidden: (column: number) => boolean;
}

/** The table under a row of heads between two columns; null when none of them is a code. */
export function tableUnder(
  cells: readonly SheetCell[],
  { headRow, from, to }: Pick<Table, 'headRow' | 'from' | 'to'>,
  { known, isHidden }: HeadReading,
): Table | null {
  const table: Table = {
    form: 'NONE',
    headRow,
    from,
    to,
    names: columnNames(cells),
    codes: [],
    column: {},
    sizes: [],
    uses: new Map(),
  };
  const { codes, column, sizes, uses } = table;
  for (const [index, cell] of cells.entries()) {
    if (index < from || index > to || isBlankCell(cell)) continue;
    const meaning = headMeaning(cell);
    const size = sizeOfHead(cell, known);
    if (isHidden(index) && (meaning === 'qty' || size !== null)) uses.set(index, 'HIDDEN');
    else if (meaning === 'code') codes.push(index);
    else if (meaning === 'total' || meaning === 'info') uses.set(index, USES[meaning]);
    else if (meaning !== null && column[meaning] === undefined) column[meaning] = index;
    else if (size !== null) sizes.push({ index, size });
    else uses.set(index, meaning === 'qty' ? 'SPARE' : meaning === null ? 'UNKNOWN' : 'INFO');
  }
  if (codes.length === 0) return null;
  codes.sort((a, b) => codeRank(cells[a]) - codeRank(cells[b]) || a - b);
  decideForm(table);
  return table;
}

/** Decides between the forms, and what becomes of the columns of the other one. */
function decideForm(table: Table): void {
  const { codes, column, sizes, uses } = table;
  const isLong = column.qty !== undefined && (column.size !== undefined || sizes.length === 0);
  if (isLong) {
    for (const { index } of sizes.splice(0)) uses.set(index, 'SPARE');
  } else if (column.qty !== undefined) {
    uses.set(column.qty, 'SPARE');
    delete column.qty;
  }
  table.form = isLong ? 'LONG' : sizes.length > 0 ? 'WIDE' : 'NONE';
  for (const index of codes) uses.set(index, 'CODE');
  for (const { index } of sizes) uses.set(index, 'SIZE_QTY');
  for (const [name, index] of Object.entries(column)) uses.set(index, USES[name as ImportColumn]);
}

/** What a column is taken for. */
export function columnUse({ uses }: Table, column: number): ColumnUse {
  return uses.get(column) ?? 'NO_HEAD';
}

/** Columns whose cells are quantities. */
export function quantityColumns({ form, column, sizes }: Table): number[] {
  if (form === 'LONG') return column.qty === undefined ? [] : [column.qty];
  return sizes.map(({ index }) => index);
}

/** Whether a row is one of sizes under a head: the sizes it names, by their columns; null for any other row. */
export function sizesIn(
  cells: readonly SheetCell[],
  { from, to }: Pick<Table, 'from' | 'to'>,
  known: KnownSizes,
): Map<number, string> | null {
  const sizes = new Map<number, string>();
  for (const [index, cell] of cells.entries()) {
    if (index < from || index > to || cellText(cell) === '') continue;
    const size = sizeOfHead(cell, known);
    if (size === null) return null;
    sizes.set(index, size);
  }
  return sizes.size === 0 ? null : sizes;
}
