import { eq, sql } from 'drizzle-orm';
import { column, typeOf, typesOf } from '../../../db/columnTypes';
import type { Db } from '../../../db/pool';
import { noticeSendings } from '../../../db/schema/notices';
import { statement } from '../../../db/statement';
import { inTransaction } from '../../../db/tx';
import { BATCH, writeNotices } from '../write/inbox';
import { queueSending } from '../write/queue';

const nextBatch = statement({
  name: 'notices.batch',
  row: {
    kind: typeOf(noticeSendings.ownerKind),
    owners: column.texts,
    total: column.integer,
    ...typesOf(noticeSendings, [
      'done',
      'type',
      'title',
      'text',
      'link',
      'language',
      'level',
      'announcementId',
      'createdAt',
    ]),
  },
  sql: (id: string, size: number) => sql`
    select owner_kind as kind, owner_ids[done + 1:done + ${size}::int] as owners, cardinality(owner_ids) as total, done,
      type, title, text, link, language, level, house_notice_id as "announcementId", created_at as "createdAt"
    from notice_sendings where id = ${id} and ended_at is null for update`,
  example: (make) => make('s1', 1),
});

/**
 * Writes the next batch of a notice to many recipients and stores the progress, in one transaction: a process that is killed leaves nothing
 * incomplete and nothing twice. Returns whether recipients remain.
 */
export function writeBatch(db: Db, id: string, size: number = BATCH): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const [next] = await nextBatch(tx, id, size);
    if (next === undefined) return false;
    const { total, done: before, ...notice } = next;
    await writeNotices(tx, notice);
    const done = before + notice.owners.length;
    const isOver = done >= total;
    await tx
      .update(noticeSendings)
      .set({ done, ...(isOver && { endedAt: new Date() }) })
      .where(eq(noticeSendings.id, id));
    return !isOver;
  });
}

/** Writes a notice to many recipients batch by batch; when `stopped`, leaves the rest to another job. */
export async function writeNoticeInBatches(db: Db, id: string, stopped: () => boolean): Promise<void> {
  while (await writeBatch(db, id)) {
    if (stopped()) return queueSending(db, id);
  }
}
