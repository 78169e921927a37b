import { parseQuantity } from '@selvedge/domain/products/quantity';
import { PIECE_UNITS } from '@selvedge/domain/sheets/headWords';
import { plainText } from '@selvedge/domain/text/typed';

/** Line of a quick order: code, size, quantity. */
export interface QuickLine {
  code: string;
  size?: string;
  qty?: number;
}

/** Most lines per paste; the contract refuses more. */
export const QUICK_LINES_MAX = 1000;
/** Longest size that the contract takes, in characters. */
const SIZE_LONGEST = 12;
/** Longest code that the contract takes, in characters. */
const CODE_LONGEST = 64;
/** Longest line without tabs, in characters: a code with all sizes of its product; the patterns read no further. */
const LINE_LONGEST = 1000;
/** Longest size with its count, in characters. */
const WORD_LONGEST = 64;

/** Count written as `x2`, `×2`, `2 pcs`, `2双` or `qty 2`, which cannot be a size. */
const MARKED = new RegExp(`^(?:[x×*]|qty|数量) *(\\d+)$|^(\\d+) *(?:${PIECE_UNITS})\\.?$`, 'i');
/** Size with its count in one word: `38*2`, `38=2`, `38码2双`, `均码2件`. */
const PAIR = new RegExp(
  `^(.+?)[x×*=:](\\d+)(?:${PIECE_UNITS})?\\.?$|^(.*?)[码碼号號](\\d+)(?:${PIECE_UNITS})?$`,
  'i',
);
/** Size of two numbers, width and length: `28x32`. */
const SPAN = /^\d{2}[x×]\d{2}$/i;
const ONE_SIZE_PAIR = /^(均码|均碼)(\d.*)$/;

/** List or quotation mark before a line: `1、`, `2. `, `• `, `> `. */
const LIST_MARK = /^(?:[-*•·>] +|\d{1,3}(?:[.)] +|、))(?=\S)/;
/** Colon after the code: `MO-2511：38码2双`. */
const CODE_COLON = /^(\S*\d\S*?): *(?=\S)/;
/** Half size with a comma, when another number follows as its count. */
const HALF = /(\d{2}),5(?=[ ,;] *[x×*]?\d)/g;
/** Half size as a fraction. */
const FRACTION = /(\d) (1\/2)(?=[ ,;]|$)/g;
/** Thousands separator in a number after a space; its first digits alone are no count. */
const THOUSANDS = /( \d{1,3}),(?=\d{3}(?!\d))/g;
/** Multiplication sign that stands alone. */
const TIMES = / ([x×*]) (?=\d)/gi;
/** Separators between the words of a line without tabs. */
const BETWEEN = /[ ;、]+|,+(?!\u2060)/;
/** Sizes and counts of two words: `IT 38`, `One Size`, `2 pcs`. */
const TWO_WORDS = new RegExp(
  `([ ,;、])((?:IT|EU|FR|UK|US|DE|JP|size|taglia|tg|尺码|qty) (?=\\d)|(?:one|free) (?=size)|taglia (?=unica)|\\d+ (?=(?:${PIECE_UNITS})\\.?(?:[ ,;、]|$)))`,
  'gi',
);
/** Joins two words while a line is split, and a comma to its number; plain text contains neither character. */
const JOINT = '\u00A0';
const COMMA = ',\u2060';

/**
 * Reads pasted lines of code, size and quantity, separated by spaces, commas or semicolons, Chinese ones too; a line with tabs comes from a
 * spreadsheet and is split at tabs only. A code may contain slashes, hyphens and dots. After a code follow sizes with their counts, or a
 * count alone that is marked as one (`x2`). A line that is not fully understood is returned with a size that does not exist, so that no
 * part of it is guessed.
 */
export function readQuickLines(text: string): QuickLine[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const { words, isOfSheet, isTooLong } = wordsOf(line);
    const [code = '', ...rest] = words;
    if (code === '') return [];
    const kept = code.slice(0, CODE_LONGEST);
    if (isTooLong) return unread(kept, rest);
    return linesOf(kept, isOfSheet ? cellsOf(rest) : rest, rest);
  });
}

/**
 * Returns size and count among the cells after a code. Empty cells are columns without a value, so they do not shift the others; a single
 * cell in the second place is a count, and one further back may be either.
 */
function cellsOf(cells: readonly string[]): string[] {
  const filled = cells.filter(Boolean);
  const isCount = filled.length === 1 && Boolean(cells[1]);
  return isCount ? cells.slice(0, 2) : filled.slice(0, 2);
}

