import { eq } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import { staff } from '../../../db/schema/system';
import { clearFailures, signInKey, takeTry, wrongPassword } from '../../auth/limits/lockout';
import { passwordFits } from '../../auth/passwords/passwords';

/**
 * Checks the caller's own password and returns the account. Wrong ones count as at the sign-in: refuses with 40003 and the tries left, with
 * 40009 after the last.
 */
export async function proveOwnPassword(
  { pool, now, language, staff: me }: Pick<Context, 'pool' | 'now' | 'language' | 'staff'>,
  password: string,
): Promise<typeof staff.$inferSelect> {
  const [account] = await pool.select().from(staff).where(eq(staff.id, me.id));
  const key = signInKey('staff', me, me.username);
  const taken = await takeTry(pool, key, now);
  if (!(await passwordFits(account?.passwordHash ?? null, password)) || account === undefined) {
    throw await wrongPassword(pool, key, taken, now, language);
  }
  await clearFailures(pool, key);
  return account;
}
