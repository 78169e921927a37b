import type { MadeSheet } from '@selvedge/domain/sheets/reading/generated.fixture';
import type { SheetCell } from '@selvedge/domain/sheets/reading/grid';
import { expectLawsOf } from '@selvedge/domain/sheets/reading/laws.fixture';
import { openBytes } from '@selvedge/domain/sheets/workbook/openBytes';
import { readSheets } from '@selvedge/domain/sheets/workbook/readBook';
import { expect } from 'vitest';
import { writtenBy } from '../testing/writers';
import { readBook } from './readCells';

/** Returns the filled cells by their positions: programs differ in how they write blank ones. */
const filled = (rows: readonly (readonly SheetCell[])[]) =>
  rows.flatMap((cells, row) =>
    [...cells.entries()].flatMap(([column, cell]) =>
      cell === null || cell === undefined || cell === '' ? [] : [[row, column, cell]],
    ),
  );

/**
 * Expects that page and server read the written cells, whatever program writes the sheet, and that the invariants of a reading are
 * satisfied.
 */
export async function expectReadAlike(
  made: MadeSheet,
  program: Parameters<typeof writtenBy>[1],
): Promise<void> {
  const file = writtenBy(made, program);
  const grids = await readBook(file);
  expect(await readSheets(openBytes(new Uint8Array(file)))).toEqual(grids);
  const order = grids.find(({ name }) => name === 'Order');
  expect(filled(order?.rows ?? [])).toEqual(filled(made.rows));
  expect([order?.merges, order?.hiddenRows, order?.hiddenColumns]).toEqual([
    made.merges,
    made.hiddenRows,
    made.hiddenColumns,
  ]);
  expectLawsOf(grids, made);
}
