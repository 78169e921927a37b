import { exportStep, type ExportRow } from '@selvedge/domain/stateMachines/jobs';
import { type Actor, type EffectOf, type Named, run } from '@selvedge/domain/machine/machine';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/pool';
import { exportPlans, importJobs } from '../../../db/schema/imports';
import { files } from '../../../db/schema/platform';
import { refuse } from '../../../http/errors';
import { announceJob } from '../../imports/machine/announceJob';
import type { JobRow } from '../read/jobs';

type Step = ExportRow['action'];

/** Finished workbook: its file, and the counts that are reported about it. */
export interface MadeFile {
  fileId: string;
  size: number;
  /** Rows in the workbook. */
  rows: number;
  missingPictures: number;
}

/** Export with the transaction in which the effects of a transition write. */
export interface ExportCall {
  tx: Tx;
  job: JobRow;
  made?: MadeFile;
}

const EFFECTS: Named<EffectOf<ExportRow, Step>, ExportCall> = {
  keepFile: async ({ tx, job, made }) => {
    if (made === undefined) throw new Error('the export has no file');
    const { fileId, missingPictures } = made;
    await tx.update(files).set({ state: 'KEPT' }).where(eq(files.id, fileId));
    await tx
      .update(exportPlans)
      .set({ fileIds: [fileId], missingPictures })
      .where(eq(exportPlans.jobId, job.id));
  },

  announceJob: ({ tx, job }) => announceJob(tx, job),
};

/**
 * Applies one transition of the export state machine; refuses with 40904 one that is not allowed. Writes the row first, then runs the
 * effects of the transition by their names.
 */
export async function applyExportTransition(
  before: ExportCall,
  step: Step,
  actor: Actor,
  change: Partial<Pick<JobRow, 'finishedAt' | 'error' | 'total' | 'done' | 'fileSize'>> = {},
): Promise<JobRow> {
  const tried = exportStep(before.job.state, step, actor);
  if (!tried.ok) throw refuse(tried.code, tried.data);
  const changed = { ...change, state: tried.subject };
  await before.tx.update(importJobs).set(changed).where(eq(importJobs.id, before.job.id));
  const call: ExportCall = { ...before, job: { ...before.job, ...changed } };
  await run(tried.row.effects, EFFECTS, call);
  return call.job;
}
