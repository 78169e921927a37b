import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, makeBasics, makeList, makeProduct } from '../../testing/builders';
import { makeStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

let server: TestServer;
let root: Tester;
beforeAll(async () => {
  server = await startTestServer();
  await makeBasics(server.db);
  await makeProduct(server.db, { listId: await makeList(server.db), sizes: { OS: 3 } });
  await makeStaff(server.db, { username: 'boss' }, 'ROOT');
  root = await server.staff('boss');
});
afterAll(() => server.close());

const add = (name: string, parentId: string | null) =>
  root.post(
    '/api/v1/categories',
    { parentId, name, nameEn: `${name} en`, sort: 10 },
    { 'idempotency-key': randomUUID() },
  );
const made = async (name: string, parentId: string | null) =>
  String(field((await add(name, parentId)).data, 'id'));
const put = (id: string, body: object) => root.put(`/api/v1/categories/${id}`, { sort: 10, ...body });
const tree = async () => (await root.get('/api/v1/categories')).data;

test('X-A57 X-A58 R-3.16 categories are a tree of three levels, whose goods count upwards; none stands below itself', async () => {
  const wear = await made('服装', null);
  const coats = { parentId: wear, name: '外套', nameEn: 'Coats' };
  expect((await put('c1', { ...coats, version: 1 })).code).toBe(200);
  expect(await tree()).toMatchObject([
    { id: wear, productCount: 1, children: [{ id: 'c1', productCount: 1, version: 2 }] },
  ]);
  const third = await made('羊绒', 'c1');
  expect((await add('驼绒', third)).data).toEqual({ fields: { parentId: expect.any(String) } });
  expect(await add('外套', wear)).toMatchObject({ code: 40913, data: { field: 'name' } });
  const self = { name: '服装', nameEn: 'Wear', version: 1 };
  for (const parentId of [wear, third])
    expect(await put(wear, { ...self, parentId })).toMatchObject({
      code: 40913,
      data: { field: 'parentId' },
    });
  expect(await put('c1', { ...coats, version: 1 })).toMatchObject({
    code: 40901,
    data: { changedBy: 'boss', current: { version: 2 } },
  });
  expect((await add('x', 'none')).code).toBe(40401);
  expect(await root.del(`/api/v1/categories/${wear}`)).toMatchObject({ code: 40912, data: { by: ['外套'] } });
  expect((await root.del(`/api/v1/categories/${third}`)).code).toBe(200);
  expect(await root.del('/api/v1/categories/c1')).toMatchObject({
    code: 40912,
    data: { by: ['双排扣羊绒大衣'] },
  });
});
