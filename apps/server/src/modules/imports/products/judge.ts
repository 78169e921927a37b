import { PRODUCT_COLUMNS, type ProductColumn } from '@selvedge/domain/sheets/productHeaders';
import { PRODUCT_IMPORT_WARNINGS, productImportState } from '@selvedge/domain/sheets/productImportProblems';
import {
  completedBy,
  productCode,
  type ProductProblem,
  type ProductRow,
  productTexts,
  readProductRow,
  sizeKey,
} from '@selvedge/domain/sheets/productSheet';
import { struckColumns, withoutStruck, withStruckOut } from '@selvedge/domain/sheets/struckCells';
import type { Queryable } from '../../../db/pool';
import type { StoredMatch, StoredProblem } from '../../../db/schema/imports';
import { cutText } from '../../../db/storableText';
import { yieldEvery } from '../../../scheduling/yieldEvery';
import type { ProductToSave } from '../../products/write/saveProducts';
import { withPartners } from './exchanges';
import { findProduct, type Found } from './findProduct';
import { firstOf, firstRows, type ProductSheet, readTexts, type SentRow } from './openSheet';
import { type Freed, holderOf, planOf } from './plan';
import { colorKey } from './references';
import { readStored, type StoredProducts } from './stored';

/** Verdict on a row, and the plan of its commit; null when the row is wrong or nothing would change. */
export interface JudgedRow {
  rowNo: number;
  state: 'OK' | 'WARN' | 'ERROR';
  problems: StoredProblem[];
  matches: StoredMatch[];
  /** Pieces that the row states to be on hand. */
  pieces: number;
  plan: ProductToSave | null;
  /** SKU id of the size whose barcode the row gives to another one; null where the barcode is free. */
  takesFrom: string | null;
}

/** Sheet, stored products, and sizes whose barcodes are replaced, against which rows are judged. */
interface Known {
  sheet: ProductSheet;
  stored: StoredProducts;
  freed: Freed;
}

const LONGEST_VALUE = 500;
/** Most rounds of judging rows: a longer chain of exchanged barcodes that breaks somewhere is refused whole. */
const MOST_ROUNDS = 20;
const MOST_PROBLEMS = 50;

/** Returns the problems of a row that repeats another row of the sheet, or its barcode. */
function twice(row: ProductRow, rowNo: number, sheet: ProductSheet): ProductProblem[] {
  const problems: ProductProblem[] = [];
  const same = sheet.sizeAt.get(sizeKey(row, colorKey(sheet.names, row.color)));
  if (same !== undefined && same !== rowNo)
    problems.push({ column: 'code', code: 'ROW_TWICE', params: { row: same } });
  const above = row.barcode === '' ? undefined : sheet.barcodeAt.get(row.barcode);
  if (above !== undefined && above !== rowNo)
    problems.push({ column: 'barcode', code: 'BARCODE_TAKEN', params: { row: above } });
  return problems;
}

function matchOf({ product, size }: Found): StoredMatch[] {
  if (product === null || size === null) return [];
  const { wholesalePriceCents: price } = product;
  return [{ productId: product.id, skuId: size.skuId, listId: '', qty: 0, priceCents: price ?? 0 }];
}

/** Returns the columns whose cells are struck through in a row, or in the first row of its product where the row takes them from there. */
function struckOf(
  sent: SentRow,
  first: SentRow,
  { layout }: ProductSheet,
  isFromFirst: (column: ProductColumn) => boolean,
): ProductColumn[] {
  const taken = struckColumns(first.struck, layout).filter(isFromFirst);
  return [...struckColumns(sent.struck, layout), ...taken];
}

