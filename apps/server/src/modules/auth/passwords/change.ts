import { codes } from '@selvedge/api-spec/codes';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { record } from '../../../db/records';
import { buyers } from '../../../db/schema/accounts';
import { refuse } from '../../../http/errors';
import { limitRate } from '../../../http/rateLimit';
import { tellOfSafety } from '../../notices/safety/tell';
import { endSessions } from '../sessions/sessions';
import { checkPasswordRule, hashPassword, ownWords, passwordFits, refuseSamePassword } from './passwords';

const TRIES_PER_MINUTE = 10;

/** Limits how often the signed-in buyer's own password is tried: changing it, or proving who asks. */
export function limitPasswordTries({ buyer, pool, now }: Context): Promise<void> {
  return limitRate(pool, `password ${buyer.id}`, TRIES_PER_MINUTE, 60_000, now);
}

/** Changes the signed-in buyer's password (X-B99): the other sessions end. Refuses with 40003 unless the old one is right. */
export async function changePassword(
  ctx: Context,
  input: { oldPassword: string; newPassword: string },
): Promise<void> {
  const { buyer } = ctx;
  await limitPasswordTries(ctx);
  const [account] = await ctx.db
    .select({ hash: buyers.passwordHash })
    .from(buyers)
    .where(eq(buyers.id, buyer.id));
  if (!(await passwordFits(account?.hash ?? null, input.oldPassword))) throw refuse(codes.WRONG_PASSWORD, {});
  refuseSamePassword(input, ctx.language);
  const own = ownWords(ctx.config, buyer);
  checkPasswordRule(input.newPassword, buyer.username, 'newPassword', ctx.language, own);
  const passwordHash = await hashPassword(input.newPassword);
  await ctx.inTransaction(async (tx) => {
    await tx.update(buyers).set({ passwordHash, updatedAt: ctx.now }).where(eq(buyers.id, buyer.id));
    await endSessions(tx, 'buyer', buyer.id, 'PASSWORD', buyer.sessionId);
    await tellOfSafety(tx, buyer.id, 'passwordChanged');
    await record(tx, { entity: 'buyer', entityId: buyer.id, action: 'changePassword', actor: ctx.actor });
  });
}
