import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { record } from '../../../db/records';
import { buyers } from '../../../db/schema/accounts';
import { notifyOfSecurity } from '../../notices/write/safety';
import { endSessions } from '../sessions/sessions';
import { proveByPassword } from './owner';
import { checkPasswordRule, hashPassword, ownWords, refuseSamePassword } from './passwords';

/** Changes the signed-in buyer's password and ends the other sessions. Refuses a wrong old password as {@link proveByPassword}. */
export async function changePassword(
  ctx: Context,
  input: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { buyer } = ctx;
  await proveByPassword(ctx, input.oldPassword);
  refuseSamePassword(input, ctx.language);
  const own = ownWords(ctx.config, buyer);
  checkPasswordRule(input.newPassword, buyer.username, 'newPassword', ctx.language, own);
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.inTransaction(async (tx) => {
    await tx.update(buyers).set({ passwordHash, updatedAt: ctx.now }).where(eq(buyers.id, buyer.id));
    await endSessions(tx, 'buyer', buyer.id, 'PASSWORD', buyer.sessionId);
    await notifyOfSecurity(tx, buyer.id, 'passwordChanged');
    await record(tx, { entity: 'buyer', entityId: buyer.id, action: 'changePassword', actor: ctx.actor });
  });
}
