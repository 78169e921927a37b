/**
 * Checks the rows of an order sheet against the products: every row is OK, WARN or ERROR with its problems. Pure functions, so that the
 * page's worker and the server have the same result.
 */
import type { ProductLookup, LookupProduct } from './productLookup';
import { normaliseSize } from './importSizes';
import { askedOf, findHit, findSku } from './importMatch';
import { importProblem, importStateOf, type ImportProblem, type ImportRowState } from './importProblems';
import type { OrderSheet, RequestedRow } from './importSheet';
import { minOfStock, styleKey } from '../money/minimums';
import { eurosToCents, parseMoney, type Cents } from '../money/money';
import type { SheetCell } from './reading/grid';

/** SKU and pieces that a row will order; price in EUR cents, absent when it is on inquiry. */
export interface ImportMatch {
  productId: string;
  skuId: string;
  listId?: string;
  size: string;
  qty: number;
  /** Pieces of the SKU that are left for this buyer. */
  stockQty: number;
  priceCents?: Cents;
}

/** Result of one row; `match` is absent when the row is in error. */
export interface CheckedRow {
  rowNo: number;
  /** Address of the quantity, such as `D12`. */
  cell: string;
  /** Header of the column of the quantity. */
  column: string;
  raw: Record<string, string>;
  state: ImportRowState;
  problems: ImportProblem[];
  match?: ImportMatch;
}

/** Result of a sheet. valid + warnings + invalid = total; `lines` are the rows to commit, added up per SKU. */
export interface CheckedSheet {
  rows: CheckedRow[];
  total: number;
  valid: number;
  warnings: number;
  invalid: number;
  lines: ImportMatch[];
}

interface Taken {
  rowNo: number;
  qty: number;
}

/** Returns the price of the sheet in EUR cents; null when there is none to compare. */
function sheetPrice(cell: SheetCell): Cents | null {
  if (typeof cell === 'number') return cell >= 0 && cell < 1e12 ? eurosToCents(cell) : null;
  return typeof cell === 'string' ? parseMoney(cell) : null;
}

function priceProblem(row: RequestedRow, product: LookupProduct): ImportProblem[] {
  const wasCents = sheetPrice(row.price);
  const nowCents = product.wholesalePriceCents;
  if (wasCents === null || nowCents === null || wasCents === nowCents) return [];
  return [
    importProblem('PRICE_CHANGED', { column: row.priceColumn, value: row.price }, { wasCents, nowCents }),
  ];
}

function totalProblem({ total }: RequestedRow): ImportProblem[] {
  if (total === null) return [];
  return [importProblem('TOTAL_DIFFERS', total, { total: total.total, pieces: total.pieces })];
}

interface Checked {
  row: CheckedRow;
  product?: LookupProduct;
}

/** State of a check that is shared by its rows. */
interface Memory {
  lookup: ProductLookup;
  taken: Map<string, Taken>;
  /** Normalised sizes by their cell: a sheet of 20,000 quantities has some dozen. */
  sizes: Map<SheetCell, string>;
}

function sizeOf(cell: SheetCell, { sizes }: Memory): string {
  const size = sizes.get(cell) ?? normaliseSize(cell);
  sizes.set(cell, size);
  return size;
}

