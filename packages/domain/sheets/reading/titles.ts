/** Title lines above a table and between its rows that assign the rows to the order or to another period: `Last season`, `New order`. */
import { ORDER_WORDS } from '../headWords';
import { headMeaning, normaliseHeader, orderMeaning } from '../importHeaders';
import { titleMeaning } from '../titleWords';
import { isBlankCell } from './cellText';
import type { Grid, SheetCell } from './grid';
import type { Table } from './table';

/** Section of the rows of a table; null when no line names it. */
export type Section = 'order' | 'other' | null;

/** Number of lines above the headers of a table that are searched for its title. */
const LINES_LOOKED_AT = 30;

/** Returns the section that a line names for the columns of a table; between product rows such a line contains nothing but its words. */
export function sectionIn(
  cells: readonly SheetCell[],
  { from, to, codes, form, column, sizes }: Table,
  isAmongProducts: boolean,
): Section {
  const filled: number[] = [];
  for (const [at, cell] of cells.entries()) if (at >= from && at <= to && !isBlankCell(cell)) filled.push(at);
  const [first] = filled;
  if (first === undefined || (isAmongProducts && filled.length > 1)) return null;
  const isInFront = first <= Math.min(...codes);
  const isTitle = isInFront || (filled.length === 1 && form === 'LONG' && first < (column.qty ?? 0));
  // A cell right beside a word is its value, as in `Sales | Rossi`.
  const isLabel = filled.includes(first + 1) && !ORDER_WORDS.test(normaliseHeader(cells[first]));
  if (!isTitle || isLabel || filled.some((at) => headMeaning(cells[at]) === 'code')) return null;
  // Words over groups of sizes are distinguished by their columns.
  if (sizes.some(({ index }) => orderMeaning(cells[index]) === 'order')) return null;
  return titleMeaning(cells[first]);
}

/**
 * Returns the section of a table by the lines between the last product row above it and its headers; a line of another period takes
 * precedence, as the other lines may be dates and numbers of that order. `before` is the result when no line names a section.
 */
export function sectionOver({ rows }: Grid, table: Table, lastProducts: number, before: Section): Section {
  const first = Math.max(lastProducts + 1, table.headRow - LINES_LOOKED_AT);
  const lines = rows.slice(first, table.headRow);
  const said = new Set(lines.map((cells) => sectionIn(cells, table, false)));
  return (['other', 'order'] as const).find((one) => said.has(one)) ?? before;
}
