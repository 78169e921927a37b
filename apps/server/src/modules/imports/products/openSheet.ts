import { columnNames } from '@selvedge/domain/sheets/importTexts';
import {
  productLayout,
  type ProductColumn,
  type ProductLayout,
} from '@selvedge/domain/sheets/productHeaders';
import {
  productCode,
  type ProductTexts,
  productTexts,
  productKey,
  sizeKey,
} from '@selvedge/domain/sheets/productSheet';
import { struckColumns, withoutStruck } from '@selvedge/domain/sheets/struckCells';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { column } from '../../../db/columnTypes';
import type { Queryable } from '../../../db/pool';
import { importRows } from '../../../db/schema/imports';
import { statement } from '../../../db/statement';
import type { JobRow } from '../read/jobs';
import { colorKey, readReferences, type References } from './references';

/** A row as it was sent. */
export interface SentRow {
  rowNo: number;
  raw: Record<string, string>;
  /** Heads over the cells that are struck through. */
  struck: string[];
}

/** A row as it was sent, with the stored verdict. */
export interface SheetRow extends SentRow {
  state: 'OK' | 'WARN' | 'ERROR';
}

/**
 * A stored product sheet while its rows are judged: what a row needs to know of the other rows, and the names of brands, categories,
 * colours and warehouses.
 */
export interface ProductSheet {
  supplierId: string;
  layout: ProductLayout;
  names: References;
  /** Number of the row that first names a product, a size of it, a barcode; the fields of a product are in its first row. */
  productAt: ReadonlyMap<string, number>;
  sizeAt: ReadonlyMap<string, number>;
  barcodeAt: ReadonlyMap<string, number>;
}

const KEYS_AT_ONCE = 2000;

const readKeys = statement({
  name: 'imports.keys',
  row: {
    rowNo: column.integer,
    code: column.text,
    color: column.text,
    size: column.text,
    barcode: column.text,
    struck: column.texts,
  },
  sql: (jobId: string, after: number, heads: readonly string[]) => {
    const [code = '', color = '', size = '', barcode = ''] = heads;
    return sql`select row_no as "rowNo", coalesce(raw->>${code}, '') as code, coalesce(raw->>${color}, '') as color,
        coalesce(raw->>${size}, '') as size, coalesce(raw->>${barcode}, '') as barcode, struck
      from import_rows where job_id = ${jobId} and row_no > ${after} order by row_no limit ${KEYS_AT_ONCE}`;
  },
  example: (make) => make('j1', 0, ['code', 'color', 'size', 'barcode']),
});

const KEYED: readonly ProductColumn[] = ['code', 'color', 'size', 'barcode'];

/** Returns the columns of a stored sheet. Throws when it has no column of codes: it was not stored by this import. */
export function layoutOf({ heads }: Pick<JobRow, 'heads'>): ProductLayout {
  const layout = productLayout(heads, columnNames(heads));
  if (layout === null) throw new Error('the sheet has no column of codes');
  return layout;
}

/** Opens a stored sheet: reads which row first names each product, size and barcode, and nothing else of its rows. */
export async function openSheet(db: Queryable, job: JobRow): Promise<ProductSheet> {
  const layout = layoutOf(job);
  const names = await readReferences(db);
  // A missing column gets an empty head, under which there are no cells.
  const heads = KEYED.map((name) => layout[name] ?? '');
  const [productAt, sizeAt, barcodeAt] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const note = (map: Map<string, number>, key: string, rowNo: number) => {
    if (!map.has(key)) map.set(key, rowNo);
  };
  for (let after = 0; ;) {
    const rows = await readKeys(db, job.id, after, heads);
    for (const row of rows) {
      const struck = new Set(struckColumns(row.struck, layout));
      if (productCode(row.code) === '' || struck.has('code') || struck.has('color')) continue;
      const color = colorKey(names, row.color);
      note(productAt, productKey(row, color), row.rowNo);
      if (!struck.has('size')) note(sizeAt, sizeKey(row, color), row.rowNo);
      if (row.barcode !== '' && !struck.has('barcode')) note(barcodeAt, productCode(row.barcode), row.rowNo);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < KEYS_AT_ONCE) break;
    after = last.rowNo;
  }
  const supplierId = job.supplierId ?? '';
  return {
    supplierId,
    layout,
    names,
    productAt,
    sizeAt,
    barcodeAt,
  };
}

const SENT = { rowNo: importRows.rowNo, raw: importRows.raw, struck: importRows.struck };

/** Returns the texts of a row, blank for cells that are struck through. */
export function readTexts({ raw, struck }: SentRow, layout: ProductLayout): ProductTexts {
  return withoutStruck(productTexts(raw, layout), struckColumns(struck, layout));
}

/** Reads the rows of a sheet that are not in error, at most `most`. */
export function goodRows(db: Queryable, jobId: string, most: number): Promise<SentRow[]> {
  return db
    .select(SENT)
    .from(importRows)
    .where(and(eq(importRows.jobId, jobId), ne(importRows.state, 'ERROR')))
    .orderBy(asc(importRows.rowNo))
    .limit(most);
}

/** Reads at most `most` rows of a sheet from index `from` on, counted from 0. */
export function rowsAt(db: Queryable, jobId: string, from: number, most: number): Promise<SheetRow[]> {
  return db
    .select({ ...SENT, state: importRows.state })
    .from(importRows)
    .where(eq(importRows.jobId, jobId))
    .orderBy(asc(importRows.rowNo))
    .offset(from)
    .limit(most);
}

/** Reads the rows with these numbers that are not in error. */
export function goodRowsAt(db: Queryable, jobId: string, rowNos: readonly number[]): Promise<SentRow[]> {
  const isGood = and(
    eq(importRows.jobId, jobId),
    inArray(importRows.rowNo, [...rowNos]),
    ne(importRows.state, 'ERROR'),
  );
  return db.select(SENT).from(importRows).where(isGood).orderBy(asc(importRows.rowNo));
}

/** Returns the number of the row that first names the product of a row; undefined for a row without a code. */
export function firstOf({ names, productAt }: ProductSheet, texts: ProductTexts): number | undefined {
  return productAt.get(productKey(texts, colorKey(names, texts.color)));
}

/** Reads the first rows of the products that some rows name, by row number. */
export async function firstRows(
  db: Queryable,
  jobId: string,
  sheet: ProductSheet,
  rows: readonly SentRow[],
): Promise<ReadonlyMap<number, SentRow>> {
  const own = new Map(rows.map((row) => [row.rowNo, row]));
  const wanted = new Set(rows.flatMap((row) => firstOf(sheet, readTexts(row, sheet.layout)) ?? []));
  const others = [...wanted].filter((rowNo) => !own.has(rowNo));
  const read =
    others.length === 0
      ? []
      : await db
          .select(SENT)
          .from(importRows)
          .where(and(eq(importRows.jobId, jobId), inArray(importRows.rowNo, others)));
  return new Map([...own, ...read.map((row) => [row.rowNo, row] as const)]);
}
