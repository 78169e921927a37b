import { codes } from '@selvedge/api-spec/codes';
import { randomBytes } from 'node:crypto';
import { FACTOR_CHALLENGE_MS } from '@selvedge/domain/people/signInLimits';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { factorChallenges } from '../../../db/schema/system';
import { refuse } from '../../../http/errors';
import { hashToken } from '../sessions/sessions';

/** Makes a challenge after a right password; it is returned only this once, its hash is stored for five minutes. */
export async function makeChallenge(
  db: Queryable,
  staffId: string,
  now: Date,
): Promise<{ challenge: string; expiresIn: number }> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + FACTOR_CHALLENGE_MS);
  await db.insert(factorChallenges).values({ keyHash: hashToken(challenge), staffId, expiresAt });
  return { challenge, expiresIn: FACTOR_CHALLENGE_MS / 1000 };
}

const isOpen = (challenge: string, now: Date) =>
  and(eq(factorChallenges.keyHash, hashToken(challenge)), gt(factorChallenges.expiresAt, now));

/** Returns the staff id of an open challenge; refuses with 40915 an unknown, used or expired one. */
export async function challenged(db: Queryable, challenge: string, now: Date): Promise<string> {
  const [found] = await db.select().from(factorChallenges).where(isOpen(challenge, now));
  if (found === undefined) throw refuse(codes.EXPIRED);
  return found.staffId;
}

/** Uses up a challenge; of two concurrent calls one is refused with 40915. */
export async function redeemChallenge(tx: Queryable, challenge: string, now: Date): Promise<void> {
  const used = await tx
    .delete(factorChallenges)
    .where(isOpen(challenge, now))
    .returning({ staffId: factorChallenges.staffId });
  if (used.length === 0) throw refuse(codes.EXPIRED);
}

/** Deletes the open challenges of a person: the password they began with is no longer valid. */
export async function forgetChallenges(tx: Queryable, staffId: string): Promise<void> {
  await tx.delete(factorChallenges).where(eq(factorChallenges.staffId, staffId));
}
