import { codes } from '@selvedge/api-spec/codes';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { staff } from '../../../db/schema/system';
import { refuse } from '../../../http/errors';
import { logSignIn } from '../../../process/events';
import { challenged, makeChallenge, redeemChallenge } from '../../auth/factor/challenges';
import { runWithFactorCode, factorKey, hasFactor } from '../../auth/factor/factors';
import { refuseIfLocked } from '../../auth/limits/lockout';
import { openStaffSession } from './session';

/**
 * Ends the first step of a sign-in for a person with a second factor: refuses with 40013 and a challenge, or with 40009 while wrong codes
 * have locked the second step. Returns for a person without one.
 */
export async function askForSecondStep({ pool, now }: Context, staffId: string): Promise<void> {
  if (!(await hasFactor(pool, staffId))) return;
  await refuseIfLocked(pool, factorKey(staffId), now);
  throw refuse(codes.SECOND_STEP, await makeChallenge(pool, staffId, now));
}

/** Opens a session by the second step of a sign-in, for a challenge and a code. Refuses with 40915, 40004 and 40009. */
export async function signInBySecondStep(ctx: Context, input: { challenge: string; code: string }) {
  const { pool, now } = ctx;
  const staffId = await challenged(pool, input.challenge, now);
  const opened = await runWithFactorCode(ctx, staffId, input.code, async () => async (tx) => {
    await redeemChallenge(tx, input.challenge, now);
    const [account] = await tx
      .select({ status: staff.status })
      .from(staff)
      .where(and(eq(staff.id, staffId), isNull(staff.deletedAt)));
    if (account?.status !== 'ENABLED') throw refuse(codes.ACCOUNT_LOCKED, {});
    return openStaffSession(ctx, tx, staffId);
  });
  logSignIn(ctx.log, { kind: 'staff', id: staffId });
  return opened;
}
