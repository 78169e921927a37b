import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { menus, staff } from '../../db/schema/system';
import { field } from '../../testing/builders';
import { makeStaff } from '../../testing/people';
import { makeViewer } from '../../testing/scopeFixture';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

let server: TestServer;
let root: Tester;
let admin: Tester;
let keeper: Tester;
beforeAll(async () => {
  server = await startTestServer();
  await makeStaff(server.db, { username: 'root' }, 'ROOT');
  await makeStaff(server.db, { username: 'admin' }, 'ADMIN');
  root = await server.staff('root');
  admin = await server.staff('admin');
  const perms = ['sys:role:query', 'sys:role:add', 'sys:role:edit', 'sys:role:delete', 'sys:user:query'];
  ({ tester: keeper } = await makeViewer(server, 'keeper', 'DEPT', perms));
});
afterAll(() => server.close());

const input = (code: string, more: object = {}) => ({
  name: code,
  code,
  sort: 20,
  status: 'ENABLED',
  dataScope: 'OWN',
  remark: null,
  ...more,
});
const make = async (who: Tester, code: string, more: object = {}): Promise<string> => {
  const made = await who.post('/api/v1/roles', input(code, more));
  expect(made.code, code).toBe(200);
  return String(field(made.data, 'id'));
};
const grant = (who: Tester, id: string, menuIds: string[], version = 1) =>
  who.put(`/api/v1/roles/${id}/menus`, { menuIds, version });
const rolesOf = async (who: Tester, query = '') =>
  field((await who.get(`/api/v1/roles/page${query}`)).data, 'list') as { code: string; userCount: number }[];

test('X-A08 X-A10 X-A11 X-A12 a role is made, found, changed with its version; name and code are each used once', async () => {
  const id = await make(admin, 'BUYERS', { name: '买手' });
  expect((await admin.post('/api/v1/roles', input('BUYERS'))).data).toEqual({ field: 'code' });
  await make(admin, 'TAILORS', { name: 'Tailor' });
  expect(await admin.post('/api/v1/roles', input('TAILORS2', { name: 'TAILOR' }))).toMatchObject({
    code: 40913,
    data: { field: 'name' },
  });
  expect((await admin.post('/api/v1/roles', input('BUYERS2', { name: '买手' }))).data).toEqual({
    field: 'name',
  });
  expect((await admin.get(`/api/v1/roles/${id}/form`)).data).toMatchObject({ version: 1, remark: null });
  const change = input('BUYERS', { name: '买手组', dataScope: 'DEPT', version: 1 });
  expect((await admin.put(`/api/v1/roles/${id}`, change)).code).toBe(200);
  const old = await admin.put(`/api/v1/roles/${id}`, change);
  expect(old).toMatchObject({ code: 40901, data: { changedBy: 'admin', current: { name: '买手组' } } });
  expect(await rolesOf(admin, '?keywords=%E4%B9%B0%E6%89%8B')).toMatchObject([
    { code: 'BUYERS', userCount: 0, dataScope: 'DEPT' },
  ]);
  expect((await rolesOf(admin, '?sort=userCount&order=desc'))[0]?.userCount).toBeGreaterThan(0);
  expect((await keeper.get('/api/v1/roles/r-none/form')).code).toBe(40401);
});

test('X-A12 X-A13 X-A14 X-A16 D-52 nobody changes ROOT, by no way', async () => {
  const body = input('ROOT', { dataScope: 'ALL', version: 1 });
  for (const who of [root, admin]) {
    expect((await who.put('/api/v1/roles/r-root', body)).code).toBe(40302);
    expect((await who.put('/api/v1/roles/r-root/status?status=DISABLED')).code).toBe(40302);
    expect((await who.del('/api/v1/roles/r-root')).code).toBe(40302);
    expect((await grant(who, 'r-root', [])).code).toBe(40302);
  }
  const { data } = await admin.get('/api/v1/roles/r-root/menuIds');
  expect(field(data, 'menuIds')).toHaveLength(await server.db.$count(menus));
});

