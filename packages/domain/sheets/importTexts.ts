/** Cells of an order sheet as text: column names by the header, and the row texts that are stored for the file of bad rows. */
import { columnLetter } from './importHeaders';
import type { RowSource } from './importSheet';
import { cellText } from './reading/cellText';
import type { SheetCell } from './reading/grid';
import { hasQuantity } from './reading/pieces';

/** Maximum characters stored of a header, as it is repeated with every row. */
const LONGEST_NAME = 60;

/**
 * Returns the names of the columns under a header row: the text, or the letter of a column without one; a repeated text gets the letter
 * added.
 */
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
 * Returns the cells of a row as text by the headers of its table, of the size columns only those with a quantity; the texts are stored for
 * the whole row.
 */
export function rowTexts({ cells, heads, sizeColumns, from, to }: RowSource): Record<string, string> {
  const sizes = new Set(sizeColumns);
  const keep = (index: number) =>
    index >= from && index <= to && (!sizes.has(index) || hasQuantity(cells[index]));
  return textsUnder(cells, heads, keep);
}

/** Returns the cells as text by their headers; `keep` selects the columns. */
export function textsUnder(
  cells: readonly SheetCell[],
  names: readonly string[],
  keep: (index: number) => boolean,
): Record<string, string> {
  const kept = [...names.entries()].filter(([index]) => keep(index));
  return Object.fromEntries(kept.map(([index, name]) => [name, cellText(cells[index])]));
}
