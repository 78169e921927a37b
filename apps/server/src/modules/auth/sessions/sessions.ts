import { createHash, randomBytes } from 'node:crypto';
import {
  SESSION_ABSOLUTE_BUYER_MS,
  SESSION_ABSOLUTE_STAFF_MS,
  SESSION_LIFETIME_MS,
} from '@selvedge/domain/constants';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { newId } from '../../../db/ids';
import type { Queryable } from '../../../db/pool';
import { sessions, type SessionEnd } from '../../../db/schema/signIn';
import { announce } from '../../../live/announce';

const LONGEST_DEVICE = 200;

/** Returns when a session ends however much it is used, in ms since 1970. */
export function absoluteEnd(kind: 'buyer' | 'staff', openedAt: Date): number {
  return openedAt.getTime() + (kind === 'buyer' ? SESSION_ABSOLUTE_BUYER_MS : SESSION_ABSOLUTE_STAFF_MS);
}

/** Returns when a session that is used now expires: after a day, at the latest at its absolute end. */
export function sessionEnd(kind: 'buyer' | 'staff', openedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_LIFETIME_MS, absoluteEnd(kind, openedAt)));
}

/** Returns the SHA-256 of a token, as it is stored. Tokens are 256 random bits, so no slow hash is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Opens a session and returns its token, which is shown only this once and stored nowhere. */
export async function openSession(
  db: Queryable,
  kind: 'buyer' | 'staff',
  userId: string,
  from: { ip: string; userAgent: string; now: Date },
): Promise<string> {
  const { now } = from;
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    id: newId(),
    tokenHash: hashToken(token),
    kind,
    userId,
    createdAt: now,
    seenAt: now,
    expiresAt: sessionEnd(kind, now, now),
    ip: from.ip,
    device: from.userAgent.slice(0, LONGEST_DEVICE),
  });
  return token;
}

/** Ends the sessions of one person, without `except`, and returns how many; open pages of those sessions are notified. */
export async function endSessions(
  db: Queryable,
  kind: 'buyer' | 'staff',
  userId: string,
  reason: SessionEnd,
  except?: string,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: new Date(), endReason: reason })
    .where(
      and(
        eq(sessions.kind, kind),
        eq(sessions.userId, userId),
        isNull(sessions.endedAt),
        except === undefined ? undefined : ne(sessions.id, except),
      ),
    )
    .returning({ id: sessions.id });
  for (const { id } of ended) {
    await announce(db, { to: { session: id }, type: 'session.closed', id, data: { reason } });
  }
  return ended.length;
}

/** Ends one session, as signing out does; its open pages are notified. */
export async function endSession(db: Queryable, sessionId: string, reason: SessionEnd): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: new Date(), endReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  await announce(db, { to: { session: sessionId }, type: 'session.closed', id: sessionId, data: { reason } });
}
