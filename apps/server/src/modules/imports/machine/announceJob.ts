import type { Tx } from '../../../db/pool';
import { announce } from '../../../live/announce';
import type { JobRow } from '../read/jobs';

/** Notifies the open pages of its owner of the progress of a job. */
export async function announceJob(tx: Tx, { id, ownerKind, ownerId, ...job }: JobRow): Promise<void> {
  const { state, total, done } = job;
  const to = ownerKind === 'buyer' ? { buyers: [ownerId] } : { staff: [ownerId] };
  await announce(tx, { to, type: 'job.progress', id, data: { state, total, done } });
}
