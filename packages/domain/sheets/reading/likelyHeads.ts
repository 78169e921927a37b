/** Guesses the headers of a sheet without a code header, so that the user can choose the roles of its columns. */
import { headMeaning, normaliseHeader } from '../importHeaders';
import { isBlankCell } from './cellText';
import type { Grid, SheetCell } from './grid';
import { readPieces, wholeNumber } from './pieces';
import { LEAST_SIZE } from './sizeLines';
import { type KnownSizes, sizeOfHead } from './table';

/** Number of rows that are searched for headers. */
const ROWS_LOOKED_AT = 100;

/** Returns whether the sizes of a row can be headers: words, or rising numbers. */
function areHeads(sizes: readonly { cell: SheetCell; size: string }[], known: KnownSizes): boolean {
  const numbers = sizes.flatMap(({ cell, size }) => {
    const number = wholeNumber(cell);
    return number === null ? [] : [{ number, isKnown: known.has(size.toUpperCase()) }];
  });
  return numbers.every(
    ({ number, isKnown }, at) =>
      (isKnown || number >= LEAST_SIZE) && (at === 0 || number > (numbers[at - 1]?.number ?? 0)),
  );
}

/** Returns the words of a row by their columns; null for a row that cannot be a header row. */
function wordsOf(cells: readonly SheetCell[], known: KnownSizes): Map<number, string> | null {
  const words = new Map<number, string>();
  const sizes: { cell: SheetCell; size: string }[] = [];
  for (const [column, cell] of cells.entries()) {
    if (isBlankCell(cell)) continue;
    const size = sizeOfHead(cell, known);
    if (size !== null) sizes.push({ cell, size });
    else if (typeof cell === 'string' && /\p{L}/u.test(cell)) words.set(column, cell);
    else return null;
  }
  const all = [...words.values()];
  // Codes contain digits, headers rarely do.
  const numbered = all.filter((word) => /\d/.test(word) && headMeaning(word) === null).length;
  const isHeads =
    all.length + sizes.length > 1 && all.length > 0 && numbered * 2 < all.length && areHeads(sizes, known);
  return isHeads ? words : null;
}

const meaningsIn = (words: ReadonlyMap<number, string>) =>
  [...words.values()].filter((word) => ![null, 'total'].includes(headMeaning(word))).length;
const filledIn = (cells: readonly SheetCell[]) => cells.filter((cell) => !isBlankCell(cell)).length;

/**
 * Returns the rows that are probably the headers of a sheet without a code header, counted from 0: the row with most known headers, then
 * with most filled cells, then the first, provided that there are numbers below it; and the rows below with the same headers. Empty when no
 * row looks like headers, so that no product row is lost as one.
 */
export function likelyHeads({ rows }: Grid, known: KnownSizes): ReadonlySet<number> {
  const found = rows.slice(0, ROWS_LOOKED_AT).flatMap((cells, row) => {
    const words = wordsOf(cells, known);
    return words === null ? [] : [{ row, words, meanings: meaningsIn(words), filled: filledIn(cells) }];
  });
  const [best] = found.toSorted((a, b) => b.meanings - a.meanings || b.filled - a.filled || a.row - b.row);
  const below = best === undefined ? [] : rows.slice(best.row + 1);
  if (best === undefined || !below.some((cells) => cells.some((cell) => readPieces(cell) !== null)))
    return new Set();
  const said = (column: number) => normaliseHeader(best.words.get(column) ?? '');
  const again = below.flatMap((cells, at) => {
    const words = wordsOf(cells, known);
    const isSame = words && [...words].every(([column, word]) => normaliseHeader(word) === said(column));
    return isSame ? [best.row + 1 + at] : [];
  });
  return new Set([best.row, ...again]);
}
