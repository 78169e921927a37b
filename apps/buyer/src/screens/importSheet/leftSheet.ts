import { isApiError } from '@selvedge/api-spec/client';
import { isRepeatedCommit } from '@selvedge/domain/stateMachines/jobs';
import { buyer } from '../../api/client';
import { commitJob } from './importSheet.api';
import { keptSheet } from './keptSheet';
import type { AskedCommit, KeptSheet } from './keptSheet';

/** A sheet that an earlier visit left under review. */
export interface LeftSheet {
  kept: KeptSheet;
  /** The answer of the commit that was sent then; null where the server has not taken the rows over. */
  done: Awaited<ReturnType<typeof commitJob>> | null;
}

/** The sheet that was left under review for a list, and what became of its commit; undefined where none was. */
export async function leftSheet(listId: string): Promise<LeftSheet | undefined> {
  const kept = await keptSheet(listId);
  return kept && { kept, done: kept.asked && (await cutOffCommit(kept.asked)) };
}

/** The answer of a commit whose page was closed; null where it was not done, or the server does not say. */
async function cutOffCommit({ jobId, mode }: AskedCommit): Promise<LeftSheet['done']> {
  try {
    const { state } = await buyer.get('/api/sp/front/import/job/{id}', { path: { id: jobId }, silent: true });
    return isRepeatedCommit(state) ? await commitJob(jobId, mode) : null;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
