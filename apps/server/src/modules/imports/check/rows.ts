import { isImportWarning, type ImportProblem } from '@selvedge/domain/sheets/importProblems';
import type { CheckedRow } from '@selvedge/domain/sheets/importRows';
import { cutText } from '../../../db/storableText';
import type { importRows, StoredMatch, StoredProblem } from '../../../db/schema/imports';

/** A row of a checked sheet, ready to be stored with its job. */
export type NewRow = Omit<typeof importRows.$inferInsert, 'jobId'> & { matches: StoredMatch[] };

const LONGEST_TEXT = 500;
const LONGEST_HEAD = 60;
const WORSE = { OK: 0, WARN: 1, ERROR: 2 } as const;

/** A warning of the row as a whole, as of its price or its total, is found at each of its sizes and told once. */
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
 * The verdict for a row of the sheet: in the wide form its sizes are judged one by one and stored together. The row shows the worst
 * of them, and keeps as matches what can be ordered of it all the same. `texts` is what is kept of its cells.
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

/** Counts of a job: rows by verdict, and pieces and goods value of what can be ordered of them. */
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
