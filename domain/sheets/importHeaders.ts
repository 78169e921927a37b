/** Headers of an order sheet in Chinese, English and Italian, in any order (X-B77, X-B78). */
import { toHalfWidth } from '../money/money';

/** A cell as a sheet reader hands it over (raw values, text as text). */
export type SheetCell = string | number | boolean | null | undefined;
/** Columns an order sheet may carry. */
export type ImportColumn = 'code' | 'color' | 'size' | 'qty' | 'price' | 'productId' | 'skuId';

/** Headers of the hidden columns with ids, the same in every language. */
export const ID_HEADERS = { productId: '_productId', skuId: '_skuId' } as const;

const ALIASES: Readonly<Record<ImportColumn, string>> = {
  code:
    '国际编码|编码|国际码|货号|款号|商品编码|条码|条形码|商品条码|' +
    'international code|intl code|intlcode|code|item code|product code|style code|' +
    'style|article|ean|ean13|ean code|barcode|sku|' +
    'codice internazionale|codice|codice articolo|articolo|cod articolo|codice ean|codice a barre|cod',
  color: '颜色|色|colour|color|colore|col',
  size: '尺码|尺寸|码|size|taglia|misura|tg',
  qty:
    '数量|件数|订货数量|订购数量|订货数|询|下单数量|' +
    'quantity|qty|pieces|pcs|order qty|order quantity|asked|' +
    'quantità|quantita|qta|qtà|q tà|pezzi|pz|quantità ordinata',
  price:
    '批发价|单价|价格|批发价 eur|批发价 €|' +
    'wholesale price|wholesale|price|unit price|wholesale price eur|price eur|' +
    "prezzo|prezzo ingrosso|prezzo all'ingrosso|prezzo unitario",
  productId: '_productid',
  skuId: '_skuid',
};

/** Text of a header as compared: half-width, lower case, no brackets, dots, stars or double blanks. */
export function normaliseHeader(cell: SheetCell): string {
  return toHalfWidth(String(cell ?? ''))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.:*()[\]（）：]+/g, ' ')
    .trim();
}

const BY_ALIAS = new Map<string, ImportColumn>(
  (Object.keys(ALIASES) as ImportColumn[]).flatMap((column) =>
    ALIASES[column].split('|').map((alias): [string, ImportColumn] => [normaliseHeader(alias), column]),
  ),
);

/** No header that means anything here is longer; others are not looked into. */
const LONGEST_HEADER = 100;

/** The column a header stands for, null for any other text. */
export function matchHeader(cell: SheetCell): ImportColumn | null {
  return typeof cell === 'string' && cell.length <= LONGEST_HEADER
    ? (BY_ALIAS.get(normaliseHeader(cell)) ?? null)
    : null;
}

const SIZE_WORD = /^(?:size|taglia|tg|尺码|尺寸)\s*[:-]?\s*(?=\S)/i;
const SIZE =
  /^(?:(?:IT|EU|FR|UK|US|DE|JP)?\d{1,3}(?:\.5)?(?:[A-K]|CM|Y)?|\d{1,3}[/X-]\d{1,3}|\d{0,2}X{0,5}[SML]|X{0,2}S\/X{0,2}[SM]|[SM]\/[ML]|L\/X{1,2}L|OS)$/;
const ONE_SIZE = new Set(['OS', 'ONESIZE', 'TU', 'UNI', 'U', '均码', '单码']);

/** A size as compared: `38,5`, `38½` and the number 38.5 are one, so are `xl` and `XL`. */
export function normaliseSize(cell: SheetCell): string {
  const text = toHalfWidth(String(cell ?? ''))
    .trim()
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/^(\d+)½$/, '$1.5')
    .replace(/^(\d+),(\d+)$/, '$1.$2')
    .replace(/^(\d+)\.0+$/, '$1');
  return ONE_SIZE.has(text) ? 'OS' : text;
}

/** The size a header of the wide form stands for (`38`, `XL`, `Size 38`, `尺码 38`), null for any other text. */
export function matchSizeHeader(cell: SheetCell): string | null {
  if (typeof cell === 'boolean' || cell === null || cell === undefined) return null;
  if (String(cell).length > LONGEST_HEADER) return null;
  const raw = toHalfWidth(String(cell)).trim();
  const size = normaliseSize(raw.replace(SIZE_WORD, ''));
  return size !== '' && (SIZE.test(size) || (SIZE_WORD.test(raw) && size.length <= 8)) ? size : null;
}

/** Name of a sheet column by its index from 0: A, B, …, Z, AA. */
export function columnLetter(index: number): string {
  let rest = index + 1;
  let name = '';
  while (rest > 0) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
    rest = Math.floor((rest - 1) / 26);
  }
  return name;
}
