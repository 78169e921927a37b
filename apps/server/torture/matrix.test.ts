import type { StaffPerm } from '@selvedge/domain/people/staffPermissions';
import { DEFAULT_GRANTS, STAFF_ROLES, type StaffRole } from '@selvedge/domain/people/staffGrants';
import { ALL_STAFF_PERMS } from '@selvedge/domain/people/permissions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Operation } from '../src/contract/operations';
import { makeBuyer, makeStaff } from '../src/testing/people';
import { KEPT, send, SIGNS_OUT, tokenHeader, validCall, type WireAnswer, type WireCall } from './lib/calls';
import { fingerprint, forgetLimits, startTortureFixture, type TortureFixture } from './lib/fixture';
import { FULL, titled } from './lib/settings';

vi.setConfig({ testTimeout: 300_000 });

/** Operation after which a member has the permissions of a buyer without a team instead of those of the membership. */
const LEAVES = 'frontTeamLeave';

/** Caller with the permissions that the contract checks. */
interface Caller {
  name: string;
  family: 'buyer' | 'staff' | 'nobody';
  token: string;
  /** Returns whether the caller has one of the required permissions. */
  holds(permissions: readonly string[]): boolean;
}

let fixture: TortureFixture;
let callers: Caller[];
beforeAll(async () => {
  fixture = await startTortureFixture();
  callers = await everyCaller();
  await forgetLimits(fixture.server);
});
afterAll(() => fixture.server.close());

const NEEDED = [
  ...new Set(KEPT.filter(({ family }) => family === 'staff').flatMap((one) => one.permissions)),
];
const BUYER_PERMS = [
  ...new Set(KEPT.filter(({ family }) => family === 'buyer').flatMap((one) => one.permissions)),
];

/** Makes a staff member whose only role has one permission, granted by SQL. */
async function holderOf(perm: string, at: number): Promise<Caller> {
  const { db } = fixture.server;
  const [role, username] = [`r-only-${at}`, `only${at}`];
  await db.execute(sql`insert into roles (id, code, name) values (${role}, ${`ONLY_${at}`}, ${perm})`);
  await db.execute(
    sql`insert into role_menus (role_id, menu_id) select ${role}, id from menus where perm = ${perm}`,
  );
  const id = await makeStaff(db, { username });
  await db.execute(sql`insert into staff_roles (staff_id, role_id) values (${id}, ${role})`);
  const { token } = await fixture.server.staff(username);
  return { name: `only ${perm}`, family: 'staff', token, holds: (asked) => asked.includes(perm) };
}

async function ofRole(role: StaffRole): Promise<Caller> {
  const username = `all-${role.toLowerCase()}`;
  await makeStaff(fixture.server.db, { username }, role);
  const grants: readonly string[] = DEFAULT_GRANTS[role];
  const holds = (asked: readonly string[]) =>
    grants.includes(ALL_STAFF_PERMS) || asked.some((perm) => grants.includes(perm as StaffPerm));
  return { name: role, family: 'staff', token: (await fixture.server.staff(username)).token, holds };
}

/** Permission of sellers only: it comes from the seller flag, not from the team. */
const SELLS = 'sp:list:publish';

async function memberWith(username: string, phone: string, perms: string[]): Promise<Caller> {
  const { db } = fixture.server;
  const id = await makeBuyer(db, { username, phone });
  const granted = sql.join(
    perms.map((perm) => sql`${perm}`),
    sql`, `,
  );
  const list = perms.length === 0 ? sql`array[]::text[]` : sql`array[${granted}]`;
  await db.execute(sql`insert into team_members (buyer_id, team_id, role, perms)
    values (${id}, 'team-hanhai', 'MEMBER', ${list})`);
  if (perms.includes(SELLS)) await db.execute(sql`update buyers set seller_flag = true where id = ${id}`);
  const holds = (asked: readonly string[]) => asked.some((perm) => perms.includes(perm));
  return { name: username, family: 'buyer', token: (await fixture.server.buyer(username)).token, holds };
}

