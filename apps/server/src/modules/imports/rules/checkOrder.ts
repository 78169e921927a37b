import { productLookupOf } from '@selvedge/domain/sheets/productLookup';
import { beginCheck, type CheckedRow } from '@selvedge/domain/sheets/importRows';
import type { OrderLine } from '../../../sheets/messages';
import { yieldEvery } from '../../../scheduling/yieldEvery';
import type { ProductAnswer } from '../../products/read/row';
import { type NewRow, rowToStore } from './rows';

/** No texts for the rows while they are checked; the texts to store are added once for each row of the sheet. */
const NO_TEXTS: Readonly<Record<string, string>> = Object.freeze({});

/**
 * Checks the rows of a sheet against products (`sheets/importRows` of the domain) and returns one verdict for each row of the sheet. Yields
 * to other requests in between: a sheet may have 20,000 quantities.
 */
export async function checkOrder(
  lines: readonly OrderLine[],
  products: readonly ProductAnswer[],
): Promise<NewRow[]> {
  const giveWay = yieldEvery();
  const check = beginCheck(productLookupOf(products));
  for (const { wanted, ...line } of lines) {
    for (const one of wanted) check.add({ ...line, ...one, raw: NO_TEXTS });
    await giveWay();
  }
  const rows = check.finish();
  await giveWay();
  const byRow = new Map<number, CheckedRow[]>(lines.map(({ rowNo }) => [rowNo, []]));
  for (const row of rows) byRow.get(row.rowNo)?.push(row);
  const stored: NewRow[] = [];
  // Tables side by side have their lines in one row of the sheet.
  for (const [rowNo, texts] of new Map(lines.map((line) => [line.rowNo, line.texts]))) {
    stored.push(rowToStore(rowNo, byRow.get(rowNo) ?? [], texts));
    await giveWay();
  }
  return stored;
}
