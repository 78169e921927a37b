import { parseQuantity } from '@selvedge/domain/goods/quantity';
import { plainText } from '@selvedge/domain/text/typed';

/** One line of a quick order: code, size, pieces. */
export interface QuickLine {
  code: string;
  size?: string;
  qty?: number;
}

/** Most lines one paste takes; the contract refuses more (X-B16). */
export const QUICK_LINES_MAX = 1000;

/** A count written as `x2`, `×2` or `2 pcs`, which can be no size. */
const marked = /^[x×*] *(\d+)$|^(\d+) *(?:pcs|件)$/i;

/** What stands between the words of a line without tabs. */
const BETWEEN = /[ ,;、]+/;
/** Sizes and counts of two words: `IT 38`, `One Size`, `2 pcs`. */
const TWO_WORDS =
  /([ ,;、])((?:IT|EU|FR|UK|US|DE|JP|size|taglia|tg|尺码) (?=\d)|one (?=size)|taglia (?=unica)|\d+ (?=(?:pcs|件)(?:[ ,;、]|$)))/gi;
/** Holds two words together while a line is cut; a plain line has none. */
const JOINT = '\u00A0';

/**
 * Reads pasted lines of code, size and quantity, apart by blank, comma or semicolon, Chinese ones too; a line with tabs comes from a sheet and
 * is cut at tabs only. A code may hold slashes, hyphens and dots (L-13). Of two words the second is a size, unless it is marked as a count: `x2`.
 */
export function readQuickLines(text: string): QuickLine[] {
  return text
    .split(/\r?\n/)
    .map(wordsOf)
    .filter(([code = '']) => code !== '')
    .map((words) => readLine(words));
}

/** Words of a line; of one with tabs its cells, an empty one between others too. */
function wordsOf(line: string): string[] {
  const cells = line.split('\t').map(plainText);
  if (cells.filter(Boolean).length > 1) return cells.slice(cells.findIndex(Boolean));
  return plainText(line)
    .replaceAll(TWO_WORDS, (words: string) => words.slice(0, -1) + JOINT)
    .split(BETWEEN)
    .filter(Boolean)
    .map(plainText);
}

function readLine([code = '', ...rest]: string[]): QuickLine {
  const [first = '', second] = rest;
  const line: QuickLine = { code: code.slice(0, 64) };
  const counted = countOf(first);
  if (counted !== null) return { ...line, ...positive(counted) };
  if (first !== '') line.size = first.slice(0, 12);
  const qty = second === undefined ? null : (countOf(second) ?? parseQuantity(second));
  return { ...line, ...positive(qty) };
}

function countOf(word: string): number | null {
  const match = marked.exec(word);
  return match ? parseQuantity(match[1] ?? match[2] ?? '') : null;
}

function positive(qty: number | null): { qty?: number } {
  return qty !== null && qty > 0 ? { qty } : {};
}

/** The same line with its size read as a count: `8051234570144 2` of a style that comes in one size. */
export function sizeAsCount(line: QuickLine): QuickLine | null {
  const qty = line.size !== undefined && line.qty === undefined ? parseQuantity(line.size) : null;
  return qty === null || qty === 0 ? null : { code: line.code, qty };
}