test('X-A11 D-52 a copy holds what its source holds, for who may give all of that, and is made whole or not at all', async () => {
  const source = await make(admin, 'SOURCE');
  expect((await grant(admin, source, ['m-order-edit', 'm-system-users'])).code).toBe(200);
  const held = field((await admin.get(`/api/v1/roles/${source}/menuIds`)).data, 'menuIds') as string[];
  const copy = await make(admin, 'COPY', { copyOf: source });
  const grants = (await admin.get(`/api/v1/roles/${copy}/menuIds`)).data;
  expect((field(grants, 'menuIds') as string[]).toSorted()).toEqual(held.toSorted());
  expect((await keeper.post('/api/v1/roles', input('GREEDY', { copyOf: source }))).code).toBe(40302);
  expect((await admin.post('/api/v1/roles', input('ROOTLIKE', { copyOf: 'r-root' }))).code).toBe(40302);
  expect((await admin.post('/api/v1/roles', input('NOTHING', { copyOf: 'r-none' }))).code).toBe(40401);
  const made = await rolesOf(admin);
  for (const code of ['GREEDY', 'ROOTLIKE', 'NOTHING']) {
    expect(made.map((role) => role.code)).not.toContain(code);
  }
});

test('X-A15 X-A16 Q-36 nobody gives an entry without holding it, nor changes a role that gives more', async () => {
  const id = await make(keeper, 'HELPERS');
  expect((await grant(keeper, id, ['m-order-edit'])).code).toBe(40302);
  expect((await grant(keeper, id, ['m-system-users'])).code).toBe(40302);
  expect((await grant(keeper, id, ['m-nowhere'])).code).toBe(40401);
  const held = (await keeper.get(`/api/v1/roles/${id}/menuIds`)).data;
  expect(held).toEqual({ menuIds: [], version: 1 });
  const [own] = await server.db.select().from(menus).where(eq(menus.perm, 'sys:user:query'));
  await server.db.update(menus).set({ parentId: 'm-system' }).where(eq(menus.perm, 'sys:user:query'));
  expect((await grant(keeper, id, [own?.id ?? ''])).code).toBe(200);
  await server.db.update(menus).set({ parentId: own?.parentId }).where(eq(menus.perm, 'sys:user:query'));
  expect(field((await keeper.get(`/api/v1/roles/${id}/menuIds`)).data, 'menuIds')).toEqual(
    expect.arrayContaining([own?.id, 'm-system']),
  );
  expect((await grant(keeper, id, [])).code).toBe(40901);
  expect((await keeper.put('/api/v1/roles/r-admin/status?status=DISABLED')).code).toBe(40302);
  expect((await grant(keeper, 'r-sales', [])).code).toBe(40302);
  expect((await keeper.post('/api/v1/roles', input('WIDE', { dataScope: 'ALL' }))).code).toBe(40302);
});

test('X-A16 Q-38 R-6.03 a page given and taken away binds on the next request; its folder comes and goes with it', async () => {
  const id = await make(root, 'ONE_PAGE');
  const personId = await makeStaff(server.db, { username: 'one' });
  expect((await grant(root, id, ['m-user-query'])).code).toBe(200);
  await root.put(`/api/v1/users/${personId}`, {
    username: 'one',
    nickname: 'one',
    gender: 'UNSPECIFIED',
    deptId: null,
    roleIds: [id],
    status: 'ENABLED',
    version: 1,
  });
  const one = await server.staff('one');
  const paths = async () => {
    const routes = (await one.get('/api/v1/menus/routes')).data as {
      path: string;
      children: { path: string }[];
    }[];
    return routes.map(({ path, children }) => [path, ...children.map((child) => child.path)]);
  };
  expect(await paths()).toEqual([['/system', 'user']]);
  expect((await one.get('/api/v1/users/page')).status).toBe(200);
  expect((await grant(root, id, [], 2)).code).toBe(200);
  expect(await paths()).toEqual([]);
  expect((await one.get('/api/v1/users/page')).status).toBe(403);
  expect((await grant(root, id, ['m-user-query'], 3)).code).toBe(200);
  expect((await root.put(`/api/v1/roles/${id}/status?status=DISABLED`)).code).toBe(200);
  expect((await one.get('/api/v1/users/page')).status).toBe(403);
  const kept = await root.del(`/api/v1/roles/${id}`);
  expect(kept).toMatchObject({ code: 40912, data: { by: ['one'] } });
  await server.db.update(staff).set({ deletedAt: new Date() }).where(eq(staff.id, personId));
  expect((await root.del(`/api/v1/roles/${id}`)).code).toBe(200);
});

