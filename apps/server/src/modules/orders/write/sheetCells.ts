import type { components } from '@selvedge/api-spec/types';
import type { SheetColumn } from '../read/big';

type Schemas = components['schemas'];
/** Input of one sub-order of the sheet. */
export type SheetPart = Schemas['BigOrderInput']['subs'][number];
/** A cell of the sheet with its outcome. */
export type Cell = Schemas['BigOrderCell'];
/** Reasons of refused cells, by {@link cellKey}. */
export type Refusals = ReadonlyMap<string, string>;

/** Returns the key of a cell within a sheet. */
export const cellKey = (lineId: string, column: SheetColumn): string => `${column}/${lineId}`;

const COLUMNS: readonly SheetColumn[] = ['askedQty', 'confirmedQty'];

/**
 * Returns the result of every cell of a sub-order: the same for all, or `REFUSED` with the reason for the refused cells and `HELD` for the
 * others.
 */
export function answerCells(
  { lines }: SheetPart,
  answer: Refusals | (() => Omit<Cell, 'lineId' | 'column'>),
): Cell[] {
  return lines.flatMap((line) =>
    COLUMNS.filter((column) => line[column] !== undefined).map((column): Cell => {
      const place = { lineId: line.id, column };
      if (typeof answer === 'function') return { ...place, ...answer() };
      const reason = answer.get(cellKey(line.id, column));
      return reason === undefined ? { ...place, outcome: 'HELD' } : { ...place, outcome: 'REFUSED', reason };
    }),
  );
}
