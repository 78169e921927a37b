/** Cells of an order sheet as text: their names by the header, and what is kept of a row for the file of bad rows. */
import { columnLetter } from './importHeaders';
import type { RowSource } from './importSheet';
import { cellText } from './reading/cellText';
import type { SheetCell } from './reading/grid';
import { hasQuantity } from './reading/pieces';

/** A header is kept as far as this: it is repeated with every row. */
const LONGEST_NAME = 60;

/** Names of the columns under a header: its text, or the letter of a column left unnamed; a repeated one with its letter. */
export function columnNames(cells: readonly SheetCell[]): string[] {
  const seen = new Set<string>();
  return Array.from(cells, (cell, index) => {
    const text = cellText(cell).slice(0, LONGEST_NAME) || columnLetter(index);
    const name = seen.has(text) ? `${text} (${columnLetter(index)})` : text;
    seen.add(name);
    return name;
  });
}

/**
 * Cells of a row as text under the heads of its table, of the size columns those that order something; what is kept of the row as
 * a whole.
 */
export function rowTexts({ cells, heads, sizeColumns, from, to }: RowSource): Record<string, string> {
  const sizes = new Set(sizeColumns);
  const keep = (index: number) =>
    index >= from && index <= to && (!sizes.has(index) || hasQuantity(cells[index]));
  return textsUnder(cells, heads, keep);
}

/** Cells as text under their heads; `keep` says which columns. */
export function textsUnder(
  cells: readonly SheetCell[],
  names: readonly string[],
  keep: (index: number) => boolean,
): Record<string, string> {
  const kept = [...names.entries()].filter(([index]) => keep(index));
  return Object.fromEntries(kept.map(([index, name]) => [name, cellText(cells[index])]));
}
