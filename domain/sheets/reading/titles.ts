/** Lines of words above a table and between its rows, by which goods are of the order or of another time: `Last season`, `New order`. */
import { ORDER_WORDS } from '../headWords';
import { headMeaning, normaliseHeader, orderMeaning } from '../importHeaders';
import { titleMeaning } from '../titleWords';
import { isBlankCell } from './cellText';
import type { Grid, SheetCell } from './grid';
import type { Table } from './table';

/** What goods stand under; null where no line says. */
export type Section = 'order' | 'other' | null;

/** Lines above the heads of a table in which its title is looked for. */
const LINES_LOOKED_AT = 30;

/** What a line says of the columns of a table; among its goods a line holds nothing but its words. */
export function sectionIn(
  cells: readonly SheetCell[],
  { from, to, codes, form, column, sizes }: Table,
  isAmongGoods: boolean,
): Section {
  const filled: number[] = [];
  for (const [at, cell] of cells.entries()) if (at >= from && at <= to && !isBlankCell(cell)) filled.push(at);
  const [first] = filled;
  if (first === undefined || (isAmongGoods && filled.length > 1)) return null;
  const isInFront = first <= Math.min(...codes);
  const isTitle = isInFront || (filled.length === 1 && form === 'LONG' && first < (column.qty ?? 0));
  // What stands right beside a word is its value, as in `Sales | Rossi`.
  const isLabel = filled.includes(first + 1) && !ORDER_WORDS.test(normaliseHeader(cells[first]));
  if (!isTitle || isLabel || filled.some((at) => headMeaning(cells[at]) === 'code')) return null;
  // Words over groups of sizes are told apart by their columns.
  if (sizes.some(({ index }) => orderMeaning(cells[index]) === 'order')) return null;
  return titleMeaning(cells[first]);
}

/**
 * What a table stands under by the lines between the last goods above it and its heads; one that is of no order goes before others, which
 * may be dates and numbers of that order. `before` holds where no line says.
 */
export function sectionOver({ rows }: Grid, table: Table, lastGoods: number, before: Section): Section {
  const first = Math.max(lastGoods + 1, table.headRow - LINES_LOOKED_AT);
  const lines = rows.slice(first, table.headRow);
  const said = new Set(lines.map((cells) => sectionIn(cells, table, false)));
  return (['other', 'order'] as const).find((one) => said.has(one)) ?? before;
}
