/**
 * From the cells of a sheet to wanted rows: finds the header, tells the long form (code, size, quantity) from the wide
 * template form (one quantity column per size), keeps codes as text. Knows no catalogue.
 */
import {
  columnLetter,
  matchHeader,
  matchSizeHeader,
  normaliseHeader,
  type ImportColumn,
  type SheetCell,
} from './importHeaders';
import { IMPORT_MAX_QUANTITIES, IMPORT_MAX_ROWS } from '../constants';
import { checkImportRows, importRefusal, type ImportRefusal } from './importLimits';
import { cellText, columnNames, hasQuantity, textsUnder } from './importTexts';
import { toHalfWidth } from '../money/money';

/**
 * One wanted size: a row of the long form, or one filled quantity cell of the wide form. `rowNo` counts as the
 * spreadsheet program does, from 1; the names of columns are the headers as written, empty when there is none.
 */
export interface SheetRow {
  rowNo: number;
  /** Address of the quantity, such as `D12`. */
  cell: string;
  /** Cells as text under their headers for the file of bad rows; of the size columns only the own one. */
  readonly raw: Record<string, string>;
  code: CodeCell;
  color: string;
  size: SheetCell;
  sizeColumn: string;
  qty: SheetCell;
  qtyColumn: string;
  price: SheetCell;
  priceColumn: string;
  productId: string;
  skuId: string;
}

/** A code with what is needed to look it up: its text, zeros a number lost in front, or that it is beyond saving. */
export interface CodeCell {
  text: string;
  column: string;
  /** Texts to look up, best first. */
  candidates: string[];
  damaged: boolean;
}

/**
 * A readable sheet. `heads` are the names of all columns in their order, `sizeColumns` the places of the quantity columns
 * of the wide form, `dataRows` counts rows of the sheet, `ignored` are headers with no meaning here, `withoutQty` rows of
 * the wide form with no quantity.
 */
export interface OrderSheet {
  form: 'LONG' | 'WIDE';
  heads: string[];
  sizeColumns: number[];
  rows: SheetRow[];
  dataRows: number;
  ignored: string[];
  withoutQty: number;
}

const HEADER_SEARCH_ROWS = 20;
const TOTAL_ROW = /^(?:grand )?(?:total|totals|totale|sum|合计|总计|小计|共计)\b|^(?:合计|总计|小计|共计)/i;

