import { codes } from '@selvedge/api-spec/codes';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { buyers } from '../../../db/schema/accounts';
import { invalid, refuse } from '../../../http/errors';
import { translate } from '../../../messages/translate';
import { checkCode, PURPOSE } from '../codes/codes';
import { phoneTarget } from '../codes/phones';
import { clearFailures, signInKey, takeTry, wrongPassword } from '../limits/lockout';
import { passwordFits } from './passwords';

/** Proof that the owner of the account acts and not only a holder of the session: the password, or a code sent to the current number. */
export interface OwnerProof {
  password?: string;
  currentCode?: string;
}

/**
 * Proves by the own password that the signed-in buyer acts. Wrong ones count together with those of the sign-in, so a session guesses no
 * faster than a stranger: refuses with 40003 and the tries left, with 40009 after the last.
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
 * Proves that the owner of the account acts, before a way to sign in is changed: a session alone may be stolen. A buyer who forgot the
 * password uses a code of type 4 sent to the current number; its id is returned, to be used up with the change; null for a password.
 * Refuses with 40001 without either, else as {@link proveByPassword} and `checkCode`.
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
