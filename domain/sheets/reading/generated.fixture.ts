/** Made-up workbooks whose maker knows what every cell is: the pieces in them, and the size that stands above each. */
import fc from 'fast-check';
import { COLUMN_ROLES } from './choices';
import type { CellRange, Grid, SheetCell } from './grid';

/** Codes of goods made in the sizes 35 to 41, and one nobody knows. */
const CODES = ['A', 'B', 'nobody'];
const SIZES = ['35', '36', '36.5', '37', '38', '39', '40', '41'];
const STRANGE = ['36FR', 'T2', 'II', 'Box', 'XS-S', '1/2'];

/** A generated sheet, its pieces, and the cells where a known size stands above a quantity in its table. */
export interface MadeSheet extends Pick<Grid, 'rows' | 'merges' | 'hiddenRows' | 'hiddenColumns'> {
  pieces: number;
  /** Code and size by the address of the quantity. */
  goodsAt: Map<string, { code: string; size: string }>;
}

const quantity = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 20 }).map((n) => ({ cell: n as SheetCell, pieces: n })) },
  fc.integer({ min: 1, max: 9 }).map((n) => ({ cell: `${n}件` as SheetCell, pieces: n })),
  fc.integer({ min: 1, max: 9 }).map((n) => ({ cell: ((n * 0.1) / 0.1) as SheetCell, pieces: n })),
  fc
    .constantFrom<SheetCell>(
      'x',
      '1,000',
      2.5,
      -1,
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
  /** Sizes in a second line, below one head that is merged over them. */
  hasTwoLines: fc.boolean(),
  /** The first rows have one code, merged over them. */
  merged: fc.integer({ min: 0, max: 3 }),
  /** A quantity is merged with the one to its right. */
  isQuantityMerged: fc.boolean(),
  hiddenRow: fc.option(fc.integer({ min: 0, max: 3 })),
  hiddenColumn: fc.option(fc.integer({ min: 1, max: 5 })),
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

/** The heads of a table: in one line, or sizes below one head that is merged over them. Answers how many lines they take. */
function writeHeads(made: MadeSheet, { sizes, isLong, hasTwoLines }: Table, put: Put): number {
  const isDeep = !isLong && hasTwoLines && sizes.length > 1 && sizes.some(isKnown);
  if (!isDeep) {
    for (const [column, head] of (isLong ? ['Code', 'Size', 'Qty'] : ['Code', ...sizes]).entries())
      put(0, column, head);
    return 1;
  }
  made.merges.push(put(0, 0, 'Code', { down: 1 }), put(0, 1, 'Sizes', { right: sizes.length - 1 }));
  for (const [column, size] of sizes.entries()) put(1, column + 1, size);
  return 2;
}

/** Puts a cell into a sheet; answers the cells it is merged over. */
type Put = (
  row: number,
  column: number,
  cell: SheetCell,
  over?: { down?: number; right?: number },
) => CellRange;

/** Writes a table into a sheet from a column on, below what is there. */
function write(made: MadeSheet, table: Table, top: number, left: number): void {
  const { sizes, isLong, hasTotal, rows, merged } = table;
  const put: Put = (row, column, cell, { down = 0, right = 0 } = {}) => {
    const at = { top: top + row, left: left + column };
    while (made.rows.length <= at.top) made.rows.push([]);
    const cells = made.rows[at.top] ?? [];
    while (cells.length < at.left) cells.push(null);
    cells[at.left] = cell;
    return { ...at, bottom: at.top + down, right: at.left + right };
  };
  const first = writeHeads(made, table, put);
  const shared = Math.min(merged, rows.length);
  rows.forEach(({ code: own, cells }, at) => {
    const row = first + at;
    const code = at < shared ? (rows[0]?.code ?? own) : own;
    if (at === 0 || at >= shared) {
      const range = put(row, 0, code, { down: at === 0 ? Math.max(0, shared - 1) : 0 });
      if (range.bottom > range.top) made.merges.push(range);
    }
    const used = isLong ? cells.slice(0, 1) : cells.slice(0, sizes.length);
    if (isLong) put(row, 1, sizes[at % sizes.length] ?? '');
    used.forEach(({ cell, pieces }, column) => {
      const place = isLong ? 2 : column + 1;
      put(row, place, cell);
      made.pieces += pieces;
      const size = sizes[isLong ? at % sizes.length : column] ?? '';
      made.goodsAt.set(`${letter(left + place)}${top + row + 1}`, { code, size });
    });
  });
  hideAndMerge(made, table, { top: top + first, left });
  if (!hasTotal || rows.length === 0) return;
  put(first + rows.length, 0, 'Total');
  const sums = isLong ? [0] : sizes.map((_, column) => column);
  sums.forEach((from, column) => {
    const sum = rows.reduce((all, { cells }) => all + (cells[from]?.pieces ?? 0), 0);
    put(first + rows.length, isLong ? 2 : column + 1, sum);
  });
}

/** Hides a row and a column of a table, and merges a quantity with an empty one beside it. */
function hideAndMerge(
  made: MadeSheet,
  { rows, isLong, sizes, hiddenRow, hiddenColumn, isQuantityMerged }: Table,
  { top, left }: { top: number; left: number },
): void {
  if (hiddenRow !== null && hiddenRow < rows.length) made.hiddenRows.add(top + hiddenRow);
  const isQuantity = hiddenColumn !== null && (isLong ? hiddenColumn === 2 : hiddenColumn <= sizes.length);
  if (isQuantity) made.hiddenColumns.push({ from: left + hiddenColumn, to: left + hiddenColumn });
  const [first] = rows;
  if (isQuantityMerged && !isLong && first && sizes.length > 1 && !first.cells[1]?.cell)
    made.merges.push({ top, bottom: top, left: left + 1, right: left + 2 });
}

/** Sheets of one to three tables below each other, some of them with a second one beside. */
export const madeSheet: fc.Arbitrary<MadeSheet> = fc
  .array(
    fc.record({ left: table, right: fc.option(table, { freq: 4 }), gap: fc.integer({ min: 0, max: 2 }) }),
    { minLength: 1, maxLength: 3 },
  )
  .map((blocks) => {
    const made: MadeSheet = {
      rows: [['Order 2026', 77]],
      merges: [],
      hiddenRows: new Set(),
      hiddenColumns: [],
      pieces: 0,
      goodsAt: new Map(),
    };
    for (const { left, right, gap } of blocks) {
      const top = made.rows.length + gap;
      write(made, left, top, 0);
      if (right) write(made, right, top, 8);
    }
    return made;
  });

/** Choices at random for the columns of such sheets, also for rows and columns where no head stands. */
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
