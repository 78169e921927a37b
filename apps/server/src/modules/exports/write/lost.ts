import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/pool';
import { column } from '../../../db/columnTypes';
import { statement } from '../../../db/statement';
import { inTransaction } from '../../../db/tx';
import { failExport } from './fail';
import { KEY } from './queue';

/** Exports looked at in one round. */
const MOST = 500;

const readLost = statement({
  name: 'exports.lost',
  row: { id: column.text },
  sql: () => sql`
    select j.id from import_jobs j
    where j.type = 'EXPORT' and j.state in ('QUEUED', 'RUNNING') and not exists (
      select 1 from graphile_worker.jobs w
      where w.key = ${KEY}::text || j.id and (w.attempts < w.max_attempts or w.locked_at is not null))
    limit ${MOST}`,
  example: (make) => make(),
});

/**
 * Marks exports as failed that nobody will write any more: their process was killed at the last try, or they came out of a backup,
 * which holds no queue. Else they would run for ever and count among the five of their owner. Answers how many.
 */
export async function failLostExports(db: Db, now: Date): Promise<number> {
  const lost = await readLost(db);
  for (const { id } of lost) await inTransaction(db, (tx) => failExport(tx, id, now));
  return lost.length;
}