function checkRow(source: RequestedRow, memory: Memory): Checked {
  const { lookup, taken } = memory;
  const at = { column: source.qtyColumn, value: source.qty };
  const asked = askedOf(source);
  const hit = findHit(source, lookup);
  const sku = 'product' in hit ? findSku(hit, source, sizeOf(source.size, memory)) : null;
  const errors: ImportProblem[] = [];
  if ('code' in hit) errors.push(hit);
  if (sku && 'code' in sku) errors.push(sku);
  if (typeof asked !== 'number') errors.push(asked);
  const base = { rowNo: source.rowNo, cell: source.cell, column: source.qtyColumn, raw: source.raw };
  if ('code' in hit || !sku || 'code' in sku || typeof asked !== 'number') {
    return { row: { ...base, state: 'ERROR', problems: errors } };
  }
  const before = taken.get(sku.skuId);
  const left = Math.max(0, sku.stockQty - (before?.qty ?? 0));
  if (left === 0) {
    return {
      row: { ...base, state: 'ERROR', problems: [importProblem('OUT_OF_STOCK', at, { asked, left })] },
    };
  }
  const { product } = hit;
  const qty = Math.min(asked, left);
  taken.set(sku.skuId, { rowNo: before?.rowNo ?? source.rowNo, qty: (before?.qty ?? 0) + qty });
  const problems = [
    ...(asked > left ? [importProblem('CUT_TO_STOCK', at, { asked, left })] : []),
    ...(before
      ? [importProblem('DUPLICATE_ADDED', at, { row: before.rowNo, before: before.qty, asked })]
      : []),
    ...totalProblem(source),
    ...priceProblem(source, product),
  ];
  const match: ImportMatch = {
    productId: product.id,
    skuId: sku.skuId,
    ...(product.listId === undefined ? {} : { listId: product.listId }),
    size: sku.size,
    qty,
    stockQty: sku.stockQty,
    ...(product.wholesalePriceCents === null ? {} : { priceCents: product.wholesalePriceCents }),
  };
  return { row: { ...base, state: importStateOf(problems), problems, match }, product };
}

interface Style {
  have: number;
  products: Map<string, LookupProduct>;
  rows: { row: CheckedRow; source: RequestedRow }[];
}

/** Adds the warning of a missed minimum to every row of a style that stays below its minimum over the whole sheet. */
function warnMinimums(styles: Iterable<Style>): void {
  for (const { have, products, rows } of styles) {
    const all = [...products.values()];
    const minQty = Math.max(...all.map((product) => product.minQty));
    const stock = all
      .flatMap((product) => product.sizes)
      .reduce((sum, sku) => sum + Math.max(0, sku.stockQty), 0);
    const need = minOfStock(minQty, stock);
    if (have >= need) continue;
    for (const { row, source } of rows) {
      const at = { column: source.qtyColumn, value: source.qty };
      row.problems.push(importProblem('BELOW_MINIMUM', at, { need, have, missing: need - have }));
      row.state = importStateOf(row.problems);
    }
  }
}

/** Check in progress: rows are added in their order, and the minimums are checked at the end. */
export interface OrderCheck {
  add: (source: RequestedRow) => void;
  /** Returns the rows with their final results; no row may be added afterwards. */
  finish: () => CheckedRow[];
}

/**
 * Begins a check. Pieces of one SKU are added up over the sheet before the stock check: a later row is cut, or refused when nothing is
 * left. A row in error takes no stock.
 */
export function beginCheck(lookup: ProductLookup): OrderCheck {
  const memory: Memory = { lookup, taken: new Map(), sizes: new Map() };
  const styles = new Map<string, Style>();
  const rows: CheckedRow[] = [];
  return {
    add(source) {
      const { row, product } = checkRow(source, memory);
      rows.push(row);
      if (!product) return;
      const key = styleKey(product);
      const style: Style = styles.get(key) ?? { have: 0, products: new Map(), rows: [] };
      style.have += row.match?.qty ?? 0;
      style.products.set(product.id, product);
      style.rows.push({ row, source });
      styles.set(key, style);
    },
    finish() {
      warnMinimums(styles.values());
      return rows;
    },
  };
}

/** Checks all rows of a sheet in their order. */
export function checkOrderRows(sheet: Pick<OrderSheet, 'rows'>, lookup: ProductLookup): CheckedSheet {
  const check = beginCheck(lookup);
  for (const row of sheet.rows) check.add(row);
  const rows = check.finish();
  const count = (state: ImportRowState): number => rows.filter((row) => row.state === state).length;
  return {
    rows,
    total: rows.length,
    valid: count('OK'),
    warnings: count('WARN'),
    invalid: count('ERROR'),
    lines: addUpRows(rows),
  };
}

/** Adds up the rows to commit, one line per SKU and list, in the order of first appearance. */
function addUpRows(rows: readonly CheckedRow[]): ImportMatch[] {
  const lines = new Map<string, ImportMatch>();
  for (const { match } of rows) {
    if (!match) continue;
    const key = JSON.stringify([match.skuId, match.listId]);
    const line = lines.get(key);
    lines.set(key, line ? { ...line, qty: line.qty + match.qty } : match);
  }
  return [...lines.values()];
}