async function everyCaller(): Promise<Caller[]> {
  const { server } = fixture;
  const nobody = { family: 'nobody' as const, holds: () => false };
  const everything = { family: 'buyer' as const, holds: () => true };
  await makeStaff(server.db, { username: 'roleless' });
  const made: Caller[] = [
    { ...nobody, name: 'no token', token: '' },
    { ...nobody, name: 'a wrong token', token: 'Bearer nothing-of-the-kind' },
    { ...everything, name: 'a team leader', token: (await server.buyer('demo')).token },
    {
      ...everything,
      name: 'a leader of another team',
      token: (await server.buyer('heyutong')).token,
      holds: (asked) => asked.some((perm) => perm !== SELLS),
    },
    await memberWith('bare', '13800137771', []),
    { name: 'no role', family: 'staff', token: (await server.staff('roleless')).token, holds: () => false },
  ];
  for (const [at, perm] of BUYER_PERMS.entries()) {
    made.push(await memberWith(`only-${perm.replaceAll(':', '-')}`, `1380013778${at}`, [perm]));
  }
  for (const role of STAFF_ROLES) made.push(await ofRole(role));
  for (const [at, perm] of NEEDED.entries()) made.push(await holderOf(perm, at));
  return made;
}

/** Returns whether the contract allows a caller the operation at all. */
function allowed(operation: Operation, caller: Caller): boolean {
  if (operation.session !== 'required') return true;
  if (caller.family !== operation.family) return false;
  return operation.permissions.length === 0 || caller.holds(operation.permissions);
}

const refused = ({ status, code }: WireAnswer) =>
  status === 401 || status === 403 || [203, 401, 40301].includes(code);

/**
 * Returns the callers that try an operation: anonymous ones, one of the other family, and all of its own; the small form leaves out holders
 * of a single permission that is unrelated to it.
 */
function triersOf(operation: Operation): Caller[] {
  const stranger = callers.find(({ family }) => family !== operation.family && family !== 'nobody');
  const own = callers.filter(({ family, name, holds }, at) => {
    if (family !== operation.family) return family === 'nobody';
    return FULL || !name.startsWith('only') || holds(operation.permissions) || at % 7 === 0;
  });
  return FULL ? callers : [...own, ...(stranger === undefined ? [] : [stranger])];
}

/** Returns a call that passes the permission check and fails after it: a nonsense body, or an unknown id. */
function probe(operation: Operation): WireCall {
  const call = validCall(
    operation,
    Object.fromEntries(Object.keys(fixture.things).map((name) => [name, 'nothing'])),
  );
  if (operation.requestBody?.json === undefined) return call;
  return { ...call, payload: '{"nonsense":[1]}' };
}

/** Returns a token under both header names, as an attacker would try. */
const bothHeaders = (token: string): Record<string, string> =>
  token === '' ? {} : { authorization: token, 'authori-zation': token };

describe(titled('operation by caller'), () => {
  test('Q-36 each call is open to exactly those the contract names', async () => {
    const wrong: string[] = [];
    for (const operation of KEPT) {
      if (SIGNS_OUT.has(operation.id) || operation.id === LEAVES) continue;
      for (const caller of triersOf(operation)) {
        const own =
          caller.family === operation.family
            ? tokenHeader(operation, caller.token)
            : bothHeaders(caller.token);
        const answer = await send(fixture.server, probe(operation), own);
        const open = allowed(operation, caller);
        if (refused(answer) === open) {
          wrong.push(
            `${operation.id} for ${caller.name}: ${open ? 'refused' : 'open'} (${answer.status} ${answer.code})`,
          );
        }
      }
      await forgetLimits(fixture.server);
    }
    expect(wrong).toEqual([]);
  });

  test('Q-36 a refused write leaves no trace, however well it would fit', async () => {
    const writes = KEPT.filter(({ method, session }) => method !== 'get' && session === 'required');
    const before = await fingerprint(fixture.server);
    const open: string[] = [];
    for (const operation of writes) {
      for (const caller of triersOf(operation).filter((one) => !allowed(operation, one))) {
        const call = validCall(operation, fixture.things);
        const answer = await send(fixture.server, call, bothHeaders(caller.token));
        if (!refused(answer)) open.push(`${operation.id} for ${caller.name}`);
      }
    }
    expect(open).toEqual([]);
    expect(await fingerprint(fixture.server)).toEqual(before);
  });
});
