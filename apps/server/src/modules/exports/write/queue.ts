import { createHash } from 'node:crypto';
import type { Queryable } from '../../../db/pool';
import { enqueue } from '../../../jobs/enqueue';
import { defineTask, ROW_PAYLOAD } from '../../../jobs/tasks';

/**
 * Number of queues, and thereby of exports that run at the same time in the whole installation, so that there is always capacity for work
 * that users wait for.
 */
const QUEUE_COUNT = 2;

/** Prefix of the job key of an export, by which the sweep finds it in the queue. */
export const EXPORT_KEY = 'export ';

/** Writes the workbook of an export. */
export const exportTask = defineTask({
  name: 'exports.write',
  kind: 'EXPORT',
  payload: ROW_PAYLOAD,
  attempts: 5,
});

/** Puts an export into the queue: those of one owner run one after the other, and never more than two in all. */
export async function queueExport(tx: Queryable, id: string, ownerId: string): Promise<void> {
  const queue = createHash('sha256').update(ownerId).digest().readUInt8(0) % QUEUE_COUNT;
  await enqueue(tx, exportTask, { id }, { key: EXPORT_KEY + id, queue: `exports.${queue}` });
}
