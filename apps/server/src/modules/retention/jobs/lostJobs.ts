import { DAY_MS } from '@selvedge/domain/constants';
import { sql } from 'drizzle-orm';
import { column, typeOf } from '../../../db/columnTypes';
import type { Db } from '../../../db/pool';
import { importJobs } from '../../../db/schema/imports';
import { statement } from '../../../db/statement';
import { inTransaction } from '../../../db/tx';
import { failExport } from '../../exports/write/fail';
import { EXPORT_KEY, queueExport } from '../../exports/write/queue';
import { failProducts } from '../../imports/products/failProducts';
import { checkTask, commitTask, IMPORT_KEY, queueProducts } from '../../imports/machine/queueProducts';
import { ANNOUNCE_KEY, queueAnnouncement } from '../../lists/notices/queue';
import { queueSending, SENDING_KEY } from '../../notices/write/queue';

/** Maximum number of jobs of a kind checked in one round. */
const MOST = 500;
/** Days within which lost notices and list announcements are still sent; older ones are outdated. */
const NEWS_DAYS = 7;

const readLost = statement({
  name: 'retention.lostJobs',
  row: {
    id: column.text,
    ownerId: column.text,
    type: typeOf(importJobs.type),
    state: typeOf(importJobs.state),
    isSpent: column.boolean,
  },
  sql: () => sql`
    select id, "ownerId", type, state, "isSpent" from (
      select j.id, j.owner_id as "ownerId", j.type, j.state,
        exists (select from graphile_worker.jobs w where w.key = keys.key) as "isSpent",
        exists (select from graphile_worker.jobs w where w.key = keys.key
          and (w.attempts < w.max_attempts or w.locked_at is not null)) as "isWaiting"
      from import_jobs j cross join lateral (
        select case j.type when 'EXPORT' then ${EXPORT_KEY}::text else ${IMPORT_KEY}::text end || j.id as key) keys
      where j.state in ('QUEUED', 'RUNNING', 'COMMITTING') and j.type in ('EXPORT', 'PRODUCT_IMPORT')) as working
    where not "isWaiting" limit ${MOST}`,
  example: (make) => make(),
});

const readLostSendings = statement({
  name: 'retention.lostSendings',
  row: { id: column.text },
  sql: (since: Date) => sql`select s.id from notice_sendings s
    where s.ended_at is null and s.created_at > ${since.toISOString()}::timestamptz
      and not exists (select from graphile_worker.jobs w where w.key = ${SENDING_KEY} || s.id) limit ${MOST}`,
  example: (make) => make(new Date()),
});

const readLostAnnouncements = statement({
  name: 'retention.lostAnnouncements',
  row: { id: column.text },
  sql: (since: Date) => sql`select l.id from lists l
    where l.announced_at is null and l.published_at > ${since.toISOString()}::timestamptz
      and l.closed_at is null and l.deleted_at is null
      and not exists (select from graphile_worker.jobs w where w.key = ${ANNOUNCE_KEY} || l.id) limit ${MOST}`,
  example: (make) => make(new Date()),
});

async function resumeSheets(db: Db, now: Date): Promise<void> {
  for (const { id, ownerId, type, state, isSpent } of await readLost(db)) {
    if (type === 'EXPORT')
      await (isSpent ? inTransaction(db, (tx) => failExport(tx, id, now)) : queueExport(db, id, ownerId));
    else if (isSpent) await failProducts(db, id, 'BROKEN');
    else await queueProducts(db, id, state === 'COMMITTING' ? commitTask : checkTask);
  }
}

/**
 * Queues lost jobs again: each job has an entry in the queue while it works, and one without an entry came from a backup, which contains no
 * queue, or lost its entry with its process. All of them may run twice, since they store their progress. A sheet whose attempts are used up
 * is marked as failed, because another attempt might crash the process again. Failed jobs of the other kinds are listed for staff, who
 * retry them.
 */
export async function resumeLostJobs(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - NEWS_DAYS * DAY_MS);
  await resumeSheets(db, now);
  for (const { id } of await readLostSendings(db, since)) await queueSending(db, id);
  for (const { id } of await readLostAnnouncements(db, since)) await queueAnnouncement(db, id);
}
