import { createHash, randomBytes } from 'node:crypto';
import {
  SESSION_ABSOLUTE_BUYER_MS,
  SESSION_ABSOLUTE_STAFF_MS,
  SESSION_LIFETIME_MS,
} from '@selvedge/domain/constants';
import { buyerPerms } from '@selvedge/domain/people/permissions';
import { and, eq, isNull, ne } from 'drizzle-orm';
import type pg from 'pg';
import { newId } from '../../../db/ids';
import type { Queryable } from '../../../db/pool';
import { sessions, type SessionEnd } from '../../../db/schema/platform';
import { announce } from '../../../live/announce';
import type { BuyerSession, SessionProblem, StaffSession } from './identity';
import { staffGrants } from './staffGrants';

/** A session in use is made to last longer at most this often. */
const TOUCH_EVERY_MS = 60_000;

const LONGEST_DEVICE = 200;

/** When a session ends however much it is used, in ms since 1970 (M-S, M-U). */
function absoluteEnd(kind: 'buyer' | 'staff', openedAt: Date): number {
  return openedAt.getTime() + (kind === 'buyer' ? SESSION_ABSOLUTE_BUYER_MS : SESSION_ABSOLUTE_STAFF_MS);
}

/** When a session runs out that is used now: after a day, at the latest at its absolute end (M-S, M-U). */
export function sessionEnd(kind: 'buyer' | 'staff', openedAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_LIFETIME_MS, absoluteEnd(kind, openedAt)));
}

/** What is kept of a token: its SHA-256. Tokens are 256 random bits, so no slow hash is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Opens a session and gives its token, which is shown this once and stored nowhere. */
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

/** Ends sessions of one person and answers how many; open pages of those sessions are told. `except` stays signed in. */
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

/** Ends one session, as signing out does; its open pages are told. */
export async function endSession(db: Queryable, sessionId: string, reason: SessionEnd): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: new Date(), endReason: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
  await announce(db, { to: { session: sessionId }, type: 'session.closed', id: sessionId, data: { reason } });
}

/**
 * When these sessions run out, in ms since 1970; one that was ended, or whose person may no longer sign in, is missing.
 * Asking does not make them last longer.
 */
export async function sessionExpiries(pool: pg.Pool, sessionIds: string[]): Promise<Map<string, number>> {
  const found = await pool.query<{ id: string; kind: 'buyer' | 'staff'; expires_at: Date; created_at: Date }>(
    `select s.id, s.kind, s.expires_at, s.created_at from sessions s
      left join buyers b on s.kind = 'buyer' and b.id = s.user_id
      left join staff u on s.kind = 'staff' and u.id = s.user_id and u.deleted_at is null
      where s.id = any($1) and s.ended_at is null and coalesce(b.status, u.status) = 'ENABLED'`,
    [sessionIds],
  );
  return new Map(
    found.rows.map((row) => [
      row.id,
      Math.min(row.expires_at.getTime(), absoluteEnd(row.kind, row.created_at)),
    ]),
  );
}

interface SessionRow {
  session_id: string;
  created_at: Date;
  seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: SessionEnd | null;
}

interface BuyerRow extends SessionRow {
  id: string;
  username: string;
  nickname: string;
  phone: string;
  area_code: string;
  email: string;
  seller_flag: boolean;
  status: string;
  team_id: string | null;
  team_role: 'LEADER' | 'MEMBER' | null;
  team_perms: string[] | null;
  spend_limit_cents: number | null;
  manager_id: string | null;
  order_visibility: 'OWN' | 'TEAM' | null;
}

interface StaffRow extends SessionRow {
  id: string;
  username: string;
  nickname: string;
  dept_id: string | null;
  status: string;
  deleted_at: Date | null;
  must_change_password: boolean;
  permission_version: string | null;
}

