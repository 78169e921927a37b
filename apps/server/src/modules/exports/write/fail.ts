import type { Tx } from '../../../db/pool';
import { translate } from '../../../messages/translate';
import { applyExportTransition } from '../machine/steps';
import { lockExport } from '../read/jobs';
import { planOf } from '../read/plans';

/** Marks an export as failed with a message that explains the reason to its owner; leaves a finished one as it is. */
export async function failExport(
  tx: Tx,
  id: string,
  now: Date,
  why: 'exports.failed' | 'exports.noRoom' = 'exports.failed',
): Promise<void> {
  const plan = await planOf(tx, id);
  const job = await lockExport(tx, id);
  if (job === undefined || plan === undefined || !['QUEUED', 'RUNNING'].includes(job.state)) return;
  const system = { side: 'system' } as const;
  const running = job.state === 'QUEUED' ? await applyExportTransition({ tx, job }, 'start', system) : job;
  const error = translate(plan.language, why);
  await applyExportTransition({ tx, job: running }, 'fail', system, { finishedAt: now, error });
}
