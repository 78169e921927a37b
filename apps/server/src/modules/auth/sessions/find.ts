import { buyerPerms } from '@selvedge/domain/people/permissions';
import type pg from 'pg';
import { column, orNull, typeOf, typesOf } from '../../../db/columnTypes';
import { buyers, teamMembers, teams } from '../../../db/schema/accounts';
import { systemState } from '../../../db/schema/platform';
import { sessions } from '../../../db/schema/signIn';
import { staff } from '../../../db/schema/system';
import { prepared } from '../../../db/statement';
import type { BuyerSession, SessionProblem, StaffSession } from '../../../contract/caller';
import { absoluteEnd, hashToken, sessionEnd } from './sessions';
import { staffGrants } from './staffGrants';

/** Minimum time between two extensions of a session in use, ms. */
const TOUCH_EVERY_MS = 60_000;

const expiriesOf = prepared({
  name: 'expiries_of_sessions',
  row: {
    ...typesOf(sessions, ['id', 'kind', 'expiresAt', 'createdAt']),
  },
  text: `select s.id, s.kind, s.expires_at as "expiresAt", s.created_at as "createdAt" from sessions s
      left join buyers b on s.kind = 'buyer' and b.id = s.user_id
      left join staff u on s.kind = 'staff' and u.id = s.user_id and u.deleted_at is null
      where s.id = any($1) and s.ended_at is null and coalesce(b.status, u.status) = 'ENABLED'`,
  values: (ids: readonly string[]) => [ids],
  example: (make) => make(['s1']),
});

/**
 * Returns when these sessions expire, in ms since 1970; a session that was ended, or whose person may no longer sign in, is missing. Does
 * not extend them.
 */
export async function sessionExpiries(pool: pg.Pool, sessionIds: string[]): Promise<Map<string, number>> {
  const found = await expiriesOf(pool, sessionIds);
  return new Map(
    found.map(({ id, kind, expiresAt, createdAt }) => [
      id,
      Math.min(expiresAt.getTime(), absoluteEnd(kind, createdAt)),
    ]),
  );
}

const SESSION = {
  sessionId: typeOf(sessions.id),
  ...typesOf(sessions, ['createdAt', 'seenAt', 'expiresAt', 'endedAt', 'endReason']),
};

const SESSION_COLUMNS = `s.id as "sessionId", s.created_at as "createdAt", s.seen_at as "seenAt",
    s.expires_at as "expiresAt", s.ended_at as "endedAt", s.end_reason as "endReason"`;

const sessionOfBuyer = prepared({
  name: 'session_of_buyer',
  row: {
    ...SESSION,
    ...typesOf(buyers, ['id', 'username', 'nickname', 'phone', 'areaCode', 'email', 'sellerFlag', 'status']),
    teamId: orNull(typeOf(teamMembers.teamId)),
    teamRole: orNull(typeOf(teamMembers.role)),
    teamPerms: orNull(typeOf(teamMembers.perms)),
    spendLimitCents: orNull(typeOf(teamMembers.spendLimitCents)),
    teamManagerId: orNull(typeOf(teams.managerId)),
    orderVisibility: orNull(typeOf(teams.orderVisibility)),
  },
  text: `select ${SESSION_COLUMNS}, b.id, b.username, b.nickname, b.phone, b.area_code as "areaCode", b.email,
    b.seller_flag as "sellerFlag", b.status, m.team_id as "teamId", m.role as "teamRole", m.perms as "teamPerms",
    m.spend_limit_cents as "spendLimitCents", t.manager_id as "teamManagerId", t.order_visibility as "orderVisibility"
    from sessions s join buyers b on b.id = s.user_id
    left join team_members m on m.buyer_id = b.id left join teams t on t.id = m.team_id
    where s.token_hash = $1 and s.kind = 'buyer'`,
  values: (tokenHash: string) => [tokenHash],
  example: (make) => make('hash'),
});

