import { productCode, sizeKey } from '@selvedge/domain/sheets/productSheet';
import type { Queryable } from '../../../db/pool';
import { goodRowsAt, type ProductSheet, readTexts, type SentRow } from './openSheet';
import { type BarcodeHolder, readHolders } from './stored';

/** Maximum number of rows of other batches with which the rows of a batch exchange barcodes. */
const MOST_PARTNERS = 500;

/** Returns the numbers of the rows that may name a size: with or without its colour, with or without its size. */
function rowsNaming({ code, colorId, size }: BarcodeHolder, { sizeAt }: ProductSheet): number[] {
  return [colorId, ''].flatMap((color) =>
    [size, ''].flatMap((named) => sizeAt.get(sizeKey({ code, size: named }, color)) ?? []),
  );
}

/**
 * Adds to rows the good rows of other batches that name sizes whose barcodes these rows want, then the rows that those depend on in the
 * same way, up to a maximum: sizes that exchange their barcodes are judged and written together.
 */
export async function withPartners(
  db: Queryable,
  jobId: string,
  sheet: ProductSheet,
  rows: readonly SentRow[],
): Promise<SentRow[]> {
  const all = new Map(rows.map((row) => [row.rowNo, row]));
  for (let added = rows; added.length > 0;) {
    const wanted = added.map((row) => productCode(readTexts(row, sheet.layout).barcode)).filter(Boolean);
    const holders = await readHolders(db, [...new Set(wanted)]);
    const named = [...holders.values()].flatMap((holder) => rowsNaming(holder, sheet));
    const others = named.filter((rowNo) => !all.has(rowNo));
    const room = rows.length + MOST_PARTNERS - all.size;
    added = others.length === 0 ? [] : await goodRowsAt(db, jobId, others.slice(0, room));
    for (const row of added) all.set(row.rowNo, row);
  }
  return [...all.values()];
}
