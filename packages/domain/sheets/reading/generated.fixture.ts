/** Generated workbooks with known content: the pieces in them, and the size above each quantity. */
import fc from 'fast-check';
import { COLUMN_ROLES } from './choices';
import type { CellRange, Grid, SheetCell } from './grid';

/** Codes of products made in the sizes 35 to 41, and one unknown code. */
const CODES = ['A', 'B', 'nobody'];
const SIZES = ['35', '36', '36.5', '37', '38', '39', '40', '41'];
const STRANGE = ['36FR', 'T2', 'II', 'Box', 'XS-S', '1/2', '3-4'];
/** Size that spreadsheet programs convert into a date when it is typed. */
const MADE_DATE = '3-4';
const writtenSize = (size: string): SheetCell =>
  size === MADE_DATE ? { kind: 'DATE', text: '2026-03-04', serial: 46_085 } : size;

/** Generated sheet, its pieces, and the cells in which a known size stands above a quantity in its table. */
export interface MadeSheet extends Pick<Grid, 'rows' | 'merges' | 'hiddenRows' | 'hiddenColumns'> {
  pieces: number;
  /** Code and size by the address of the quantity. */
  productsAt: Map<string, { code: string; size: string }>;
}

const quantity = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 20 }).map((n) => ({ cell: n as SheetCell, pieces: n })) },
  fc.integer({ min: 1, max: 9 }).map((n) => ({ cell: `${n}件` as SheetCell, pieces: n })),
  fc.integer({ min: 1, max: 9 }).map((n) => ({ cell: ((n * 0.1) / 0.1) as SheetCell, pieces: n })),
  fc
    .tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom('', ' pcs', '.0', '\u200B', ' Paar'))
    .map(([n, unit]) => ({ cell: `${n}${unit}` as SheetCell, pieces: n })),
  fc
    .integer({ min: 1, max: 9 })
    .map((n) => ({ cell: String.fromCodePoint(0xff10 + n) as SheetCell, pieces: n })),
  fc
    .constantFrom<SheetCell>(
      'x',
      '1,000',
      2.5,
      -1,
      '\u0663',
      '三',
      '②',
      '2+1',
      true,
      { kind: 'DATE', text: '2026-03-04', serial: 46_085 },
      { kind: 'UNCOMPUTED', text: '=A1' },
      { kind: 'ERROR', text: '#N/A' },
      { kind: 'STRUCK', text: '5', serial: 5 },
      { kind: 'MONEY', text: '¥128', serial: 128 },
      { kind: 'PERCENT', text: '100%', serial: 1 },
    )
    .map((cell) => ({ cell, pieces: 0 })),
  { weight: 3, arbitrary: fc.constantFrom<SheetCell>(null, '', 0).map((cell) => ({ cell, pieces: 0 })) },
);

const table = fc.record({
  sizes: fc.uniqueArray(fc.constantFrom(...SIZES, ...STRANGE), { minLength: 1, maxLength: 5 }),
  isLong: fc.boolean(),
  hasTotal: fc.boolean(),
  /** Whether the sizes are in a second line, below one header that is merged over them. */
  hasTwoLines: fc.boolean(),
  /** Number of first rows that share one code, merged over them. */
  merged: fc.integer({ min: 0, max: 3 }),
  /** Whether a quantity is merged with the one to its right. */
  isQuantityMerged: fc.boolean(),
  hiddenRow: fc.option(fc.integer({ min: 0, max: 3 })),
  hiddenColumn: fc.option(fc.integer({ min: 1, max: 5 })),
  /** Whether a blank column separates the code from the rest. */
  hasBlankColumn: fc.boolean(),
  /** Whether there is a note to the right of the first row. */
  hasNoteBeside: fc.boolean(),
  /** Whether there is a note below the table. */
  hasNoteBelow: fc.boolean(),
  /** Index of the row that has a blank row above it. */
  blankRow: fc.option(fc.integer({ min: 1, max: 3 })),
  rows: fc.array(
    fc.record({ code: fc.constantFrom(...CODES), cells: fc.array(quantity, { minLength: 5, maxLength: 5 }) }),
    {
      maxLength: 4,
    },
  ),
});

type Table = typeof table extends fc.Arbitrary<infer T> ? T : never;
const letter = (index: number) => String.fromCharCode(65 + index);

const isKnown = (size: string) => SIZES.includes(size);

/** Writes the headers of a table: in one line, or sizes below one header that is merged over them. Returns the number of lines. */
function writeHeads(made: MadeSheet, table: Table, put: Put): number {
  const { sizes, isLong, hasTwoLines } = table;
  const start = firstOf(table);
  const isDeep = !isLong && hasTwoLines && sizes.length > 1 && sizes.some(isKnown);
  const heads = isLong ? ['Size', 'Qty'] : sizes.map(writtenSize);
  const below = isDeep ? { down: 1 } : {};
  const code = put(0, 0, 'Code', below);
  if (isDeep) made.merges.push(code, put(0, start, 'Sizes', { right: sizes.length - 1 }));
  for (const [at, head] of heads.entries()) put(isDeep ? 1 : 0, start + at, head);
  return isDeep ? 2 : 1;
}