function judge(sent: SentRow, first: SentRow, known: Known): JudgedRow {
  const { sheet, stored } = known;
  const { rowNo, raw } = sent;
  const own = productTexts(raw, sheet.layout);
  const written = completedBy(own, productTexts(first.raw, sheet.layout));
  const struck = struckOf(sent, first, sheet, (column) => own[column] === '' && written[column] !== '');
  const row = readProductRow(withoutStruck(written, struck));
  const found = findProduct(row, sheet, stored);
  const planned = planOf(row, found, known);
  const wrong = [...row.problems, ...found.problems, ...twice(row, rowNo, sheet), ...planned.problems];
  const problems: ProductProblem[] = withStruckOut(wrong, struck);
  const state = productImportState(problems.map(({ code }) => code));
  // Warnings about the effect of a commit are shown only for rows that it would write.
  const said =
    state === 'ERROR' ? problems.filter(({ code }) => !PRODUCT_IMPORT_WARNINGS.includes(code)) : problems;
  const ordered = said
    .toSorted((a, b) => PRODUCT_COLUMNS.indexOf(a.column) - PRODUCT_COLUMNS.indexOf(b.column))
    .slice(0, MOST_PROBLEMS);
  const valueOf = (column: ProductColumn) =>
    row[column] === '' && !struck.includes(column) ? '' : own[column] || written[column];
  const headOf = (column: ProductColumn) => sheet.layout[column] ?? column;
  return {
    rowNo,
    state,
    problems: ordered.map(({ column, code, params }) => ({
      column: headOf(column),
      value: cutText(valueOf(column), LONGEST_VALUE),
      code,
      ...(params && { params }),
    })),
    matches: matchOf(found),
    pieces: row.onHandQty ?? 0,
    plan: state === 'ERROR' ? null : planned.plan,
    takesFrom: holderOf(row, found, stored),
  };
}

/** Returns the size whose barcode the plan of a row replaces. */
const freedBy = ({ plan }: JudgedRow): string[] =>
  plan === null ? [] : plan.sizes.flatMap(({ skuId, barcode }) => (barcode === null ? [] : (skuId ?? [])));

/**
 * Judges rows of a sheet against the products as they are stored, once all good ones of these rows are written: sizes may exchange their
 * barcodes. A row that is refused leaves its size the barcode that another row may have counted on.
 */
export async function judgeTogether(
  db: Queryable,
  jobId: string,
  sheet: ProductSheet,
  rows: readonly SentRow[],
): Promise<JudgedRow[]> {
  const firsts = await firstRows(db, jobId, sheet, rows);
  const texts = rows.map((row) => readTexts(row, sheet.layout));
  const some = (of: (one: (typeof texts)[number]) => string) => [...new Set(texts.map(of))].filter(Boolean);
  const stored = await readStored(
    db,
    some(({ code }) => productCode(code)),
    some(({ barcode }) => productCode(barcode)),
  );
  const giveWay = yieldEvery();
  let freed: Freed = null;
  for (let round = 1; ; round += 1) {
    const judged: JudgedRow[] = [];
    for (const [at, sent] of rows.entries()) {
      const text = texts[at];
      const firstAt = text === undefined ? undefined : firstOf(sheet, text);
      judged.push(judge(sent, firsts.get(firstAt ?? sent.rowNo) ?? sent, { sheet, stored, freed }));
      await giveWay();
    }
    const next: ReadonlySet<string> = new Set(judged.flatMap(freedBy));
    const isSettled =
      freed === null
        ? judged.every(({ takesFrom }) => takesFrom === null || next.has(takesFrom))
        : next.size === freed.size;
    if (isSettled || round > MOST_ROUNDS) return judged;
    freed = round === MOST_ROUNDS ? new Set() : next;
  }
}

/**
 * Judges rows of a sheet against the products as they are stored now, when they are checked and again before they are committed, together
 * with the rows with which they exchange barcodes.
 */
export async function judgeRows(
  db: Queryable,
  jobId: string,
  sheet: ProductSheet,
  rows: readonly SentRow[],
): Promise<JudgedRow[]> {
  const all = await withPartners(db, jobId, sheet, rows);
  return (await judgeTogether(db, jobId, sheet, all)).slice(0, rows.length);
}
