import { codes } from '@selvedge/api-spec/codes';
import type { components } from '@selvedge/api-spec/types';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Context } from '../../../contract/handlers';
import type { Outgoing } from '../../../http/outgoing';
import type { Queryable } from '../../../db/pool';
import { record } from '../../../db/records';
import { sessions } from '../../../db/schema/signIn';
import { refuse } from '../../../http/errors';
import type { BuyerSession, StaffSession } from '../../../contract/caller';
import { endSession, endSessions, sessionEnd } from './sessions';

type Person = Pick<BuyerSession | StaffSession, 'kind' | 'id' | 'sessionId'>;

const MOST_SHOWN = 200;

function openOf(person: Person, now: Date) {
  return and(
    eq(sessions.kind, person.kind),
    eq(sessions.userId, person.id),
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now),
  );
}

/** Returns the open sessions of a person, the last used first. */
export async function ownSessions(
  db: Queryable,
  person: Person,
  now: Date,
): Promise<Outgoing<components['schemas']['SessionRow']>[]> {
  const open = await db
    .select()
    .from(sessions)
    .where(openOf(person, now))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    .limit(MOST_SHOWN);
  return open.map(({ id, device, ip, createdAt, seenAt, expiresAt }) => ({
    id,
    current: id === person.sessionId,
    device,
    ip,
    createTime: createdAt,
    seenAt,
    endsAt: new Date(Math.min(expiresAt.getTime(), sessionEnd(person.kind, createdAt, now).getTime())),
  }));
}

/** Ends one session of a person; its pages are notified and closed. Refuses with 40401 a session that is not an open one of this person. */
export async function endOwnSession(ctx: Context, person: Person, id: string): Promise<void> {
  await ctx.inTransaction(async (tx) => {
    const [found] = await tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(eq(sessions.id, id), openOf(person, ctx.now)))
      .for('update');
    if (found === undefined) throw refuse(codes.NOT_FOUND);
    await endSession(tx, id, id === person.sessionId ? 'LOGOUT' : 'CLOSED');
    await record(tx, { entity: person.kind, entityId: person.id, action: 'endSession', actor: ctx.actor });
  });
}

/** Ends all sessions of a person except the one that makes the call. */
export function endOtherSessions(ctx: Context, person: Person): Promise<{ ended: number }> {
  return ctx.inTransaction(async (tx) => {
    const ended = await endSessions(tx, person.kind, person.id, 'CLOSED', person.sessionId);
    await record(tx, { entity: person.kind, entityId: person.id, action: 'endSession', actor: ctx.actor });
    return { ended };
  });
}
