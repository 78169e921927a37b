import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '../../testing/builders';
import { makeStaff } from '../../testing/people';
import { makeViewer } from '../../testing/scopeFixture';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

let server: TestServer;
let root: Tester;
let keeper: Tester;
beforeAll(async () => {
  server = await startTestServer();
  await makeStaff(server.db, { username: 'root' }, 'ROOT');
  root = await server.staff('root');
  const perms = ['sys:dept:query', 'sys:dept:add', 'sys:dept:edit', 'sys:dept:delete'];
  ({ tester: keeper } = await makeViewer(server, 'keeper', 'DEPT_AND_BELOW', perms));
});
afterAll(() => server.close());

const dept = (name: string, parentId: string | null, more: object = {}) => ({
  parentId,
  name,
  code: name.toUpperCase(),
  sort: 1,
  status: 'ENABLED',
  ...more,
});
const idOf = (answer: { data: unknown }) => String(field(answer.data, 'id'));

test('X-A17 X-A19..X-A22 L-47 R-2.86 departments are made, moved, kept while something is in them (Q-41)', async () => {
  const team = idOf(await root.post('/api/v1/dept', dept('Milan', 'd-sales')));
  const desk = idOf(await root.post('/api/v1/dept', dept('Desk', team)));
  expect((await root.post('/api/v1/dept', dept('Milan', 'd-sales', { code: 'X' }))).data).toEqual({
    field: 'name',
  });
  expect((await root.post('/api/v1/dept', dept('Other', null, { code: 'MILAN' }))).data).toEqual({
    field: 'code',
  });
  expect((await root.put(`/api/v1/dept/${team}`, dept('Milan', desk, { version: 1 }))).data).toEqual({
    field: 'parentId',
  });
  expect((await root.put(`/api/v1/dept/${team}`, dept('Milano', 'd-sales', { version: 1 }))).code).toBe(200);
  expect((await root.put(`/api/v1/dept/${team}`, dept('Milano', 'd-sales', { version: 1 }))).code).toBe(
    40901,
  );
  const { data } = await root.get('/api/v1/dept?keywords=desk');
  expect(field(data, '0', 'children', '0', 'children', '0', 'children', '0')).toMatchObject({
    name: 'Desk',
    userCount: 0,
  });
  await makeStaff(server.db, { username: 'sitter', deptId: desk });
  expect((await root.del(`/api/v1/dept/${team}`)).data).toEqual({ by: ['Desk'] });
  expect((await root.del(`/api/v1/dept/${desk}`)).data).toEqual({ by: ['sitter'] });
  const users = (await root.get(`/api/v1/users/page?deptId=${team}`)).data;
  const sitter = String(field(users, 'list', '0', 'id'));
  expect((await root.del(`/api/v1/users/${sitter}`)).code).toBe(200);
  expect((await root.del(`/api/v1/dept/${team},${desk}`)).code).toBe(200);
});

test('X-A18 D-52 only departments within the own range are offered and changed; nobody widens what he sees', async () => {
  const below = idOf(await keeper.post('/api/v1/dept', dept('Below', 'd-sales')));
  expect((await keeper.post('/api/v1/dept', dept('Top', null))).code).toBe(40302);
  expect((await keeper.post('/api/v1/dept', dept('Till', 'd-finance'))).code).toBe(40401);
  const finance = (await root.get('/api/v1/dept/d-finance/form')).data;
  const { id: _, ...body } = { ...(finance as { id: string; name: string }) };
  expect((await keeper.put('/api/v1/dept/d-finance', { ...body, parentId: 'd-sales' })).code).toBe(40401);
  expect((await keeper.del('/api/v1/dept/d-finance')).code).toBe(40401);
  const offered = (await keeper.get('/api/v1/dept/options')).data;
  expect(offered).toEqual([
    { value: 'd-sales', label: '销售部', children: [{ value: below, label: 'Below' }] },
  ]);
  await root.put(`/api/v1/dept/${below}`, dept('Below', 'd-sales', { status: 'DISABLED', version: 1 }));
  expect(field((await keeper.get('/api/v1/dept/options')).data, '0')).not.toHaveProperty('children');
  const person = { username: 'new', nickname: 'new', gender: 'UNSPECIFIED', roleIds: ['r-guest'] };
  const refused = await root.post('/api/v1/users', { ...person, deptId: below, status: 'ENABLED' });
  expect(refused.data).toEqual({ fields: { deptId: expect.any(String) } });
});

