import { isImportWarning, type ImportProblem } from '@selvedge/domain/sheets/importProblems';
import type { CheckedRow } from '@selvedge/domain/sheets/importRows';
import { cutText } from '../../../db/storableText';
import type { importRows, StoredMatch, StoredProblem } from '../../../db/schema/imports';

/** A row of a checked sheet, ready to be stored with its job. */
export type NewRow = Omit<typeof importRows.$inferInsert, 'jobId'> & { matches: StoredMatch[] };

const LONGEST_TEXT = 500;
const LONGEST_HEAD = 60;
const WORSE = { OK: 0, WARN: 1, ERROR: 2 } as const;

/** Removes repeated warnings: a warning of the row as a whole, such as of its price or its total, is found at each of its sizes. */
function withoutRepeats(problems: readonly ImportProblem[]): ImportProblem[] {
  const told = new Set<string>();
  return problems.filter((problem) => {
    const key = JSON.stringify(problem);
    const isRepeat = isImportWarning(problem.code) && told.has(key);
    told.add(key);
    return !isRepeat;
  });
}

function problemsOf(rows: readonly CheckedRow[]): StoredProblem[] {
  return withoutRepeats(rows.flatMap(({ problems }) => problems)).map(({ column, value, code, params }) => ({
    column: cutText(column, LONGEST_HEAD),
    value: cutText(value, LONGEST_TEXT),
    code,
    params,
  }));
}

function matchesOf({ match, column }: CheckedRow): StoredMatch[] {
  if (match?.listId === undefined) return [];
  const { productId, skuId, listId, qty, priceCents = 0 } = match;
  return [{ productId, skuId, listId, qty, priceCents, column: cutText(column, LONGEST_HEAD) }];
}

/**
 * Returns the row to store for a row of the sheet: in the wide form its sizes are judged one by one and stored together. The row gets the
 * worst of their states, and its matches are what can be ordered of it all the same. `texts` are the stored texts of its cells.
 */
export function rowToStore(
  rowNo: number,
  same: readonly CheckedRow[],
  texts: Record<string, string>,
): NewRow {
  return {
    rowNo,
    raw: texts,
    state: same.map(({ state }) => state).reduce((a, b) => (WORSE[b] > WORSE[a] ? b : a)),
    problems: problemsOf(same),
    matches: same.flatMap(matchesOf),
  };
}

/** Returns the counts of a job: rows by verdict, and pieces and goods value (EUR cents) of what can be ordered of them. */
export function countsOf(rows: readonly NewRow[]) {
  const number = (state: NewRow['state']) => rows.filter((row) => row.state === state).length;
  const good = rows.flatMap(({ matches }) => matches);
  return {
    total: rows.length,
    done: rows.length,
    valid: number('OK'),
    warnings: number('WARN'),
    invalid: number('ERROR'),
    qty: good.reduce((sum, { qty }) => sum + qty, 0),
    goodsCents: good.reduce((sum, { qty, priceCents }) => sum + qty * priceCents, 0),
  };
}
