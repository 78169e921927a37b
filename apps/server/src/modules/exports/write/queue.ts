import { createHash } from 'node:crypto';
import type { Queryable } from '../../../db/pool';
import { enqueue } from '../../../jobs/enqueue';

/** Exports that run at a time in the whole house, so that there is always room for work that people wait for. */
const LINES = 2;

/** What an export is known by in the queue: the sweep looks for it there. */
export const EXPORT_KEY = 'export ';

/** Puts an export into the queue: those of one person run one after the other, and never more than two in all. */
export async function queueExport(tx: Queryable, id: string, ownerId: string): Promise<void> {
  const line = createHash('sha256').update(ownerId).digest().readUInt8(0) % LINES;
  await enqueue(tx, 'exports.write', { id }, { key: EXPORT_KEY + id, line: `exports.${line}` });
}
