/** Recognition of the headers of an order sheet, in any order. */
import { toHalfWidth } from '../text/typed';
import {
  CANCELLED_WORDS,
  HEAD_WORDS,
  type HeadMeaning,
  type ImportColumn,
  ORDER_WORDS,
  OTHER_WORDS,
  UNIT_WORDS,
  WEAK_CODE_WORDS,
} from './headWords';
import type { SheetCell } from './reading/grid';
import { cellText } from './reading/cellText';

/** Headers of the hidden columns with ids, the same in every language. */
export const ID_HEADERS = { productId: '_productId', skuId: '_skuId' } as const;

/**
 * Returns the text of a header in the form in which headers are compared: half-width, lower case, no brackets, dots, stars or double
 * blanks.
 */
export function normaliseHeader(cell: SheetCell): string {
  return toHalfWidth(cellText(cell))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.:*()[\]（）：]+/g, ' ')
    .trim();
}

/** Returns the look-up key of a header: letters and digits only, without accents, in any width and case. */
export function headKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}_]+/gu, '');
}

const keysOf = (words: string) => words.split('|').map(headKey).filter(Boolean);
const BY_WORD = new Map<string, HeadMeaning>(
  (
    ['info', 'stock', 'total', 'price', 'qty', 'size', 'color', 'code', 'productId', 'skuId'] as const
  ).flatMap((meaning) => keysOf(HEAD_WORDS[meaning]).map((key): [string, HeadMeaning] => [key, meaning])),
);
const UNITS = new Set(keysOf(UNIT_WORDS));
/** Keys of the words for numbers of another period or stage than the order. */
export const OTHERS: ReadonlySet<string> = new Set(keysOf(`${OTHER_WORDS}|${CANCELLED_WORDS}`));
const CANCELLED = new Set(keysOf(CANCELLED_WORDS));
const WEAK_CODES = new Set(keysOf(WEAK_CODE_WORDS));

/** Maximum length of a known header; longer texts are not examined. */
export const LONGEST_HEADER = 100;
/** Text in brackets of any kind. */
export const BRACKETS = /[(（[【]([^()（）[\]【】]*)[)）\]】]/g;
/** Boundary between two languages of one header: a slash, a new line, or a change between Latin and other letters. */
const BETWEEN =
  /[/|\n\r]+|(?<=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])[\s.]*(?=\p{Script=Latin})|(?<=\p{Script=Latin})[\s.]*(?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}])/u;

/** Returns the meaning that all parts have; null when they differ. */
function agreed(meanings: readonly (HeadMeaning | null)[]): HeadMeaning | null {
  const [first = null] = meanings;
  return meanings.every((one) => one === first) ? first : null;
}

function plainMeaning(text: string): HeadMeaning | null {
  const known = BY_WORD.get(headKey(text));
  if (known !== undefined) return known;
  const parts = text.split(BETWEEN).filter((part) => headKey(part) !== '');
  if (parts.length < 2) return null;
  const meanings = parts.flatMap((part) => {
    const meaning = BY_WORD.get(headKey(part)) ?? null;
    return meaning === null && UNITS.has(headKey(part)) ? [] : [meaning];
  });
  return agreed(meanings);
}

/**
 * Returns the meaning of a header, also in two languages (`数量 Qty`, `Code / 货号`) or followed by a unit (`Qty (pcs)`); null for any other
 * text.
 */
function headerMeaning(text: string): HeadMeaning | null {
  const whole = plainMeaning(text);
  if (whole !== null) return whole;
  const inner = [...text.matchAll(BRACKETS)].map(([, inside = '']) => inside);
  if (inner.length === 0) return null;
  const outer = plainMeaning(text.replaceAll(BRACKETS, ' '));
  const fits = (inside: string) =>
    headKey(inside) === '' || UNITS.has(headKey(inside)) || plainMeaning(inside) === outer;
  return inner.every(fits) ? outer : null;
}

/** Cache of header meanings: every text of a sheet is checked for being a header, and most texts occur in many rows. */
const met = new Map<string, HeadMeaning | null>();
const MOST_MET = 5_000;

/** Headers of one character: row numbers, percentages and amounts are no pieces. */
const SIGN_HEAD = /^[#%€$£¥￥№]$/;

/** Returns the meaning of a header; null for any other text. */
export function headMeaning(cell: SheetCell): HeadMeaning | null {
  if (typeof cell !== 'string' || cell.length > LONGEST_HEADER) return null;
  const known = met.get(cell);
  if (known !== undefined) return known;
  const text = cellText(cell);
  // Numbers are sizes or quantities, never words.
  const meaning = /\p{L}/u.test(text) ? headerMeaning(text) : SIGN_HEAD.test(text) ? 'info' : null;
  if (met.size >= MOST_MET) met.clear();
  met.set(cell, meaning);
  return meaning;
}

/** Returns the column of a header; null for any other text. */
export function matchHeader(cell: SheetCell): ImportColumn | null {
  const meaning = headMeaning(cell);
  return meaning === 'total' || meaning === 'stock' || meaning === 'info' ? null : meaning;
}

/**
 * Returns the rank of a code column among several, lowest first: an international code, plain ones, words that may mean a name, barcodes.
 */
export function codeRank(cell: SheetCell): number {
  const text = normaliseHeader(cell);
  if (/国际|internation|internaz|intl/.test(text)) return 0;
  if (/条|ean|bar|sku|strich|バー|바코드|jan|gtin|upc/.test(text)) return 3;
  return WEAK_CODES.has(headKey(text)) ? 2 : 1;
}

/**
 * Returns the rank of a quantity column among several, lowest first: one named after the order, plain ones, a word that may be a header of
 * order numbers.
 */
export function quantityRank(cell: SheetCell): number {
  const text = normaliseHeader(cell);
  if (/^(?:order|ordine|commande|bestellung|pedido|주문|발주)$/.test(text)) return 2;
  return ORDER_WORDS.test(text) ? 0 : 1;
}

/** Returns the meaning of a word over or in front of numbers: `order`, `other` for numbers that are no order, null for an unknown word. */
export function orderMeaning(cell: SheetCell): 'order' | 'other' | null {
  const meaning = headMeaning(cell);
  if (meaning === 'stock' || meaning === 'price') return 'other';
  if (typeof cell !== 'string' || cell.length > LONGEST_HEADER) return null;
  if (OTHERS.has(headKey(cellText(cell)))) return 'other';
  return meaning === 'qty' || ORDER_WORDS.test(normaliseHeader(cell)) ? 'order' : null;
}

/** Returns whether a cell begins with a word that marks its row as cancelled: `Cancelled 12/05`. */
export function isCancelled(cell: SheetCell): boolean {
  if (typeof cell !== 'string') return false;
  const [first = ''] = /^\P{L}*[\p{L}\p{M}]+/u.exec(cell.slice(0, LONGEST_HEADER)) ?? [];
  return CANCELLED.has(headKey(first));
}

/** Returns the name of a sheet column by its index from 0: A, B, …, Z, AA. */
export function columnLetter(index: number): string {
  let rest = index + 1;
  let name = '';
  while (rest > 0) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
    rest = Math.floor((rest - 1) / 26);
  }
  return name;
}
