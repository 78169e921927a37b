import { isApiError } from '@selvedge/api-spec/client';
import { isRepeatedCommit } from '@selvedge/domain/stateMachines/jobs';
import { buyer } from '../../api/client';
import { commitJob } from './importSheet.api';
import { keptSheet } from './keptSheet';
import type { AskedCommit, KeptSheet } from './keptSheet';

/** Sheet that was left under review on an earlier visit. */
export interface LeftSheet {
  kept: KeptSheet;
  /** Result of the commit that was sent then; null when the server has not committed the rows. */
  done: Awaited<ReturnType<typeof commitJob>> | null;
}

/** Returns the sheet that was left under review for a list, with the result of its commit; undefined when there is none. */
export async function leftSheet(listId: string): Promise<LeftSheet | undefined> {
  const kept = await keptSheet(listId);
  return kept && { kept, done: kept.asked && (await cutOffCommit(kept.asked)) };
}

/** Returns the result of a commit whose page was closed; null when it was not done, or the server does not answer. */
async function cutOffCommit({ jobId, mode }: AskedCommit): Promise<LeftSheet['done']> {
  try {
    const { state } = await buyer.get('/api/sp/front/import/job/{id}', { path: { id: jobId }, silent: true });
    return isRepeatedCommit(state) ? await commitJob(jobId, mode) : null;
  } catch (error) {
    if (isApiError(error)) return null;
    throw error;
  }
}
