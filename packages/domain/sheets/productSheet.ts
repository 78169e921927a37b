/** Parses the rows of a product sheet: one row per size, of any number of products. Does not access stored products. */
import { UNIT_PRICE_MAX_CENTS } from '../constants';
import { isEan13 } from '../products/ean';
import { parseQuantity } from '../products/quantity';
import { type Cents, parseMoney } from '../money/money';
import { toHalfWidth } from '../text/typed';
import type { ProductImportCode } from './productImportProblems';
import { PRODUCT_COLUMNS, PRODUCT_SHEET, type ProductColumn, type ProductLayout } from './productHeaders';
import { normaliseSize } from './importSizes';

/** Cells of a row by column, as text; empty for a column that the sheet lacks. */
export type ProductTexts = Readonly<Record<ProductColumn, string>>;

/** Returns the cells of a stored row by column. */
export function productTexts(raw: Readonly<Record<string, string>>, layout: ProductLayout): ProductTexts {
  const cells = PRODUCT_COLUMNS.map((column) => {
    const head = layout[column];
    return [column, head !== undefined && Object.hasOwn(raw, head) ? (raw[head] ?? '').trim() : ''];
  });
  return Object.fromEntries(cells) as ProductTexts;
}

/** Completes a row by the first row of its product: blank cells of the product's columns are taken from there. */
export function completedBy(texts: ProductTexts, first: ProductTexts): ProductTexts {
  const cells = PRODUCT_COLUMNS.map((column) => [
    column,
    texts[column] === '' && !PRODUCT_SHEET[column].isOfSize ? first[column] : texts[column],
  ]);
  return Object.fromEntries(cells) as ProductTexts;
}

/** Returns a word in the form in which words are compared: half-width, lower case, single blanks. */
export function wordKey(text: string): string {
  return toHalfWidth(text).normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Returns the international code of a row: thirteen digits; leading zeros that a spreadsheet program removed are restored. */
export function productCode(text: string): string {
  const plain = toHalfWidth(text).replace(/^'/, '').replaceAll(/[\s-]/g, '').toUpperCase();
  return /^\d{8,12}$/.test(plain) ? plain.padStart(13, '0') : plain;
}

/** Returns the key of a product within a sheet; `color` is the id of the colour, or the text of the row. */
export function productKey({ code }: Pick<ProductTexts, 'code'>, color: string): string {
  return JSON.stringify([productCode(code), color]);
}

/** Returns the key of a size of a product within a sheet; rows with the same key are duplicates. */
export function sizeKey({ code, size }: Pick<ProductTexts, 'code' | 'size'>, color: string): string {
  return JSON.stringify([productCode(code), color, normaliseSize(size)]);
}

const GENDERS = {
  WOMEN: 'women|woman|womens|women’s|ladies|donna|女|女款|女装|女士|女性',
  MEN: 'men|man|mens|men’s|uomo|男|男款|男装|男士|男性',
  UNISEX: 'unisex|男女|男女同款|中性|通用',
} as const;
const KINDS = {
  SPOT: 'spot|in stock|现货|pronto',
  FUTURES: 'futures|pre-order|preorder|期货|预订|programmato',
} as const;

function wordsOf<Value extends string>(words: Readonly<Record<Value, string>>): ReadonlyMap<string, Value> {
  return new Map(
    (Object.keys(words) as Value[]).flatMap((value) =>
      [value, ...words[value].split('|')].map((word) => [wordKey(word), value] as const),
    ),
  );
}

const GENDER_WORDS = wordsOf(GENDERS);
const KIND_WORDS = wordsOf(KINDS);
/** Words for products of every season. */
const EVERGREEN = new Set(['evergreen', 'all seasons', '四季', '全年', '常青', '常年', 'continuativo']);

/** Returns the code of a season in any notation: `aw25`, `AW 2025`, a word for every season; null for other text. */
function seasonOf(text: string): string | null {
  const key = wordKey(text);
  if (EVERGREEN.has(key)) return 'EVERGREEN';
  const [, letters, year] = /^([a-z]{2})[ -]?(?:20)?(\d{2})$/.exec(key) ?? [];
  return letters === undefined || year === undefined ? null : `${letters.toUpperCase()}${year}`;
}

/** Problem of a cell, found before anything is looked up. */
export interface ProductProblem {
  column: ProductColumn;
  code: ProductImportCode;
  params?: Record<string, string | number>;
}

/** Parsed row. Blank cells are empty texts and nulls; the caller looks up names in the stored data. */
export interface ProductRow extends ProductTexts {
  seasonCode: string | null;
  genderCode: keyof typeof GENDERS | null;
  kindCode: keyof typeof KINDS | null;
  wholesaleCents: Cents | null;
  retailCents: Cents | null;
  costCents: Cents | null;
  onHandQty: number | null;
  incomingQty: number | null;
  problems: ProductProblem[];
}

/** Floating-point noise after the cents, such as 158.00000000000003 and 120.49999999999999. */
const NOISE = /^\d+\.\d{2}(?:0{4,}\d*|9{4,}\d*)$/;

function centsOf(text: string): Cents | null {
  const cents = parseMoney(NOISE.test(text) ? Number(text).toFixed(2) : text);
  return cents !== null && cents <= UNIT_PRICE_MAX_CENTS ? cents : null;
}

/** Parses a row: codes, numbers and words of small enumerations, with a problem for each cell that cannot be parsed. */
export function readProductRow(texts: ProductTexts): ProductRow {
  const problems: ProductProblem[] = [];
  const report = (column: ProductColumn, code: ProductImportCode, params?: ProductProblem['params']) =>
    problems.push({ column, code, ...(params && { params }) });
  const read = <Value>(
    column: ProductColumn,
    code: ProductImportCode,
    of: (text: string) => Value | null,
  ) => {
    const text = texts[column];
    if (text === '') return null;
    const value = of(text);
    if (value === null) report(column, code);
    return value;
  };
  const code = productCode(texts.code);
  if (code === '') report('code', 'CODE_MISSING');
  else if (/^\d(?:[.,]\d+)?E\+?\d+$/.test(code)) report('code', 'CODE_DAMAGED');
  const barcode = productCode(texts.barcode);
  if (barcode !== '' && !isEan13(barcode)) report('barcode', 'CODE_INVALID');
  for (const column of PRODUCT_COLUMNS) {
    const { most = Number.POSITIVE_INFINITY } = PRODUCT_SHEET[column];
    if (texts[column].length > most) report(column, 'TEXT_TOO_LONG', { most });
  }
  return {
    ...texts,
    code,
    barcode,
    size: texts.size === '' ? '' : normaliseSize(texts.size),
    seasonCode: read('season', 'SEASON_UNKNOWN', seasonOf),
    genderCode: read('gender', 'GENDER_UNKNOWN', (text) => GENDER_WORDS.get(wordKey(text)) ?? null),
    kindCode: read('kind', 'KIND_UNKNOWN', (text) => KIND_WORDS.get(wordKey(text)) ?? null),
    wholesaleCents: read('wholesale', 'INVALID_NUMBER', centsOf),
    retailCents: read('retail', 'INVALID_NUMBER', centsOf),
    costCents: read('cost', 'INVALID_NUMBER', centsOf),
    onHandQty: read('onHand', 'INVALID_NUMBER', parseQuantity),
    incomingQty: read('incoming', 'INVALID_NUMBER', parseQuantity),
    problems,
  };
}
