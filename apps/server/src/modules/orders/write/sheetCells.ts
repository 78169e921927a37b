import type { components } from '@selvedge/api-spec/types';
import type { SheetColumn } from '../read/big';

type Schemas = components['schemas'];
/** What a sub-order of the sheet was sent. */
export type SheetPart = Schemas['BigOrderInput']['subs'][number];
/** A cell of the sheet with what became of it. */
export type Cell = Schemas['BigOrderCell'];
/** Reasons of refused cells, by {@link cellKey}. */
export type Refusals = ReadonlyMap<string, string>;

/** Names a cell among those of a sheet. */
export const cellKey = (lineId: string, column: SheetColumn): string => `${column}/${lineId}`;

const COLUMNS: readonly SheetColumn[] = ['askedQty', 'confirmedQty'];

/** The answer for every cell of a sub-order: the same for all, or refused ones with their reason and the others held. */
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