const sessionOfStaff = prepared({
  name: 'session_of_staff',
  row: {
    ...SESSION,
    ...typesOf(staff, ['id', 'username', 'nickname', 'deptId', 'status', 'deletedAt', 'mustChangePassword']),
    hasFactor: column.boolean,
    permissionVersion: orNull(typeOf(systemState.value)),
  },
  text: `select ${SESSION_COLUMNS}, u.id, u.username, u.nickname, u.dept_id as "deptId", u.status,
    u.deleted_at as "deletedAt", u.must_change_password as "mustChangePassword",
    exists (select 1 from staff_factors f where f.staff_id = u.id and f.confirmed_at is not null) as "hasFactor",
    (select value from system_state where key = 'permission_version') as "permissionVersion"
    from sessions s join staff u on u.id = s.user_id
    where s.token_hash = $1 and s.kind = 'staff'`,
  values: (tokenHash: string) => [tokenHash],
  example: (make) => make('hash'),
});

const prolong = prepared({
  name: 'prolong_session',
  row: {},
  text: 'update sessions set seen_at = $2, expires_at = $3 where id = $1 and ended_at is null',
  values: (id: string, seenAt: Date, expiresAt: Date) => [id, seenAt, expiresAt],
  example: (make) => make('s1', new Date(), new Date()),
});

/** Fields of a stored session that decide whether it is valid. */
interface StoredSession {
  sessionId: string;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  endReason: string | null;
}

function problemOf(
  row: StoredSession | undefined,
  kind: 'buyer' | 'staff',
  now: Date,
): SessionProblem | null {
  if (row === undefined) return 'MISSING';
  if (row.endedAt !== null) return row.endReason === 'LOGOUT' ? 'MISSING' : 'ENDED';
  const end = Math.min(row.expiresAt.getTime(), sessionEnd(kind, row.createdAt, now).getTime());
  return end <= now.getTime() ? 'MISSING' : null;
}

/** Extends a session in use. */
async function touch(pool: pg.Pool, row: StoredSession, kind: 'buyer' | 'staff', now: Date): Promise<void> {
  if (now.getTime() - row.seenAt.getTime() < TOUCH_EVERY_MS) return;
  await prolong(pool, row.sessionId, now, sessionEnd(kind, row.createdAt, now));
}

/** Returns the buyer of a token, or why there is none. */
export async function findBuyer(
  pool: pg.Pool,
  token: string,
  now: Date,
): Promise<BuyerSession | SessionProblem> {
  if (token === '') return 'MISSING';
  const [row] = await sessionOfBuyer(pool, hashToken(token));
  const problem = problemOf(row, 'buyer', now);
  if (row === undefined || problem !== null) return problem ?? 'MISSING';
  if (row.status !== 'ENABLED') return 'ENDED';
  await touch(pool, row, 'buyer', now);
  const { sessionId, id, username, nickname, phone, areaCode, email, sellerFlag } = row;
  const { teamId, teamRole, teamManagerId, orderVisibility, spendLimitCents } = row;
  return {
    kind: 'buyer',
    sessionId,
    id,
    username,
    nickname,
    phone,
    areaCode,
    email,
    sellerFlag,
    teamId,
    teamRole,
    teamManagerId,
    orderVisibility,
    spendLimitCents,
    perms: buyerPerms({ role: teamRole ?? 'NONE', granted: row.teamPerms ?? undefined, sellerFlag }),
  };
}

/** Returns the staff member of a token, or why there is none. */
export async function findStaff(
  pool: pg.Pool,
  token: string,
  now: Date,
): Promise<StaffSession | SessionProblem> {
  if (token === '') return 'MISSING';
  const [row] = await sessionOfStaff(pool, hashToken(token));
  const problem = problemOf(row, 'staff', now);
  if (row === undefined || problem !== null) return problem ?? 'MISSING';
  if (row.status !== 'ENABLED' || row.deletedAt !== null) return 'ENDED';
  await touch(pool, row, 'staff', now);
  const grants = await staffGrants(pool, row.id, row.permissionVersion ?? '0');
  const { sessionId, mustChangePassword, id, username, nickname, deptId } = row;
  const mustSetUpFactor = grants.demandsFactor && !row.hasFactor;
  return {
    kind: 'staff',
    sessionId,
    mustChangePassword,
    mustSetUpFactor,
    id,
    username,
    nickname,
    deptId,
    ...grants,
  };
}