/** Reads a code: text stays text, a number is written out and its lost leading zeros are offered again. */
export function readCode(cell: SheetCell, column: string): CodeCell {
  const text = toHalfWidth(cellText(cell)).trim().replace(/^'/, '').toUpperCase();
  const exponent = /^\d(?:[.,]\d+)?E\+?\d+$/.test(text);
  const imprecise = typeof cell === 'number' && !Number.isSafeInteger(cell);
  const padded =
    typeof cell === 'number'
      ? [8, 12, 13, 14].filter((n) => n > text.length).map((n) => text.padStart(n, '0'))
      : [];
  return { text, column, candidates: text === '' ? [] : [text, ...padded], damaged: exponent || imprecise };
}

/** Name of a column as written; columns left unnamed go by their letter. */
function nameAt(names: readonly string[], index: number | undefined): string {
  return index === undefined ? '' : (names[index] ?? '');
}

interface Layout {
  form: 'LONG' | 'WIDE';
  headerRow: number;
  names: string[];
  codes: number[];
  column: Partial<Record<ImportColumn, number>>;
  sizes: { index: number; size: string }[];
  ignored: string[];
}

function readLayout(
  cells: readonly SheetCell[],
  headerRow: number,
  known: ReadonlySet<string>,
): Layout | 'NO_CODE' | 'NO_QTY' {
  const names = columnNames(cells);
  const column: Partial<Record<ImportColumn, number>> = {};
  const codes: number[] = [];
  const sizes: { index: number; size: string }[] = [];
  const unknown: string[] = [];
  for (const [index, cell] of cells.entries()) {
    const match = matchHeader(cell);
    const size = match
      ? null
      : (matchSizeHeader(cell) ?? (known.has(cellText(cell).toUpperCase()) ? cellText(cell) : null));
    if (match === 'code') codes.push(index);
    else if (match && column[match] === undefined) column[match] = index;
    else if (size) sizes.push({ index, size });
    else if (cellText(cell) !== '') unknown.push(nameAt(names, index));
  }
  if (codes.length === 0) return 'NO_CODE';
  const long = column.qty !== undefined && (column.size !== undefined || sizes.length === 0);
  if (!long && sizes.length === 0) return 'NO_QTY';
  const spare = long
    ? sizes.map((one) => nameAt(names, one.index))
    : column.qty === undefined
      ? []
      : [nameAt(names, column.qty)];
  const form = long ? 'LONG' : 'WIDE';
  codes.sort((a, b) => codeRank(cells[a]) - codeRank(cells[b]) || a - b);
  return { form, headerRow, names, codes, column, sizes, ignored: [...unknown, ...spare] };
}

/** Explicit international code first, bar codes last, when a sheet has several code columns. */
function codeRank(cell: SheetCell): number {
  const text = normaliseHeader(cell);
  if (/国际|internation|internaz|intl/.test(text)) return 0;
  return /条|ean|bar|sku/.test(text) ? 2 : 1;
}

function findLayout(
  sheet: readonly (readonly SheetCell[])[],
  known: ReadonlySet<string>,
): Layout | ImportRefusal {
  let sawCode = false;
  const last = Math.min(sheet.length, HEADER_SEARCH_ROWS);
  for (let index = 0; index < last; index += 1) {
    const layout = readLayout(sheet[index] ?? [], index, known);
    if (typeof layout === 'object') return layout;
    sawCode ||= layout === 'NO_QTY';
  }
  return importRefusal(sawCode ? 'NO_QUANTITY_COLUMN' : 'NO_CODE_COLUMN');
}

/**
 * Reads a whole sheet, `sheet[0]` being row 1. Refuses a sheet without code or quantity column, without rows, with more
 * than 1000 data rows or more quantities than any order has; rows that are blank, a sum at the end, or (wide form)
 * without any quantity do not count (D-45). `knownSizes` adds unusual sizes of the catalogue as quantity columns.
 */
export function readOrderSheet(
  sheet: readonly (readonly SheetCell[])[],
  knownSizes: readonly string[] = [],
): { ok: true; sheet: OrderSheet } | { ok: false; refusal: ImportRefusal } {
  if (sheet.every((row) => isBlank(row))) return { ok: false, refusal: importRefusal('NO_ROWS') };
  const layout = findLayout(sheet, new Set(knownSizes.map((size) => size.trim().toUpperCase())));
  if ('reason' in layout) return { ok: false, refusal: layout };
  const rows: SheetRow[] = [];
  let dataRows = 0;
  let withoutQty = 0;
  for (const [index, cells] of sheet.entries()) {
    if (index <= layout.headerRow || isBlank(cells)) continue;
    if (isSum(cells, layout)) continue;
    if (!wantsAny(cells, layout)) {
      withoutQty += 1;
      continue;
    }
    dataRows += 1;
    // Beyond the limit rows are only counted, so that the refusal can say how many there are.
    if (dataRows <= IMPORT_MAX_ROWS) rows.push(...readRows(cells, index + 1, layout));
    if (layout.form === 'WIDE' && rows.length > IMPORT_MAX_QUANTITIES) {
      return { ok: false, refusal: importRefusal('TOO_MANY_QUANTITIES', { max: IMPORT_MAX_QUANTITIES }) };
    }
  }
  const refusal = checkImportRows(dataRows);
  if (refusal) return { ok: false, refusal };
  const { form, names: heads, ignored } = layout;
  const sizeColumns = form === 'WIDE' ? layout.sizes.map(({ index }) => index) : [];
  return { ok: true, sheet: { form, heads, sizeColumns, rows, dataRows, ignored, withoutQty } };
}

function isBlank(cells: readonly SheetCell[]): boolean {
  return cells.every((cell) => cellText(cell) === '');
}

function codeAt(cells: readonly SheetCell[], layout: Layout): number {
  return layout.codes.find((index) => cellText(cells[index]) !== '') ?? layout.codes[0] ?? 0;
}

/** A row of sums under the data: no code of its own but a word such as Total. */
function isSum(cells: readonly SheetCell[], layout: Layout): boolean {
  const code = cellText(cells[codeAt(cells, layout)]);
  return TOTAL_ROW.test(code) || (code === '' && cells.some((cell) => TOTAL_ROW.test(cellText(cell))));
}

/** Whether a row orders anything; a row of the long form does, if only to be told what is missing. */
function wantsAny(cells: readonly SheetCell[], { form, sizes }: Layout): boolean {
  return form === 'LONG' || sizes.some(({ index }) => hasQuantity(cells[index]));
}

function readRows(cells: readonly SheetCell[], rowNo: number, layout: Layout): SheetRow[] {
  const { column, names, sizes } = layout;
  const at = (name: ImportColumn): SheetCell => (column[name] === undefined ? '' : cells[column[name]]);
  const nameOf = (name: ImportColumn): string => nameAt(names, column[name]);
  const codeIndex = codeAt(cells, layout);
  const rest = {
    rowNo,
    code: readCode(cells[codeIndex], nameAt(names, codeIndex)),
    color: cellText(at('color')),
    price: at('price'),
    priceColumn: nameOf('price'),
    productId: cellText(at('productId')),
    skuId: cellText(at('skuId')),
  };
  if (layout.form === 'LONG') {
    const cell = `${columnLetter(column.qty ?? 0)}${rowNo}`;
    const own = { size: at('size'), sizeColumn: nameOf('size'), qty: at('qty'), qtyColumn: nameOf('qty') };
    return [
      {
        ...rest,
        ...own,
        cell,
        get raw() {
          return textsUnder(cells, names, () => true);
        },
      },
    ];
  }
  const others = new Set(sizes.map((one) => one.index));
  return sizes
    .filter(({ index }) => hasQuantity(cells[index]))
    .map(({ index, size }) => ({
      ...rest,
      size,
      sizeColumn: nameAt(names, index),
      qty: cells[index],
      qtyColumn: nameAt(names, index),
      cell: `${columnLetter(index)}${rowNo}`,
      // Made when asked for: a sheet of many sizes would repeat all its columns with every quantity.
      get raw(): Record<string, string> {
        return textsUnder(cells, names, (other) => other === index || !others.has(other));
      },
    }));
}
