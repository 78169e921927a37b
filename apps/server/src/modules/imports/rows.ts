import type { CheckedRow, CheckedSheet } from '@selvedge/api-spec/rules/importRows';
import type { importRows, StoredMatch, StoredProblem } from '../../db/schema/imports';

type NewRow = Omit<typeof importRows.$inferInsert, 'jobId'> & { matches: StoredMatch[] };

const LONGEST_TEXT = 500;
const LONGEST_HEAD = 60;
const WORSE = { OK: 0, WARN: 1, ERROR: 2 } as const;

function problemsOf(row: CheckedRow): StoredProblem[] {
  return row.problems.map(({ column, value, code, params }) => ({
    column: column.slice(0, LONGEST_HEAD),
    value: value.slice(0, LONGEST_TEXT),
    code,
    params,
  }));
}

function matchesOf({ match }: CheckedRow): StoredMatch[] {
  if (match?.listId === undefined) return [];
  const { productId, skuId, listId, qty, priceCents = 0 } = match;
  return [{ productId, skuId, listId, qty, priceCents }];
}

const cut = (raw: Record<string, string>) =>
  Object.fromEntries(Object.entries(raw).map(([head, text]) => [head, text.slice(0, LONGEST_TEXT)]));

/**
 * Verdicts by row of the sheet: in the wide form the sizes of one row are judged one by one and stored together, the
 * worst of them counts for the row.
 */
export function rowsToStore({ rows }: Pick<CheckedSheet, 'rows'>): NewRow[] {
  const stored = new Map<number, NewRow>();
  for (const row of rows) {
    const before = stored.get(row.rowNo);
    const state = before !== undefined && WORSE[before.state] > WORSE[row.state] ? before.state : row.state;
    stored.set(row.rowNo, {
      rowNo: row.rowNo,
      raw: { ...before?.raw, ...cut(row.raw) },
      state,
      problems: [...(before?.problems ?? []), ...problemsOf(row)],
      matches: [...(before?.matches ?? []), ...matchesOf(row)],
    });
  }
  return [...stored.values()];
}

/** Counts of a job: rows by verdict, and pieces and goods value of those that can be committed. */
export function countsOf(rows: readonly NewRow[]) {
  const number = (state: NewRow['state']) => rows.filter((row) => row.state === state).length;
  const good = rows.filter(({ state }) => state !== 'ERROR').flatMap(({ matches }) => matches);
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
