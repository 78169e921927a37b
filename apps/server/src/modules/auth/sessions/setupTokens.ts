import { codes } from '@selvedge/api-spec/codes';
import { randomBytes } from 'node:crypto';
import { SETUP_LINK_LIFETIME_MS } from '@selvedge/domain/constants';
import { ROOT } from '@selvedge/domain/people/permissions';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { setupTokens } from '../../../db/schema/signIn';
import { roles, staff, staffRoles } from '../../../db/schema/system';
import { refuse } from '../../../http/errors';
import { hashToken } from './sessions';

/** Whether somebody can sign in as ROOT. */
export async function hasRoot(db: Queryable): Promise<boolean> {
  const found = await db
    .select({ id: staff.id })
    .from(staff)
    .innerJoin(staffRoles, eq(staffRoles.staffId, staff.id))
    .innerJoin(roles, eq(roles.id, staffRoles.roleId))
    .where(
      and(
        eq(roles.code, ROOT),
        eq(roles.enabled, true),
        eq(staff.status, 'ENABLED'),
        isNull(staff.deletedAt),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Makes a one-time token whose holder may make a ROOT; it is shown this once, only its hash is kept. */
export async function makeSetupToken(db: Queryable, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(setupTokens).values({
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SETUP_LINK_LIFETIME_MS),
  });
  return token;
}

/** When a token runs out. Refuses with 40401 an unknown one and with 40915 one that is used up or too old. */
export async function checkSetupToken(db: Queryable, token: string, now: Date): Promise<Date> {
  const [found] = await db
    .select()
    .from(setupTokens)
    .where(eq(setupTokens.tokenHash, hashToken(token)));
  if (found === undefined) throw refuse(codes.NOT_FOUND);
  if (found.usedAt !== null || found.expiresAt <= now) throw refuse(codes.EXPIRED);
  return found.expiresAt;
}

/**
 * Uses a token up within the transaction of the work it allows, and with it every other one that is open: once there is a
 * ROOT, a link printed by another start is of no use. All open ones are held first, by their hash, so that several redeemed at
 * once wait in one line and do not lock each other. Refuses as `checkSetupToken`; of two at once one is refused.
 */
export async function redeemSetupToken(tx: Queryable, token: string, now: Date): Promise<void> {
  const open = await tx
    .select({ hash: setupTokens.tokenHash, expiresAt: setupTokens.expiresAt })
    .from(setupTokens)
    .where(isNull(setupTokens.usedAt))
    .orderBy(asc(setupTokens.tokenHash))
    .for('update');
  const own = hashToken(token);
  if (!open.some(({ hash, expiresAt }) => hash === own && expiresAt > now)) {
    await checkSetupToken(tx, token, now);
    throw refuse(codes.EXPIRED);
  }
  await tx.update(setupTokens).set({ usedAt: now }).where(isNull(setupTokens.usedAt));
}
