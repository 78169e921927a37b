import { and, eq } from 'drizzle-orm';
import { updateBulk } from '../../../db/bulk';
import type { Tx } from '../../../db/pool';
import { importRows } from '../../../db/schema/imports';
import type { JudgedRow } from './judge';

/** Stores the verdicts on rows. */
export async function keepVerdicts(tx: Tx, jobId: string, judged: readonly JudgedRow[]): Promise<void> {
  const rows = judged.map(({ rowNo, state, problems, matches }) => ({
    jobId,
    rowNo,
    state,
    problems,
    matches,
  }));
  await updateBulk(tx, importRows, { by: ['jobId', 'rowNo'], set: ['state', 'problems', 'matches'] }, rows);
}

/** Counts the rows of a sheet by verdict, as its job shows them. */
export async function countVerdicts(
  tx: Tx,
  jobId: string,
): Promise<{ valid: number; warnings: number; invalid: number }> {
  const countOf = (state: JudgedRow['state']) =>
    tx.$count(importRows, and(eq(importRows.jobId, jobId), eq(importRows.state, state)));
  return { valid: await countOf('OK'), warnings: await countOf('WARN'), invalid: await countOf('ERROR') };
}
