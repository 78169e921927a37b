import { codes } from '@selvedge/api-spec/codes';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { buyers } from '../../../db/schema/accounts';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../translate';
import { checkCode, PURPOSE } from '../codes/codes';
import { phoneTarget } from '../codes/phones';
import { clearFailures, signInKey, takeTry, wrongPassword } from '../limits/lockout';
import { passwordFits } from './passwords';

/** What shows that the owner asks and not only somebody with the session: the password, or a code sent to the number of now. */
export interface OwnerProof {
  password?: string;
  currentCode?: string;
}

/**
 * Proves by the own password that the signed-in buyer asks. Wrong ones count together with those of the sign-in, so a session
 * guesses no faster than a stranger: 40003 with the tries left, 40009 after the last.
 */
export async function proveByPassword(
  { buyer, pool, now, language }: Context,
  password: string,
): Promise<void> {
  const [account] = await pool
    .select({ hash: buyers.passwordHash })
    .from(buyers)
    .where(eq(buyers.id, buyer.id));
  const key = signInKey('buyer', buyer, buyer.username);
  const taken = await takeTry(pool, key, now);
  if (!(await passwordFits(account?.hash ?? null, password)))
    throw await wrongPassword(pool, key, taken, now, language);
  await clearFailures(pool, key);
}

/**
 * Proves that the owner of the account asks, before a way into it is changed: a session alone may be stolen. Whoever has forgotten the
 * password has a code of type 4 sent to the number of now, which is answered as its id, to be used up with the step; null for a
 * password. Refuses with 40001 without either, else as {@link proveByPassword} and `checkCode`.
 */
export async function proveOwner(
  ctx: Context,
  { password, currentCode }: OwnerProof,
): Promise<string | null> {
  if (password !== undefined) {
    await proveByPassword(ctx, password);
    return null;
  }
  if (currentCode === undefined)
    throw invalid({ password: translate(ctx.language, 'auth.password.provesOwner') });
  if (ctx.buyer.phone === '') throw refuse(codes.WRONG_CODE);
  return checkCode(ctx, phoneTarget(ctx.buyer), [PURPOSE.change], currentCode);
}