const BUYER_QUERY = {
  name: 'session_of_buyer',
  text: `select s.id as session_id, s.created_at, s.seen_at, s.expires_at, s.ended_at, s.end_reason,
    b.id, b.username, b.nickname, b.phone, b.area_code, b.email, b.seller_flag, b.status,
    m.team_id, m.role as team_role, m.perms as team_perms, m.spend_limit_cents, t.manager_id, t.order_visibility
    from sessions s join buyers b on b.id = s.user_id
    left join team_members m on m.buyer_id = b.id left join teams t on t.id = m.team_id
    where s.token_hash = $1 and s.kind = 'buyer'`,
};

const STAFF_QUERY = {
  name: 'session_of_staff',
  text: `select s.id as session_id, s.created_at, s.seen_at, s.expires_at, s.ended_at, s.end_reason,
    u.id, u.username, u.nickname, u.dept_id, u.status, u.deleted_at, u.must_change_password,
    (select value from system_state where key = 'permission_version') as permission_version
    from sessions s join staff u on u.id = s.user_id
    where s.token_hash = $1 and s.kind = 'staff'`,
};

function problemOf(row: SessionRow | undefined, kind: 'buyer' | 'staff', now: Date): SessionProblem | null {
  if (row === undefined) return 'MISSING';
  if (row.ended_at !== null) return row.end_reason === 'LOGOUT' ? 'MISSING' : 'ENDED';
  const end = Math.min(row.expires_at.getTime(), sessionEnd(kind, row.created_at, now).getTime());
  return end <= now.getTime() ? 'MISSING' : null;
}

/** Makes a session in use last longer. */
async function touch(pool: pg.Pool, row: SessionRow, kind: 'buyer' | 'staff', now: Date): Promise<void> {
  if (now.getTime() - row.seen_at.getTime() < TOUCH_EVERY_MS) return;
  const end = sessionEnd(kind, row.created_at, now);
  await pool.query('update sessions set seen_at = $2, expires_at = $3 where id = $1 and ended_at is null', [
    row.session_id,
    now,
    end,
  ]);
}

/** Reads the buyer behind a token, or why there is none. */
export async function findBuyer(
  pool: pg.Pool,
  token: string,
  now: Date,
): Promise<BuyerSession | SessionProblem> {
  if (token === '') return 'MISSING';
  const found = await pool.query<BuyerRow>({ ...BUYER_QUERY, values: [hashToken(token)] });
  const row = found.rows[0];
  const problem = problemOf(row, 'buyer', now);
  if (row === undefined || problem !== null) return problem ?? 'MISSING';
  if (row.status !== 'ENABLED') return 'ENDED';
  await touch(pool, row, 'buyer', now);
  return {
    kind: 'buyer',
    sessionId: row.session_id,
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    phone: row.phone,
    areaCode: row.area_code,
    email: row.email,
    sellerFlag: row.seller_flag,
    teamId: row.team_id,
    teamRole: row.team_role,
    teamManagerId: row.manager_id,
    orderVisibility: row.order_visibility,
    spendLimitCents: row.spend_limit_cents,
    perms: buyerPerms({
      role: row.team_role ?? 'NONE',
      granted: row.team_perms ?? undefined,
      sellerFlag: row.seller_flag,
    }),
  };
}

/** Reads the staff member behind a token, or why there is none. */
export async function findStaff(
  pool: pg.Pool,
  token: string,
  now: Date,
): Promise<StaffSession | SessionProblem> {
  if (token === '') return 'MISSING';
  const found = await pool.query<StaffRow>({ ...STAFF_QUERY, values: [hashToken(token)] });
  const row = found.rows[0];
  const problem = problemOf(row, 'staff', now);
  if (row === undefined || problem !== null) return problem ?? 'MISSING';
  if (row.status !== 'ENABLED' || row.deleted_at !== null) return 'ENDED';
  await touch(pool, row, 'staff', now);
  const grants = await staffGrants(pool, row.id, row.permission_version ?? '0');
  return {
    kind: 'staff',
    sessionId: row.session_id,
    mustChangePassword: row.must_change_password,
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    deptId: row.dept_id,
    ...grants,
  };
}
