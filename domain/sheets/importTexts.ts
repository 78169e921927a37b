/** Cells of an order sheet as text: their names by the header, and what is kept of a row for the file of bad rows. */
import { columnLetter, type SheetCell } from './importHeaders';

/** A header is kept as far as this: it is repeated with every row. */
const LONGEST_NAME = 60;

/** Text of a cell, numbers without exponent, outer blanks removed. */
export function cellText(cell: SheetCell): string {
  return String(cell ?? '')
    .replace(/[\u200B\uFEFF]/g, '')
    .trim();
}

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

/** Whether a cell of a size column orders anything: blank and 0 do not. */
export function hasQuantity(cell: SheetCell): boolean {
  return !['', '0'].includes(cellText(cell));
}

/**
 * Cells of a row as text under the heads of the sheet, of the size columns those that order something; what is kept of
 * the row as a whole. `cells` is the row the sheet was read from.
 */
export function rowTexts(
  { heads, sizeColumns }: { heads: readonly string[]; sizeColumns: readonly number[] },
  cells: readonly SheetCell[],
): Record<string, string> {
  const sizes = new Set(sizeColumns);
  return textsUnder(cells, heads, (index) => !sizes.has(index) || hasQuantity(cells[index]));
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
