import { codes } from '@selvedge/api-spec/codes';
import { randomBytes } from 'node:crypto';
import { FACTOR_CHALLENGE_MS } from '@selvedge/domain/constants';
import { and, eq, gt } from 'drizzle-orm';
import type { Queryable } from '../../../db/pool';
import { factorChallenges } from '../../../db/schema/system';
import { refuse } from '../../../http/errors';
import { hashToken } from '../sessions/sessions';

/** A challenge for whoever gave the right password: it is told this once, its hash is kept for five minutes. */
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

/** Who answers a challenge; 40915 where it is unknown, used or too old. */
export async function challenged(db: Queryable, challenge: string, now: Date): Promise<string> {
  const [found] = await db.select().from(factorChallenges).where(isOpen(challenge, now));
  if (found === undefined) throw refuse(codes.EXPIRED);
  return found.staffId;
}

/** Uses a challenge up; of two at once one is refused with 40915. */
export async function redeemChallenge(tx: Queryable, challenge: string, now: Date): Promise<void> {
  const used = await tx
    .delete(factorChallenges)
    .where(isOpen(challenge, now))
    .returning({ staffId: factorChallenges.staffId });
  if (used.length === 0) throw refuse(codes.EXPIRED);
}

/** Makes void what waits for a second step: the password it began with is not that of the person any more. */
export async function forgetChallenges(tx: Queryable, staffId: string): Promise<void> {
  await tx.delete(factorChallenges).where(eq(factorChallenges.staffId, staffId));
}
