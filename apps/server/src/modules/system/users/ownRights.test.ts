import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { DEFAULT_GRANTS } from '@selvedge/domain/people/staffGrants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { menus, staff, staffRoles } from '../../../db/schema/system';
import { field } from '../../../testing/builders';
import { makeStaff } from '../../../testing/people';
import { book } from '../../../testing/sheets';
import { makeRole, makeViewer } from '../../../testing/scopeFixture';
import { startTestServer, type TestServer } from '../../../testing/startTestServer';
import type { Tester } from '../../../testing/testers';
import { isWithinOwnRights, canAssignRole } from './ownRights';

const UPKEEP = [
  'sys:user:query',
  'sys:user:add',
  'sys:user:edit',
  'sys:user:delete',
  'sys:user:reset-password',
  'sys:user:import',
  'sys:menu:query',
  'sys:menu:add',
  'sys:menu:edit',
];

let server: TestServer;
let root: Tester;
let keeper: Tester;
let keeperId: string;
beforeAll(async () => {
  server = await startTestServer();
  await makeStaff(server.db, { username: 'root' }, 'ROOT');
  root = await server.staff('root');
  ({ tester: keeper, id: keeperId } = await makeViewer(server, 'keeper', 'DEPT', UPKEEP));
  await makeRole(server.db, {
    code: 'HELPER',
    dataScope: 'OWN',
    perms: ['sys:user:query', 'sys:menu:query'],
  });
  await makeRole(server.db, { code: 'WIDE', dataScope: 'DEPT_AND_BELOW', perms: ['sys:user:query'] });
  await makeRole(server.db, { code: 'PRICED', dataScope: 'OWN', perms: [PRICE_PERM] });
});
afterAll(() => server.close());

const person = (username: string, more: object = {}) => ({
  username,
  nickname: username,
  gender: 'UNSPECIFIED',
  deptId: 'd-sales',
  roleIds: ['r-helper'],
  status: 'ENABLED',
  ...more,
});

test('D-52 rights are a part of one’s own by permissions and by range; ROOT holds all', () => {
  const giver = { roles: [], perms: ['a:b', 'a:c'], dataScope: 'DEPT' as const, isRoot: false };
  expect(isWithinOwnRights(giver, { perms: ['a:b'], dataScope: 'OWN' })).toBe(true);
  expect(isWithinOwnRights(giver, { perms: ['a:b'], dataScope: 'ALL' })).toBe(false);
  expect(isWithinOwnRights(giver, { perms: ['a:d'], dataScope: 'OWN' })).toBe(false);
  const empty = { id: 'r', name: 'r', code: 'ROOT', perms: [], dataScope: 'OWN' as const };
  expect(canAssignRole(giver, empty)).toBe(false);
  expect(canAssignRole({ ...giver, isRoot: true }, empty)).toBe(true);
});

test('K-36 K-37 only roles that are a part of one’s own are given, not to oneself, not by a sheet', async () => {
  const made = await keeper.post('/api/v1/users', person('helped'));
  expect(made.code).toBe(200);
  const id = String(field(made.data, 'id'));
  for (const role of ['r-wide', 'r-priced', 'r-admin', 'r-root']) {
    const roleIds = ['r-helper', role];
    expect((await keeper.post('/api/v1/users', person(`x_${role}`, { roleIds }))).code, role).toBe(40302);
    expect((await keeper.put(`/api/v1/users/${id}`, person('helped', { roleIds, version: 1 }))).code).toBe(
      40302,
    );
  }
  expect((await keeper.post('/api/v1/users', person('unknown', { roleIds: ['r-none'] }))).code).toBe(40401);
  const own = person('keeper', { roleIds: ['r-keeper'], version: 1 });
  const change = (more: object) => keeper.put(`/api/v1/users/${keeperId}`, { ...own, ...more });
  expect((await change({ roleIds: ['r-keeper', 'r-helper'] })).code).toBe(40302);
  expect((await change({ status: 'DISABLED' })).code).toBe(40302);
  expect((await change({ nickname: 'Keeper of Names' })).code).toBe(200);
  const rows = [
    ['sheet1', 'One', 'HELPER'],
    ['sheet2', 'Two', 'PRICED'],
    ['sheet3', 'Three', 'WIDE'],
  ];
  const data = book([['用户名', '昵称', '角色'], ...rows]);
  const result = await keeper.form('/api/v1/users/_import?deptId=d-sales', {
    file: { filename: 'p.xlsx', data },
  });
  expect(result.data).toMatchObject({
    validCount: 1,
    rows: [
      { state: 'OK' },
      { problems: [{ code: 'ROLE_UNKNOWN' }] },
      { problems: [{ code: 'ROLE_UNKNOWN' }] },
    ],
  });
});

