import { codes } from '@selvedge/api-spec/codes';
import type { StaffPerm } from '@selvedge/domain/people/staffPermissions';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { type Caller, callerHolds } from '../../../contract/caller';
import type { Services } from '../../../contract/context';
import type { Operation } from '../../../contract/operations';
import { bearerTokenOf } from '../../../http/bearer';
import { HttpRefusal, refuse } from '../../../http/errors';
import { findBuyer, findStaff } from '../sessions/find';
import { limitSignIns } from '../limits/signInLimit';

const NOBODY: Caller = { buyer: null, staff: null };

/** Operations allowed to staff who must first change a password that was set by others. */
const BEFORE_OWN_PASSWORD = new Set([
  'getUsersMe',
  'getUsersProfile',
  'putUsersPassword',
  'deleteAuthLogout',
  'getAuthSessions',
  'deleteAuthSessions',
  'deleteAuthSessionsById',
]);

/** Further operations allowed to staff who must first set up the second factor that a role demands. */
const BEFORE_FACTOR = new Set(['getUsersFactor', 'postUsersFactor', 'postUsersFactorConfirm']);

function headerText(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? '';
}

async function identify(
  operation: Operation,
  request: FastifyRequest,
  pool: pg.Pool,
  now: Date,
): Promise<Caller> {
  if (operation.family === 'staff') {
    const found = await findStaff(pool, bearerTokenOf(headerText(request.headers.authorization)), now);
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
 * Identifies the caller and checks that this call is allowed; counts sign-ins. Runs before the body is read, so that a stranger learns
 * nothing about what a valid body would be.
 */
export async function admit(
  services: Services,
  operation: Operation,
  request: FastifyRequest,
): Promise<Caller> {
  await limitSignIns(operation.id, services, request.ip);
  if (operation.session === 'none') return NOBODY;
  const caller = await identify(operation, request, services.db.$client, new Date());
  if (caller.staff?.mustChangePassword && !BEFORE_OWN_PASSWORD.has(operation.id)) {
    throw new HttpRefusal(403, { mustChangePassword: true });
  }
  if (
    caller.staff?.mustSetUpFactor &&
    !BEFORE_OWN_PASSWORD.has(operation.id) &&
    !BEFORE_FACTOR.has(operation.id)
  ) {
    throw new HttpRefusal(403, { mustSetUpFactor: true });
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

/** Refuses with HTTP 401 or 403 requests that are not from staff with a permission; for addresses outside the contract. */
export async function needStaff(
  { db }: Pick<Services, 'db'>,
  request: FastifyRequest,
  permission: StaffPerm,
): Promise<void> {
  const token = bearerTokenOf(headerText(request.headers.authorization));
  const staff = await findStaff(db.$client, token, new Date());
  if (typeof staff === 'string') throw new HttpRefusal(401);
  if (staff.mustChangePassword) throw new HttpRefusal(403, { mustChangePassword: true });
  if (staff.mustSetUpFactor) throw new HttpRefusal(403, { mustSetUpFactor: true });
  if (!callerHolds({ buyer: null, staff }, permission)) throw new HttpRefusal(403, { need: [permission] });
}
