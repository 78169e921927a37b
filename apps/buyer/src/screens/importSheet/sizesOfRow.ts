import type { ImportProblemCode } from '@selvedge/domain/sheets/importProblems';
import type { ColumnAccount } from '@selvedge/domain/sheets/reading/account';
import type { ImportRow } from '../../api/schemas';

/** Warnings of a row as a whole: each of its sizes has them. */
const OF_ALL_SIZES: ReadonlySet<ImportProblemCode> = new Set(['PRICE_CHANGED', 'TOTAL_DIFFERS']);

/** A row the server judged, or one size of it; `head` is that of its size where the row has several. */
type JudgedSize = ImportRow & { head?: string };

/**
 * One entry for each size of a row, as the page judges them: the server keeps its verdict for the row as a whole, under the worst
 * of its sizes. What is wrong beside the sizes belongs to those that are not matched; warnings of the row to all.
 */
export function sizesOfRow(row: ImportRow, columns: ReadonlyMap<string, ColumnAccount>): JudgedSize[] {
  const heads = Object.keys(row.raw).filter(
    (head) => columns.get(head)?.use === 'SIZE_QTY' && row.raw[head] !== '',
  );
  if (heads.length < 2) return [row];
  return heads.map((head): JudgedSize => {
    const matches = row.matches.filter(({ column }) => column === head);
    const problems = row.problems.filter(
      ({ column, code }) =>
        column === head || (!heads.includes(column) && (matches.length === 0 || OF_ALL_SIZES.has(code))),
    );
    const raw = Object.fromEntries(
      Object.entries(row.raw).filter(([other]) => other === head || !heads.includes(other)),
    );
    const state = matches.length === 0 ? 'ERROR' : problems.length > 0 ? 'WARN' : 'OK';
    return { ...row, raw, matches, problems, state, head };
  });
}
