import { codes } from '@selvedge/api-spec/codes';
import { type NoticeAction, noticeStep } from '@selvedge/domain/stateMachines/announcements';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { announcements } from '../../../db/schema/notices';
import { refuseOldVersion } from '../../../http/conflict';
import { refuse } from '../../../http/errors';
import { writtenWithin } from '../read/page';
import { formOf } from '../read/recipients';

/** A stored announcement. */
export type Announcement = typeof announcements.$inferSelect;

/** Entity name of announcements in the operation records. */
export const NOTICE_ENTITY = 'notice';

/** Returns a notice, locked for a change; refuses with 40401 one whose author is outside the caller's data scope. */
export async function hold(ctx: Pick<Context, 'staff'>, tx: Tx, id: string): Promise<Announcement> {
  const [found] = await tx
    .select()
    .from(announcements)
    .where(and(eq(announcements.id, id), writtenWithin(ctx.staff)))
    .for('update');
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/** Returns a locked notice whose version was read and whose transition is allowed; refuses with 40901, 40301 and 40904 otherwise. */
export async function holdFor(
  ctx: Pick<Context, 'staff'>,
  tx: Tx,
  id: string,
  action: NoticeAction,
  version: number | undefined,
): Promise<Announcement> {
  const found = await hold(ctx, tx, id);
  await refuseOldVersion(tx, { entity: NOTICE_ENTITY, ...found }, version, () =>
    formOf(tx, ctx.staff, found),
  );
  const { perms, roles } = ctx.staff;
  const tried = noticeStep(found.status, action, { side: 'staff', perms, roles });
  if (!tried.ok) throw tried.code === 40301 ? refuse(tried.code, tried.data) : refuse(tried.code, tried.data);
  return found;
}
