/** Made-up workbooks whose maker knows what every cell is: the pieces in them, and the size that stands above each. */
import fc from 'fast-check';
import type { SheetCell } from './grid';

/** Codes of goods made in the sizes 35 to 41, and one nobody knows. */
const CODES = ['A', 'B', 'nobody'];
const SIZES = ['35', '36', '36.5', '37', '38', '39', '40', '41'];
const STRANGE = ['36FR', 'T2', 'II', 'Box', 'XS-S', '1/2'];

/** A generated sheet, its pieces, and the cells where a known size stands above a quantity in its table. */
export interface MadeSheet {
  rows: SheetCell[][];
  pieces: number;
  /** Code and size by the address of the quantity. */
  goodsAt: Map<string, { code: string; size: string }>;
}

const quantity = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 20 }).map((n) => ({ cell: n as SheetCell, pieces: n })) },
  fc.integer({ min: 1, max: 9 }).map((n) => ({ cell: `${n}件` as SheetCell, pieces: n })),
  fc.integer({ min: 1, max: 9 }).map((n) => ({ cell: ((n * 0.1) / 0.1) as SheetCell, pieces: n })),
  fc
    .constantFrom<SheetCell>('x', '1,000', 2.5, -1, { kind: 'UNCOMPUTED', text: '=A1' })
    .map((cell) => ({ cell, pieces: 0 })),
  { weight: 3, arbitrary: fc.constantFrom<SheetCell>(null, '', 0).map((cell) => ({ cell, pieces: 0 })) },
);

const table = fc.record({
  sizes: fc.uniqueArray(fc.constantFrom(...SIZES, ...STRANGE), { minLength: 1, maxLength: 5 }),
  isLong: fc.boolean(),
  hasTotal: fc.boolean(),
  rows: fc.array(
    fc.record({ code: fc.constantFrom(...CODES), cells: fc.array(quantity, { minLength: 5, maxLength: 5 }) }),
    {
      maxLength: 4,
    },
  ),
});

type Table = typeof table extends fc.Arbitrary<infer T> ? T : never;
const letter = (index: number) => String.fromCharCode(65 + index);

/** Writes a table into a sheet from a column on, below what is there; answers its width. */
function write(made: MadeSheet, { sizes, isLong, hasTotal, rows }: Table, top: number, left: number): void {
  const put = (row: number, column: number, cell: SheetCell) => {
    while (made.rows.length <= row) made.rows.push([]);
    const cells = made.rows[row] ?? [];
    while (cells.length < left + column) cells.push(null);
    cells[left + column] = cell;
  };
  const address = (row: number, column: number) => `${letter(left + column)}${row + 1}`;
  const heads = isLong ? ['Code', 'Size', 'Qty'] : ['Code', ...sizes];
  heads.forEach((head, column) => put(top, column, head));
  rows.forEach(({ code, cells }, at) => {
    const row = top + 1 + at;
    put(row, 0, code);
    if (isLong) {
      const [one] = cells;
      const size = sizes[at % sizes.length] ?? '';
      put(row, 1, size);
      put(row, 2, one?.cell ?? null);
      made.pieces += one?.pieces ?? 0;
      made.goodsAt.set(address(row, 2), { code, size });
      return;
    }
    sizes.forEach((size, column) => {
      put(row, column + 1, cells[column]?.cell ?? null);
      made.pieces += cells[column]?.pieces ?? 0;
      made.goodsAt.set(address(row, column + 1), { code, size });
    });
  });
  if (!hasTotal || rows.length === 0) return;
  const row = top + 1 + rows.length;
  put(row, 0, 'Total');
  const sums = isLong ? [0] : sizes.map((_, column) => column);
  sums.forEach((from, column) => {
    const sum = rows.reduce((all, { cells }) => all + (cells[from]?.pieces ?? 0), 0);
    put(row, isLong ? 2 : column + 1, sum);
  });
}

/** Sheets of one to three tables below each other, some of them with a second one beside. */
export const madeSheet: fc.Arbitrary<MadeSheet> = fc
  .array(
    fc.record({ left: table, right: fc.option(table, { freq: 4 }), gap: fc.integer({ min: 0, max: 2 }) }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((blocks) => {
    const made: MadeSheet = { rows: [['Order 2026', 77]], pieces: 0, goodsAt: new Map() };
    for (const { left, right, gap } of blocks) {
      const top = made.rows.length + gap;
      write(made, left, top, 0);
      if (right) write(made, right, top, 8);
    }
    return made;
  });
