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

/** Whether a person can sign in as ROOT. */
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

/** Makes a one-time token with which its holder may make a ROOT; it is shown only this once, only its hash is stored. */
export async function makeSetupToken(db: Queryable, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(setupTokens).values({
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + SETUP_LINK_LIFETIME_MS),
  });
  return token;
}

/** Returns when a token expires. Refuses with 40401 an unknown one and with 40915 a used or expired one. */
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
 * Uses up a token within the transaction of the work it allows, together with every other open one: once there is a ROOT, a link printed by
 * another start is of no use. All open ones are locked first, in the order of their hashes, so that concurrent calls wait in one queue and
 * do not deadlock. Refuses as `checkSetupToken`; of two concurrent calls one is refused.
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
