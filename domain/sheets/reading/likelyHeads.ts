/** The heads of a sheet that names no code column, guessed so that the person can say what its columns hold. */
import { headMeaning, normaliseHeader } from '../importHeaders';
import { isBlankCell } from './cellText';
import type { Grid, SheetCell } from './grid';
import { readPieces, wholeNumber } from './pieces';
import { LEAST_SIZE } from './sizeLines';
import { type KnownSizes, sizeOfHead } from './table';

/** Rows of a sheet in which heads are looked for. */
const ROWS_LOOKED_AT = 100;

/** Whether the sizes of a row can be heads: words, or numbers that rise. */
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

/** The words of a row by their columns; null for a row that cannot be one of heads. */
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
  // Codes have digits, heads hardly do.
  const numbered = all.filter((word) => /\d/.test(word) && headMeaning(word) === null).length;
  const isHeads =
    all.length + sizes.length > 1 && all.length > 0 && numbered * 2 < all.length && areHeads(sizes, known);
  return isHeads ? words : null;
}

const meaningsIn = (words: ReadonlyMap<number, string>) =>
  [...words.values()].filter((word) => ![null, 'total'].includes(headMeaning(word))).length;
const filledIn = (cells: readonly SheetCell[]) => cells.filter((cell) => !isBlankCell(cell)).length;

/**
 * Rows that are likely the heads of a sheet in which no head is a code, counted from 0: the one with most known heads, then the fullest, then
 * the first, where numbers stand below it; and those below that say the same. Empty where no row looks like heads, so that no row of goods is lost as one.
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