const word = (value: string, more: object = {}) => ({
  value,
  label: '棉',
  labelEn: 'Cotton',
  tagType: 'NEUTRAL',
  sort: 1,
  status: 'ENABLED',
  ...more,
});

test('X-A23..X-A34 R-2.87 a dictionary of the merchant with its words; each change raises the version of the book', async () => {
  const version = async () => Number(field((await root.get('/api/v1/dicts')).data, 'version'));
  const before = await version();
  const dict = { name: '面料', code: 'cloth', status: 'ENABLED', remark: null };
  const id = idOf(await root.post('/api/v1/dicts', dict));
  expect((await root.post('/api/v1/dicts', dict)).data).toEqual({ field: 'name' });
  expect((await root.post('/api/v1/dicts', { ...dict, name: '料' })).data).toEqual({ field: 'code' });
  const cotton = idOf(await root.post('/api/v1/dicts/cloth/items', word('COTTON')));
  expect((await root.post('/api/v1/dicts/cloth/items', word('COTTON'))).data).toEqual({ field: 'value' });
  const path = `/api/v1/dicts/cloth/items/${cotton}`;
  expect((await root.get(`/api/v1/dicts/${id}/form`)).data).toMatchObject({ ...dict, version: 1 });
  expect((await root.get(`${path}/form`)).data).toMatchObject({ value: 'COTTON', version: 1 });
  expect((await root.put(path, word('COTTON', { label: '纯棉', tagType: 'INFO', version: 1 }))).code).toBe(
    200,
  );
  expect((await root.put(path, word('COTTON', { version: 1 }))).code).toBe(40901);
  expect((await root.get('/api/v1/dicts/cloth/items')).data).toMatchObject([
    { label: '纯棉', tagType: 'INFO' },
  ]);
  expect((await root.get('/api/v1/dicts/cloth/items/page?keywords=cott')).data).toMatchObject({ total: 1 });
  expect(await version()).toBeGreaterThan(before);
  await root.put(path, word('COTTON', { status: 'DISABLED', version: 2 }));
  expect((await root.get('/api/v1/dicts/cloth/items')).data).toEqual([]);
  const renamed = { ...dict, code: 'fabric', version: 1 };
  expect((await root.put(`/api/v1/dicts/${id}`, renamed)).code).toBe(200);
  expect((await root.get('/api/v1/dicts/page?keywords=fabric')).data).toMatchObject({
    list: [{ itemCount: 1, system: false }],
  });
  expect((await root.get('/api/v1/dicts/cloth/items')).code).toBe(40401);
  expect((await root.del(`/api/v1/dicts/fabric/items/${cotton}`)).code).toBe(200);
  expect((await root.del(`/api/v1/dicts/${id}`)).code).toBe(200);
});

test('D-53 codes and values of the product are fixed, labels, tone and order are not; buyers read the new label', async () => {
  const { data } = await root.get('/api/v1/dicts/page?keywords=gender');
  const id = String(field(data, 'list', '0', 'id'));
  const form = { ...Object((await root.get(`/api/v1/dicts/${id}/form`)).data) };
  expect(form).toMatchObject({ system: true, name: '称呼' });
  for (const name of ['id', 'system']) Reflect.deleteProperty(form, name);
  expect((await root.put(`/api/v1/dicts/${id}`, { ...form, code: 'sex' })).code).toBe(40001);
  expect((await root.put(`/api/v1/dicts/${id}`, { ...form, status: 'DISABLED' })).code).toBe(40001);
  expect((await root.del(`/api/v1/dicts/${id}`)).code).toBe(40912);
  expect((await root.post('/api/v1/dicts/gender/items', word('OTHER'))).code).toBe(40302);
  const words = (await root.get('/api/v1/dicts/gender/items/page')).data;
  const [first] = field(words, 'list') as { id: string; value: string }[];
  const path = `/api/v1/dicts/gender/items/${first?.id}`;
  expect((await root.put(path, word('NEW', { version: 1 }))).code).toBe(40001);
  const label = word(first?.value ?? '', { label: '女士', labelEn: 'Ms', sort: 0, version: 1 });
  expect((await root.put(path, label)).code).toBe(200);
  expect((await root.del(path)).code).toBe(40912);
  expect((await server.anonymous.get('/api/sp/common/dict/gender/items')).data).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ label: '女士' })]),
  );
});
