import type { ReviewRow } from './review';
import type { SheetTable } from './sheet.messages';

/** Returns the rows in error as they were written, with their reasons in a last column. */
export function badRowsTable(
  rows: readonly ReviewRow[],
  reasonHead: string,
  reasonOf: (row: ReviewRow) => string,
): SheetTable {
  const bad = rows.filter(({ state }) => state === 'ERROR');
  const heads = [...new Set(bad.flatMap(({ raw }) => Object.keys(raw)))];
  return [
    [...heads, reasonHead],
    ...bad.map((row) => [
      ...heads.map((head) => (Object.hasOwn(row.raw, head) ? (row.raw[head] ?? '') : '')),
      reasonOf(row),
    ]),
  ];
}
