/** Recognition of the headers of an order sheet, in any order, and normalisation of sizes. */
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
function contractSnapshot(text: string): HeadMeaning | null {
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
  const meaning = /\p{L}/u.test(text) ? contractSnapshot(text) : SIGN_HEAD.test(text) ? 'info' : null;
  if (met.size >= MOST_MET) met.clear();
  met.set(cell, meaning);
  return meaning;
}

/** Returns the column of a header; null for any other text. */
export function matchHeader(cell: SheetCell): ImportColumn | null {
  const meaning = headMeaning(cell);
  return meaning === 'total' || meaning === 'stock' || meaning === 'info' ? null : meaning;
}

/** Size systems, by their names. */
const SYSTEMS: ReadonlyMap<string, string> = new Map(
  'EU IT FR UK US DE JP CM'
    .split(' ')
    .map((word): [string, string] => [word, word])
    .concat([
      ['EUR', 'EU'],
      ['欧码', 'EU'],
      ['意码', 'IT'],
      ['法码', 'FR'],
      ['英码', 'UK'],
      ['美码', 'US'],
      ['德码', 'DE'],
      ['日码', 'JP'],
      ['厘米', 'CM'],
    ]),
);

/** Returns the system of the sizes under a header (`UK`, `Size UK`, `英码`); null for any other text. */
export function sizeSystem(cell: SheetCell): string | null {
  if (typeof cell !== 'string' || cell.length > LONGEST_HEADER || /\d/.test(cell)) return null;
  const words = toHalfWidth(cellText(cell))
    .toUpperCase()
    .match(/\p{Script=Latin}+|[^\P{L}\p{Script=Latin}]+/gu);
  const systems = (words ?? []).flatMap((word) => SYSTEMS.get(word) ?? []);
  const others = (words ?? []).filter((word) => !SYSTEMS.has(word));
  return systems.length === 1 && others.every((word) => headMeaning(word) === 'size')
    ? (systems[0] ?? null)
    : null;
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
  if (/^(?:order|ordine)$/.test(text)) return 2;
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

/** Words in front of a size: `Size 38`, `尺码 38`. Latin ones must end where their letters do, so that `Sizes` is no size S. */
const SIZE_WORD =
  /^(?:(?:size|taglia|tg|taille|talla|gr(?:ö|oe)(?:ß|ss)e|gr)(?![a-zà-ÿ])|尺码|尺寸|尺碼|サイズ|사이즈)\s*[.:-]?\s*(?=\S)/i;
const LETTERS = '\\d{0,2}X{0,5}[SML]';
const SIZE = new RegExp(
  '^(?:(?:IT|EU|FR|UK|US|DE|JP)?\\d{1,3}(?:\\.5)?(?:[A-K]|CM|Y)?|' +
    `\\d{1,3}[/X-]\\d{1,3}|${LETTERS}|${LETTERS}/${LETTERS}|OS)$`,
);
const ONE_SIZE = new Set(
  (
    'OS O/S ONESIZE ONE-SIZE TU T.U. UNI U TAGLIAUNICA TAILLEUNIQUE EINHEITSGRÖSSE EINHEITSGROESSE TALLAÚNICA TALLAUNICA FREESIZE ' +
    'フリーサイズ FREE사이즈 프리사이즈 均码 均碼 单码 通码'
  ).split(' '),
);
/** Words for one size that may also be other headers: they are sizes only in the cells of a row. */
const ONE_SIZE_IN_ROW = new Set('F FREE ONE UNICA UNIQUE ÚNICA フリー 프리 均'.split(' '));

/**
 * Returns a size in the form in which sizes are compared: `38,5`, `38½` and the number 38.5 are equal, so are `xl` and `XL`, `XS-S` and
 * `XS/S`.
 */
export function normaliseSize(cell: SheetCell): string {
  const text = toHalfWidth(cellText(cell))
    .trim()
    .toUpperCase()
    .replace(/^(\d+)\s+1\/2$/, '$1.5')
    .replace(/\s+/g, '')
    .replace(/^(\d+)½$/, '$1.5')
    .replace(/^(\d+),(\d+)$/, '$1.$2')
    .replace(/^(\d+(?:\.\d+)?)(?:码|碼|号|號|#)$/, '$1')
    .replace(/^(\d+)\.0+$/, '$1')
    .replace(/^(\d{0,2}X*[SML])[-–~](\d{0,2}X*[SML])$/, '$1/$2');
  return ONE_SIZE.has(text) ? 'OS' : text;
}

/** Returns the key by which a normalised size is found among a product's sizes: `XXL` is `2XL`, `Free` is one size. */
export function sizeKey(size: string): string {
  if (ONE_SIZE_IN_ROW.has(size)) return 'OS';
  return size.replaceAll(/X{2,6}(?=[SML])/g, (run) => `${run.length}X`);
}

/** Returns the size of a header of the wide format (`38`, `XL`, `Size 38`, `尺码 38`); null for any other text. */
export function matchSizeHeader(cell: SheetCell): string | null {
  if (typeof cell !== 'string' && typeof cell !== 'number') return null;
  if (String(cell).length > LONGEST_HEADER) return null;
  const size = normaliseSize(sizeWordOff(cell));
  return SIZE.test(size) ? size : null;
}

/** Returns a header without the word for size in front of it. */
export function sizeWordOff(cell: string | number): string {
  return toHalfWidth(cellText(cell)).trim().replace(SIZE_WORD, '');
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
