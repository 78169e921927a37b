import { codes } from '@selvedge/api-spec/codes';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { refuse } from '../../../http/errors';
import { type Commit, applyJobTransition } from '../machine/jobSteps';
import type { JobRow } from '../read/jobs';

/**
 * Commits a checked sheet within its call. `write` judges the good rows once more against the current data, writes them and returns how
 * many it wrote. With VALID_ONLY, a row that became wrong since the check is left out and counted as skipped; with ALL, nothing is written
 * (42202).
 */
export async function commitAtOnce(
  { now, actor }: Pick<Context, 'now' | 'actor'>,
  tx: Tx,
  job: JobRow,
  mode: 'ALL' | 'VALID_ONLY',
  write: () => Promise<number>,
): Promise<Commit> {
  let result: Commit = { committed: 0, skipped: job.total };
  const takeOver = async () => {
    const committed = await write();
    const wrong = job.total - committed;
    if (mode === 'ALL' && wrong > 0) throw refuse(codes.ROWS_WITH_ERRORS, { jobId: job.id, invalid: wrong });
    result = { committed, skipped: wrong };
    return { result };
  };
  const takes = job.valid + job.warnings;
  const call = { tx, job: { ...job, mode }, now, actor, takes, takeOver };
  const committing = await applyJobTransition(call, 'commit', { side: 'staff', isOwner: true });
  await applyJobTransition(committing, 'finish', { side: 'system' });
  return result;
}