/** Returns the first filled column after that of the code. */
const firstOf = ({ hasBlankColumn }: Table): number => (hasBlankColumn ? 2 : 1);

/** Puts a cell into a sheet; returns the cells it is merged over. */
type Put = (
  row: number,
  column: number,
  cell: SheetCell,
  over?: { down?: number; right?: number },
) => CellRange;

/** Writes a table into a sheet at a row and a column. */
function write(made: MadeSheet, table: Table, top: number, left: number): void {
  const { sizes, isLong, hasTotal, rows, merged, blankRow, hasNoteBeside, hasNoteBelow } = table;
  const put: Put = (row, column, cell, { down = 0, right = 0 } = {}) => {
    const at = { top: top + row, left: left + column };
    while (made.rows.length <= at.top) made.rows.push([]);
    const cells = made.rows[at.top] ?? [];
    while (cells.length < at.left) cells.push(null);
    cells[at.left] = cell;
    return { ...at, bottom: at.top + down, right: at.left + right };
  };
  const first = writeHeads(made, table, put);
  const start = firstOf(table);
  const shared = Math.min(merged, rows.length);
  const lineOf = (at: number): number =>
    first + at + (blankRow !== null && blankRow >= shared && at >= blankRow ? 1 : 0);
  rows.forEach(({ code: own, cells }, at) => {
    const row = lineOf(at);
    const code = at < shared ? (rows[0]?.code ?? own) : own;
    if (at === 0 || at >= shared) {
      const range = put(row, 0, code, { down: at === 0 ? Math.max(0, shared - 1) : 0 });
      if (range.bottom > range.top) made.merges.push(range);
    }
    const used = isLong ? cells.slice(0, 1) : cells.slice(0, sizes.length);
    if (isLong) put(row, start, writtenSize(sizes[at % sizes.length] ?? ''));
    used.forEach(({ cell, pieces }, column) => {
      const place = start + (isLong ? 1 : column);
      put(row, place, cell);
      made.pieces += pieces;
      const size = sizes[isLong ? at % sizes.length : column] ?? '';
      made.productsAt.set(`${letter(left + place)}${top + row + 1}`, { code, size });
    });
  });
  if (hasNoteBeside && rows.length > 0) put(first, start + 5, '急单 rush');
  hideAndMerge(made, table, { top, left, lineOf });
  const end = lineOf(rows.length);
  if (hasNoteBelow) put(end + 1, 0, 'Please ship by May');
  if (!hasTotal || rows.length === 0) return;
  put(end, 0, 'Total');
  const sums = isLong ? [0] : sizes.map((_, column) => column);
  sums.forEach((from, column) => {
    const sum = rows.reduce((all, { cells }) => all + (cells[from]?.pieces ?? 0), 0);
    put(end, start + (isLong ? 1 : column), sum);
  });
}

/** Hides a row and a column of a table, and merges a quantity with an empty one beside it. */
function hideAndMerge(
  made: MadeSheet,
  table: Table,
  { top, left, lineOf }: { top: number; left: number; lineOf: (at: number) => number },
): void {
  const { rows, isLong, sizes, hiddenRow, hiddenColumn, isQuantityMerged } = table;
  const start = left + firstOf(table);
  if (hiddenRow !== null && hiddenRow < rows.length) made.hiddenRows.add(top + lineOf(hiddenRow));
  const isQuantity = hiddenColumn !== null && (isLong ? hiddenColumn === 2 : hiddenColumn <= sizes.length);
  if (isQuantity) made.hiddenColumns.push({ from: start + hiddenColumn - 1, to: start + hiddenColumn - 1 });
  const [first] = rows;
  const line = top + lineOf(0);
  if (isQuantityMerged && !isLong && first && sizes.length > 1 && !first.cells[1]?.cell)
    made.merges.push({ top: line, bottom: line, left: start, right: start + 1 });
}

/** Sheets of one to three tables below each other, some with a second one beside them. */
export const madeSheet: fc.Arbitrary<MadeSheet> = fc
  .array(
    fc.record({ left: table, right: fc.option(table, { freq: 4 }), gap: fc.integer({ min: 0, max: 2 }) }),
    { minLength: 1, maxLength: 3 },
  )
  .chain((blocks) => fc.tuple(fc.constant(blocks), fc.option(fc.integer({ min: 0, max: 26 }))))
  .map(([blocks, blankAbove]) => {
    const made: MadeSheet = {
      rows: blankAbove === null ? [] : [['Order 2026', 77], ...Array.from({ length: blankAbove }, () => [])],
      merges: [],
      hiddenRows: new Set(),
      hiddenColumns: [],
      pieces: 0,
      productsAt: new Map(),
    };
    for (const { left, right, gap } of blocks) {
      const top = made.rows.length + gap;
      write(made, left, top, 0);
      if (right) write(made, right, top, 10);
    }
    return made;
  });

/** Random choices for the columns of such sheets, also for rows and columns without a header. */
export const madeChoices = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 2, max: 6 }),
      fc.constantFrom(...COLUMN_ROLES),
    ),
    { maxLength: 6 },
  )
  .map((chosen) => new Map(chosen.map(([column, row, role]) => [`${letter(column)}${row}`, role])));
