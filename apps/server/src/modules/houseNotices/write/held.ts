import { codes } from '@selvedge/api-spec/codes';
import { type NoticeAction, noticeStep } from '@selvedge/domain/lives/noticeLife';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { houseNotices } from '../../../db/schema/notices';
import { refuseOldVersion } from '../../../http/conflict';
import { refuse } from '../../../http/errors';
import { writtenWithin } from '../read/page';
import { formOf } from '../read/recipients';

/** A notice as it is stored. */
export type HouseNotice = typeof houseNotices.$inferSelect;

/** What its records call it. */
export const NOTICE_ENTITY = 'notice';

/** A notice held for a change; 40401 for one of somebody out of the caller's range. */
export async function hold(ctx: Pick<Context, 'staff'>, tx: Tx, id: string): Promise<HouseNotice> {
  const [found] = await tx
    .select()
    .from(houseNotices)
    .where(and(eq(houseNotices.id, id), writtenWithin(ctx.staff)))
    .for('update');
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  return found;
}

/** A held notice of which the version was read and the step may be taken; 40901, 40301 and 40904 otherwise. */
export async function holdFor(
  ctx: Pick<Context, 'staff'>,
  tx: Tx,
  id: string,
  action: NoticeAction,
  version: number | undefined,
): Promise<HouseNotice> {
  const found = await hold(ctx, tx, id);
  await refuseOldVersion(tx, { entity: NOTICE_ENTITY, ...found }, version, () =>
    formOf(tx, ctx.staff, found),
  );
  const { perms, roles } = ctx.staff;
  const tried = noticeStep(found.status, action, { side: 'staff', perms, roles });
  if (!tried.ok) throw tried.code === 40301 ? refuse(tried.code, tried.data) : refuse(tried.code, tried.data);
  return found;
}
