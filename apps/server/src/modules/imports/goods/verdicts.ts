import { updateBulk } from '../../../db/bulk';
import type { Tx } from '../../../db/pool';
import { importRows } from '../../../db/schema/imports';
import type { JudgedRow } from './judge';

/** Keeps the verdicts on rows. */
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