/** Words of a pasted line. */
interface Words {
  words: string[];
  isOfSheet: boolean;
  /** Whether the line is too long, so that only its beginning was split, to be shown. */
  isTooLong: boolean;
}

/** Splits a line into words; a line with tabs into its cells, including empty ones between others. */
function wordsOf(line: string): Words {
  const cells = line.split('\t').map(plainText);
  if (cells.filter(Boolean).length > 1)
    return { words: cells.slice(cells.findIndex(Boolean)), isOfSheet: true, isTooLong: false };
  const text = plainText(line).replaceAll(/ +/g, ' ');
  if (text.length > LINE_LONGEST) {
    const words = text.slice(0, LINE_LONGEST).split(BETWEEN).filter(Boolean);
    return { words, isOfSheet: false, isTooLong: true };
  }
  const words = text
    .replace(LIST_MARK, '')
    .replace(CODE_COLON, '$1 ')
    .replaceAll(HALF, `$1${COMMA}5`)
    .replaceAll(FRACTION, `$1${JOINT}$2`)
    .replaceAll(THOUSANDS, `$1${COMMA}`)
    .replaceAll(TIMES, ' $1')
    .replaceAll(TWO_WORDS, (joined: string) => joined.slice(0, -1) + JOINT)
    .split(BETWEEN)
    .filter(Boolean)
    .map(plainText);
  return { words, isOfSheet: false, isTooLong: false };
}

/** Returns the lines of one code; `words` are those to read, `all` is everything after the code. */
function linesOf(code: string, words: readonly string[], all: readonly string[]): QuickLine[] {
  const [first = ''] = words;
  const counted = countOf(first);
  if (counted !== null && !words.slice(1).some(hasDigit))
    return counted > 0 ? [{ code, qty: counted }] : unread(code, all);
  if (words.length === 0 || first === '') {
    const qty = parseQuantity(words[1] ?? '');
    return qty === 0 || (qty === null && words[1])
      ? unread(code, all)
      : [{ code, ...(qty === null ? {} : { qty }) }];
  }
  if (words.length === 1 && pairOf(first) === null) return [{ code, size: first.slice(0, SIZE_LONGEST) }];
  return pairsOf(words)?.map((pair) => ({ code, ...pair })) ?? unread(code, all);
}

/** Returns sizes with their counts in order; null when any other word with a digit is among them. */
function pairsOf(words: readonly string[]): { size: string; qty: number }[] | null {
  const pairs: { size: string; qty: number }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (pairs.length > 0 && !words.slice(at).some(hasDigit)) break;
    const joined = pairOf(word);
    if (joined === null) at += 1;
    const qty = joined?.qty ?? quantityOf(words[at] ?? '');
    if (qty === null || qty === 0) return null;
    pairs.push({ size: (joined?.size ?? word).slice(0, SIZE_LONGEST), qty });
  }
  return pairs;
}

const hasDigit = (word: string) => /\d/.test(word);
const quantityOf = (word: string) => countOf(word) ?? parseQuantity(word);
/** Returns a line that is not understood, with its words in place of the size. */
const unread = (code: string, words: readonly string[]): QuickLine[] => {
  const size = words.filter(Boolean).join(' ').slice(0, SIZE_LONGEST);
  return [{ code, ...(size === '' ? {} : { size }) }];
};

function countOf(word: string): number | null {
  const match = word.length > WORD_LONGEST ? null : MARKED.exec(word);
  return match ? parseQuantity(match[1] ?? match[2] ?? '') : null;
}

function pairOf(word: string): { size: string; qty: number | null } | null {
  if (word.length > WORD_LONGEST) return null;
  const oneSize = ONE_SIZE_PAIR.exec(word);
  if (oneSize) return { size: oneSize[1] ?? '', qty: quantityOf(oneSize[2] ?? '') };
  const match = SPAN.test(word) ? null : PAIR.exec(word);
  return match && { size: match[1] ?? match[3] ?? '', qty: parseQuantity(match[2] ?? match[4] ?? '') };
}

/** Returns the line with its size read as a count: `8051234570144 2` of a style that has one size. */
export function sizeAsCount(line: QuickLine): QuickLine | null {
  const qty = line.size !== undefined && line.qty === undefined ? parseQuantity(line.size) : null;
  return qty === null || qty === 0 ? null : { code: line.code, qty };
}
