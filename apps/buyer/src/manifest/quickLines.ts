import { parseQuantity } from '@selvedge/domain/goods/quantity';

/** One line of a quick order: code, size, pieces. */
export interface QuickLine {
  code: string;
  size?: string;
  qty?: number;
}

/** Most lines one paste takes; the contract refuses more (X-B16). */
export const QUICK_LINES_MAX = 1000;

/** A count written as `x2`, `×2` or `2 pcs`, which can be no size. */
const marked = /^[x×*](\d+)$|^(\d+)(?:pcs|件)$/i;

/**
 * Reads pasted lines of code, size and quantity, apart by tab, blank, comma or semicolon. A code may hold slashes,
 * hyphens and dots (L-13). Of two words the second is a size, unless it is marked as a count: `x2`.
 */
export function readQuickLines(text: string): QuickLine[] {
  return text
    .split(/\r?\n/)
    .map((line) =>
      line
        .trim()
        .split(/[\t ,;，；]+/)
        .filter(Boolean),
    )
    .filter((words) => words.length > 0)
    .map((words) => readLine(words));
}

function readLine([code = '', ...rest]: string[]): QuickLine {
  const [first, second] = rest;
  const line: QuickLine = { code: code.slice(0, 64) };
  const counted = first === undefined ? null : countOf(first);
  if (counted !== null) return { ...line, ...positive(counted) };
  if (first !== undefined) line.size = first.slice(0, 12);
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
