import { DEFAULT_GRANTS, STAFF_ROLES, type StaffRole } from '@selvedge/domain/people/staffGrants';
import { ALL_STAFF_PERMS, type Perm } from '@selvedge/domain/people/permissions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationRecords } from '../db/schema/platform';
import { allRoutes } from '../modules/index';
import { makeBuyer, makeStaff } from '../testing/people';
import { sampleCall } from '../testing/samples';
import { makeViewer } from '../testing/scopeFixture';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import type { ApiAnswer, Tester } from '../testing/testers';
import { listOperations, type Operation } from './operations';

/** Operations that end or change the session they are called with. */
const OF_THE_SESSION = new Set(['deleteAuthLogout', 'putUsersPassword', 'deleteAuthSessions']);

const operations = listOperations().filter(
  ({ id, family, session }) =>
    id in allRoutes && family === 'staff' && session === 'required' && !OF_THE_SESSION.has(id),
);
/** All permissions that operations of staff require. */
const PERMS = [...new Set(operations.flatMap(({ permissions }) => permissions))];

const codeOf = (perm: Perm): string => `only_${perm.replaceAll(/\W/g, '_')}`;

let server: TestServer;
let buyer: Tester;
const roles = new Map<StaffRole, Tester>();
/** Staff members with a role that has exactly one permission. */
const single = new Map<Perm, Tester>();
beforeAll(async () => {
  server = await startTestServer();
  await makeBuyer(server.db, { username: 'lin' });
  buyer = await server.buyer('lin');
  for (const role of STAFF_ROLES) {
    await makeStaff(server.db, { username: `a_${role.toLowerCase()}` }, role);
    roles.set(role, await server.staff(`a_${role.toLowerCase()}`));
  }
  for (const perm of PERMS) {
    single.set(perm, (await makeViewer(server, codeOf(perm), 'ALL', [perm])).tester);
  }
});
afterAll(() => server.close());

/** Sends a call with made-up ids: it is either admitted or not, and then finds nothing. */
function send(who: Tester, operation: Operation): Promise<ApiAnswer> {
  const { url, body, multipart } = sampleCall(operation);
  if (multipart) return who.form(url, Object(body ?? {}));
  if (operation.method === 'get') return who.get(url);
  if (operation.method === 'delete') return who.del(url);
  return who[operation.method](url, Object(body ?? {}));
}

const holds = (role: StaffRole, { permissions }: Operation): boolean => {
  const granted: readonly string[] = DEFAULT_GRANTS[role];
  return (
    permissions.length === 0 ||
    granted.includes(ALL_STAFF_PERMS) ||
    permissions.some((perm) => granted.includes(perm))
  );
};

/** Returns whether the call was refused at the entry point; a refusal of one record (40302) comes from inside the handler. */
const isShut = ({ status }: ApiAnswer): boolean => status === 401 || status === 403;

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const { permissions } = operation;

  test('Q-36 D-52 R-6.04 is open to who may and to nobody else, and a shut door leaves nothing', async () => {
    const before = await server.db.$count(operationRecords);
    const outside: readonly (readonly [string, Tester])[] = [
      ['no token', server.anonymous],
      ['a buyer', buyer],
    ];
    for (const [name, who] of outside) expect(isShut(await send(who, operation)), name).toBe(true);
    for (const role of STAFF_ROLES) {
      if (holds(role, operation)) continue;
      const answer = await send(roles.get(role) ?? server.anonymous, operation);
      expect([answer.status, answer.code], role).toEqual([403, 403]);
    }
    for (const [perm, who] of single) {
      if (permissions.length === 0 || permissions.includes(perm)) continue;
      const answer = await send(who, operation);
      expect([answer.status, answer.code], perm).toEqual([403, 403]);
    }
    expect(await server.db.$count(operationRecords)).toBe(before);
    for (const perm of permissions) {
      const answer = await send(single.get(perm) ?? server.anonymous, operation);
      expect(isShut(answer), `${perm}: ${answer.message}`).toBe(false);
    }
    for (const role of STAFF_ROLES) {
      if (!holds(role, operation)) continue;
      const answer = await send(roles.get(role) ?? server.anonymous, operation);
      expect(isShut(answer), `${role}: ${answer.message}`).toBe(false);
    }
  });
});
