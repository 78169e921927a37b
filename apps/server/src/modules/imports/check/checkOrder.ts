import { productLookupOf } from '@selvedge/domain/sheets/productLookup';
import { beginCheck, type CheckedRow } from '@selvedge/domain/sheets/importRows';
import type { OrderLine } from '../../../sheets/messages';
import { yieldEvery } from '../../../scheduling/yieldEvery';
import type { ProductAnswer } from '../../products/read/row';
import { type NewRow, rowToStore } from './rows';

/** Rows as they are checked; what is kept of their texts stands beside them, once for each row of the sheet. */
const NO_TEXTS: Readonly<Record<string, string>> = Object.freeze({});

/**
 * Checks the rows of a sheet against products (rules/importRows) and gives one verdict for each row of the sheet. Other
 * requests get their turn in between: a sheet may hold 20,000 quantities.
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
