import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { record } from '../../../db/records';
import { announcements, notices, noticeSendings } from '../../../db/schema/notices';
import { announce } from '../../../live/announce';
import { notify, BATCH, SEVERAL } from '../../notices/write/inbox';
import { peopleOf } from '../read/recipients';
import { hold, holdFor, type Announcement, NOTICE_ENTITY } from './held';

async function noted(
  ctx: Context,
  tx: Tx,
  notice: Announcement,
  action: 'publish' | 'revoke',
  change: Partial<Announcement>,
): Promise<void> {
  await tx
    .update(announcements)
    .set({ ...change, version: notice.version + 1 })
    .where(eq(announcements.id, notice.id));
  await record(tx, {
    entity: NOTICE_ENTITY,
    entityId: notice.id,
    action,
    actor: ctx.actor,
    at: ctx.now,
    before: { status: notice.status, recipientCount: notice.recipientCount },
    after: { recipientCount: notice.recipientCount, ...change },
  });
}

/** Puts a draft into the inbox of all its recipients; a job reaches those beyond the number that one statement writes to. */
export async function publishNotice(ctx: Context, id: string, version: number): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const notice = await holdFor(ctx, tx, id, 'publish', version);
    const { staffIds, buyerIds } = await peopleOf(tx, ctx.staff, notice);
    const { type, level, title, text, link } = notice;
    const what = { type, level, title, text, announcementId: id, ...(link === null ? {} : { link }) };
    await notify(tx, { to: { staffIds }, ...what });
    await notify(tx, { to: { buyerIds }, ...what });
    await noted(ctx, tx, notice, 'publish', {
      status: 'PUBLISHED',
      publishedAt: ctx.now,
      recipientCount: staffIds.length + buyerIds.length,
    });
  });
}

/** Deletes a notice from every inbox, and stops the job that is still delivering it. */
async function takeOut(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .update(noticeSendings)
    .set({ endedAt: now })
    .where(and(eq(noticeSendings.announcementId, id), isNull(noticeSendings.endedAt)));
  const gone = await tx
    .delete(notices)
    .where(eq(notices.announcementId, id))
    .returning({ kind: notices.ownerKind, owner: notices.ownerId });
  const of = (kind: string) => gone.flatMap((one) => (one.kind === kind ? [one.owner] : []));
  const [staff, buyers] = [of('staff'), of('buyer')];
  const tell = (to: Parameters<typeof announce>[1]['to']) =>
    announce(tx, { to, type: 'notice', id: SEVERAL });
  if (staff.length > 0) await tell(staff.length > BATCH ? { everyStaff: true } : { staff });
  if (buyers.length > 0) await tell(buyers.length > BATCH ? { everyBuyer: true } : { buyers });
}

/** Revokes a published notice: it is deleted from every inbox, read or not. */
export async function revokeNotice(ctx: Context, id: string, version: number): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const notice = await holdFor(ctx, tx, id, 'revoke', version);
    await takeOut(tx, id, ctx.now);
    await noted(ctx, tx, notice, 'revoke', { status: 'REVOKED', revokedAt: ctx.now });
  });
}

/** Deletes notices in any state, all or none; a published one is deleted from the inboxes too. */
export async function deleteNotices(ctx: Context, ids: ReadonlySet<string>): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    for (const id of [...ids].sort()) {
      const before = await hold(ctx, tx, id);
      await takeOut(tx, id, ctx.now);
      await tx.delete(announcements).where(eq(announcements.id, id));
      await record(tx, {
        entity: NOTICE_ENTITY,
        entityId: id,
        action: 'delete',
        actor: ctx.actor,
        at: ctx.now,
        before,
      });
    }
  });
}