test('K-38 D-52 who holds more is neither changed, given a password nor deleted', async () => {
  const id = await makeStaff(server.db, { username: 'above' });
  await server.db.insert(staffRoles).values({ staffId: id, roleId: 'r-priced' });
  expect((await keeper.patch(`/api/v1/users/${id}/password`, { password: 'Other-2026' })).code).toBe(40302);
  expect((await keeper.put(`/api/v1/users/${id}`, person('above', { version: 1 }))).code).toBe(40302);
  expect((await keeper.del(`/api/v1/users/${id}`)).code).toBe(40302);
  await server.db.update(staffRoles).set({ roleId: 'r-helper' }).where(eq(staffRoles.staffId, id));
  expect((await keeper.patch(`/api/v1/users/${id}/password`, { password: 'Other-2026' })).code).toBe(200);
  const away = { deptId: 'd-finance', version: 1 };
  expect((await keeper.put(`/api/v1/users/${id}`, person('above', away))).code).toBe(40401);
  expect((await keeper.put(`/api/v1/users/${id}`, person('above', { deptId: null, version: 1 }))).code).toBe(
    40001,
  );
  await server.db.update(staff).set({ deptId: 'd-finance' }).where(eq(staff.id, id));
  expect((await keeper.del(`/api/v1/users/${id}`)).code).toBe(40401);
});

test('K-38 X-A06 the own password is set with the old one only, by whoever may set those of others', async () => {
  const rootId = String(field((await root.get('/api/v1/users/me')).data, 'userId'));
  for (const [who, id] of [
    [keeper, keeperId],
    [root, rootId],
  ] as const) {
    const [before] = await server.db.select().from(staff).where(eq(staff.id, id));
    expect((await who.patch(`/api/v1/users/${id}/password`, { password: 'Other-2026' })).code).toBe(40302);
    expect((await who.patch(`/api/v1/users/${id}/password?password=Other-2026`)).code).toBe(40302);
    const [after] = await server.db.select().from(staff).where(eq(staff.id, id));
    expect(after?.passwordHash).toBe(before?.passwordHash);
  }
});

test('K-31 K-32 a menu hands out no permission: none for all, none one lacks, none of a granted entry', async () => {
  const entry = { parentId: null, name: '按钮', type: 'BUTTON', visible: true, sort: 1 };
  await server.db.delete(menus).where(eq(menus.perm, 'biz:rate:edit'));
  for (const who of [keeper, root])
    expect((await who.post('/api/v1/menus', { ...entry, perm: '*:*:*' })).code).toBe(40001);
  expect((await keeper.post('/api/v1/menus', { ...entry, perm: 'biz:rate:edit' })).code).toBe(40302);
  const made = await root.post('/api/v1/menus', { ...entry, perm: 'biz:rate:edit' });
  expect(made.code).toBe(200);
  const id = String(field(made.data, 'id'));
  expect((await keeper.put(`/api/v1/menus/${id}`, { ...entry, perm: 'biz:po:edit', version: 1 })).code).toBe(
    40302,
  );
  expect(
    (await keeper.put(`/api/v1/menus/${id}`, { ...entry, name: '汇率', perm: 'biz:rate:edit', version: 1 }))
      .code,
  ).toBe(200);
  const granted = (await root.get('/api/v1/menus/m-user-query/form')).data;
  const body: Record<string, unknown> = { ...Object(granted), perm: 'sys:menu:query' };
  for (const name of ['id', 'titleKey']) Reflect.deleteProperty(body, name);
  await server.db.delete(menus).where(eq(menus.perm, 'sys:menu:query'));
  expect((await keeper.put('/api/v1/menus/m-user-query', body)).code).toBe(40302);
  expect(DEFAULT_GRANTS.GUEST).not.toContain(PRICE_PERM);
});
