import type { ImportProblemCode } from '@selvedge/domain/sheets/importProblems';
import type { ColumnAccount } from '@selvedge/domain/sheets/reading/account';
import type { ImportRow } from '../../api/schemas';

/** Warnings of a row as a whole, which apply to each of its sizes. */
const OF_ALL_SIZES: ReadonlySet<ImportProblemCode> = new Set(['PRICE_CHANGED', 'TOTAL_DIFFERS']);

/** Row checked by the server, or one size of it; `head` is the header of its size when the row has several. */
type JudgedSize = ImportRow & { head?: string };

/**
 * Splits a row into one entry per size, as the page checks them: the server stores one state per row, that of its worst size. A problem
 * outside the size columns applies to the sizes that are not matched; warnings of the row apply to all.
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
