import { codes } from '@selvedge/api-spec/codes';
import { hasPerm, type Perm } from '@selvedge/domain/people/permissions';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { HttpRefusal, refuse } from '../http/errors';
import type { BuyerSession, StaffSession } from '../modules/auth/identity';
import { findBuyer, findStaff } from '../modules/auth/sessions';
import type { Operation } from './document';

/** Who makes a call. */
export interface Caller {
  buyer: BuyerSession | null;
  staff: StaffSession | null;
}

const NOBODY: Caller = { buyer: null, staff: null };

/** What somebody may call before changing a password that was set by others. */
const BEFORE_OWN_PASSWORD = new Set([
  'getUsersMe',
  'getUsersProfile',
  'putUsersPassword',
  'deleteAuthLogout',
  'getAuthSessions',
  'deleteAuthSessions',
  'deleteAuthSessionsById',
]);

function headerText(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
}

/** The staff token of an Authorization header: the stored string is "type token" (D-05, R-6.10). */
export function staffTokenOf(header: string): string {
  const [type = '', token = ''] = header.split(/\s+/, 2);
  return type.toLowerCase() === 'bearer' ? token : '';
}

/** Whether the caller holds a permission; ROOT holds all. */
export function callerHolds(caller: Caller, permission: Perm): boolean {
  const holder = caller.staff ?? caller.buyer;
  return holder !== null && hasPerm(holder, [permission]);
}

async function identify(
  operation: Operation,
  request: FastifyRequest,
  pool: pg.Pool,
  now: Date,
): Promise<Caller> {
  if (operation.family === 'staff') {
    const found = await findStaff(pool, staffTokenOf(headerText(request.headers.authorization)), now);
    if (typeof found === 'object') return { buyer: null, staff: found };
    if (operation.session === 'required') throw new HttpRefusal(401);
    return NOBODY;
  }
  const found = await findBuyer(pool, headerText(request.headers['authori-zation']), now);
  if (typeof found === 'object') return { buyer: found, staff: null };
  if (operation.session === 'required')
    throw refuse(found === 'ENDED' ? codes.SESSION_ENDED : codes.TOKEN_EXPIRED);
  return NOBODY;
}

/**
 * Finds out who calls and whether that person may make this call. Runs before the body is read, so a stranger learns
 * nothing about what a valid body would be.
 */
export async function authenticate(
  operation: Operation,
  request: FastifyRequest,
  pool: pg.Pool,
  now: Date,
): Promise<Caller> {
  if (operation.session === 'none') return NOBODY;
  const caller = await identify(operation, request, pool, now);
  if (caller.staff?.mustChangePassword && !BEFORE_OWN_PASSWORD.has(operation.id)) {
    throw new HttpRefusal(403, { mustChangePassword: true });
  }
  const { permissions } = operation;
  if (permissions.length > 0 && (caller.buyer ?? caller.staff) !== null) {
    if (!permissions.some((permission) => callerHolds(caller, permission))) {
      throw operation.family === 'staff'
        ? new HttpRefusal(403, { need: permissions })
        : refuse(codes.NOT_PERMITTED, { need: permissions });
    }
  }
  return caller;
}
