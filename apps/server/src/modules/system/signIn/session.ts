import { SESSION_ABSOLUTE_STAFF_MS, SESSION_LIFETIME_MS } from '@selvedge/domain/constants';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Tx } from '../../../db/pool';
import { staff } from '../../../db/schema/system';
import { endSessions, openSession } from '../../auth/sessions/sessions';

const TOKEN_TYPE = 'Bearer';

/** Opens the session of a member of staff whose identity is proven, and returns its token as the app stores it. */
export async function openStaffSession(ctx: Context, tx: Tx, staffId: string) {
  if (ctx.config.singleSession) await endSessions(tx, 'staff', staffId, 'REPLACED');
  await tx.update(staff).set({ lastLoginAt: ctx.now }).where(eq(staff.id, staffId));
  const accessToken = await openSession(tx, 'staff', staffId, ctx);
  const expires = Math.min(SESSION_LIFETIME_MS, SESSION_ABSOLUTE_STAFF_MS) / 1000;
  return { tokenType: TOKEN_TYPE, accessToken, expires };
}