test('L-47 an entry with children is kept and says why; deleted, it is gone from every role that held it', async () => {
  const id = await make(root, 'BRIEF');
  const entry = (name: string, parentId: string | null, more: object = {}) =>
    root.post('/api/v1/menus', { parentId, name, visible: true, sort: 1, ...more });
  const folder = String(
    field((await entry('短期', null, { type: 'CATALOG', routePath: '/brief' })).data, 'id'),
  );
  const link = await entry('外链', folder, { type: 'EXTLINK', routePath: 'https://example.com/brief' });
  const child = String(field(link.data, 'id'));
  expect((await grant(root, id, [child])).code).toBe(200);
  const held = async () => field((await root.get(`/api/v1/roles/${id}/menuIds`)).data, 'menuIds');
  expect(await held()).toEqual(expect.arrayContaining([folder, child]));
  expect(await root.del(`/api/v1/menus/${folder}`)).toMatchObject({ code: 40912, data: { by: ['外链'] } });
  expect((await root.del(`/api/v1/menus/${child}`)).code).toBe(200);
  expect(await held()).toEqual([folder]);
  expect((await root.del(`/api/v1/menus/${folder}`)).code).toBe(200);
  expect(await held()).toEqual([]);
});

test('X-A09 X-A02 roles offered are those one may give; people those one sees, of one role where it is named', async () => {
  const offered = async (who: Tester) =>
    ((await who.get('/api/v1/roles/options')).data as { label: string; value: string }[]).map(
      ({ value }) => value,
    );
  expect(await offered(root)).toContain('r-root');
  expect(await offered(admin)).not.toContain('r-root');
  expect(await offered(admin)).toContain('r-sales');
  expect(await offered(keeper)).not.toContain('r-sales');
  await makeStaff(server.db, { username: 'teller', deptId: 'd-finance' });
  const people = async (who: Tester, query: string) =>
    ((await who.get(`/api/v1/users/options${query}`)).data as { label: string }[]).map(({ label }) => label);
  expect(await people(root, '?roleCode=ADMIN')).toEqual(['admin']);
  expect(await people(root, '?keywords=keep')).toEqual(['keeper']);
  expect(await people(keeper, '')).toContain('keeper');
  expect(await people(root, '')).toContain('teller');
  expect(await people(keeper, '')).not.toContain('teller');
});

test('X-A03 M-U an account is switched off and on; its sessions end; nobody does that to himself', async () => {
  const id = await makeStaff(server.db, { username: 'leaver' }, 'GUEST');
  const leaver = await server.staff('leaver');
  const set = (who: Tester, to: string, whom = id) => who.patch(`/api/v1/users/${whom}/status?status=${to}`);
  expect((await set(keeper, 'DISABLED')).status).toBe(403);
  expect((await set(admin, 'DISABLED')).code).toBe(200);
  expect((await leaver.get('/api/v1/users/me')).status).toBe(401);
  expect((await set(admin, 'ENABLED')).code).toBe(200);
  const me = async (who: Tester) => String(field((await who.get('/api/v1/users/me')).data, 'userId'));
  expect((await set(root, 'DISABLED', await me(root))).code).toBe(40302);
  expect((await set(admin, 'DISABLED', await me(root))).code).toBe(40302);
});

test('X-A07 K-28 an entry is hidden and shown; the tree names the roles that hold it', async () => {
  const { data } = await root.get('/api/v1/menus?keywords=sys:dict:delete');
  expect(field(data, '0', 'children', '0', 'children', '0', 'roleNames')).toEqual(['管理员']);
  expect((await admin.patch('/api/v1/menus/m-goods?visible=false')).code).toBe(200);
  const hidden = (await root.get('/api/v1/menus?status=HIDDEN')).data as { id: string }[];
  expect(hidden.map(({ id }) => id)).toContain('m-goods');
  const routes = (await admin.get('/api/v1/menus/routes')).data as { path: string; meta: object }[];
  expect(routes.find(({ path }) => path === '/goods')?.meta).toMatchObject({ hidden: true });
  const form = { ...Object((await root.get('/api/v1/menus/m-goods/form')).data), visible: true };
  for (const name of ['id', 'titleKey']) Reflect.deleteProperty(form, name);
  expect((await admin.put('/api/v1/menus/m-goods', { ...form, name: '清单' })).data).toEqual({
    field: 'name',
  });
  expect((await admin.put('/api/v1/menus/m-goods', form)).code).toBe(200);
});
