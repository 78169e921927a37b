import { sql } from 'drizzle-orm';
import { column, typeOf } from '../../../db/columnTypes';
import type { Db } from '../../../db/pool';
import { importJobs } from '../../../db/schema/imports';
import { statement } from '../../../db/statement';
import { inTransaction } from '../../../db/tx';
import { failExport } from '../../exports/write/fail';
import { EXPORT_KEY } from '../../exports/write/queue';
import { failGoods } from '../../imports/goods/failGoods';
import { IMPORT_KEY, queueGoods } from '../../imports/machine/queueGoods';

/** Jobs looked at in one round. */
const MOST = 500;

const readLost = statement({
  name: 'retention.lostJobs',
  row: {
    id: column.text,
    type: typeOf(importJobs.type),
    state: typeOf(importJobs.state),
    isSpent: column.boolean,
  },
  sql: () => sql`
    select id, type, state, "isSpent" from (
      select j.id, j.type, j.state,
        exists (select from graphile_worker.jobs w where w.key = keys.key) as "isSpent",
        exists (select from graphile_worker.jobs w where w.key = keys.key
          and (w.attempts < w.max_attempts or w.locked_at is not null)) as "isWaiting"
      from import_jobs j cross join lateral (
        select case j.type when 'EXPORT' then ${EXPORT_KEY}::text else ${IMPORT_KEY}::text end || j.id as key) keys
      where j.state in ('QUEUED', 'RUNNING', 'COMMITTING') and j.type in ('EXPORT', 'PRODUCT_IMPORT')) as working
    where not "isWaiting" limit ${MOST}`,
  example: (make) => make(),
});

/**
 * Ends jobs that nobody works on any more, which else would run for ever and count among the few their owner may have at work. Of
 * a kind that is written in the background each has a place in the queue while it is at work; one without came out of a backup, which
 * holds no queue, or was killed at its last try. An export is failed: what it shows is of another day. An import goes on where it
 * was, as both of its halves may be done twice, but for one whose tries are used up: trying it again might kill again.
 */
export async function endLostJobs(db: Db, now: Date): Promise<void> {
  for (const { id, type, state, isSpent } of await readLost(db)) {
    if (type === 'EXPORT') await inTransaction(db, (tx) => failExport(tx, id, now));
    else if (isSpent) await failGoods(db, id, 'BROKEN');
    else await queueGoods(db, id, state === 'COMMITTING' ? 'imports.commit' : 'imports.check');
  }
}
