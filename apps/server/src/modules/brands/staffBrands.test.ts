import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, makeBasics, makeList, makeProduct } from '../../testing/builders';
import { makeStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

let server: TestServer;
let root: Tester;
let guest: Tester;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  await makeBasics(db);
  await makeProduct(db, { listId: await makeList(db), sizes: { OS: 3 } });
  await makeStaff(db, { username: 'boss' }, 'ROOT');
  await makeStaff(db, { username: 'visitor' }, 'GUEST');
  [root, guest] = await Promise.all([server.staff('boss'), server.staff('visitor')]);
});
afterAll(() => server.close());

const add = (name: string, given: object = {}) =>
  root.post('/api/v1/brands', { name, hot: false, sort: 10, ...given }, { 'idempotency-key': randomUUID() });

test('X-A51 X-A52 X-A53 X-A54 X-A55 R-2.48 a brand is made, found, changed by version; its name is given once whatever its letters', async () => {
  const made = await add('Lucerna Bassi', { country: 'IT', hot: true });
  const id = String(field(made.data, 'id'));
  expect((await add('LUCERNA bassi')).data).toEqual({ field: 'name' });
  const page = await root.get('/api/v1/brands/page?hot=true&sort=productCount&order=desc');
  expect(page.data).toMatchObject({ total: 1, list: [{ id, initial: 'L', productCount: 0, hot: true }] });
  expect((await root.get('/api/v1/brands/page?keywords=orsel')).data).toMatchObject({
    list: [{ id: 'b1', productCount: 1 }],
  });
  const form = (await root.get(`/api/v1/brands/${id}/form`)).data as object;
  expect(form).toEqual({
    id,
    name: 'Lucerna Bassi',
    logo: null,
    country: 'IT',
    hot: true,
    sort: 10,
    version: 1,
  });
  const put = (given: object) =>
    root.put(`/api/v1/brands/${id}`, { name: 'Lucerna', hot: false, sort: 5, version: 1, ...given });
  expect((await put({ logo: 'https://else.example/x.png' })).data).toEqual({
    fields: { logo: expect.any(String) },
  });
  expect((await put({})).code).toBe(200);
  expect(await put({})).toMatchObject({ code: 40901, data: { changedBy: 'boss', current: { version: 2 } } });
  expect((await put({ version: 2, name: 'maison orsel' })).code).toBe(40913);
  expect((await root.get('/api/v1/brands/options?keywords=lucerna')).data).toEqual([
    { value: id, label: 'Lucerna' },
  ]);
  expect((await guest.del(`/api/v1/brands/${id}`)).status).toBe(403);
});

test('X-A56 E-40912 Q-41 a brand that products have stays, and says which; all or none', async () => {
  const id = String(field((await add('Halden')).data, 'id'));
  const refused = await root.del(`/api/v1/brands/${id},b1`);
  expect(refused).toMatchObject({ code: 40912, data: { by: ['Maison Orsel 双排扣羊绒大衣 驼色'] } });
  expect((await root.del(`/api/v1/brands/${id}`)).code).toBe(200);
  expect((await root.get(`/api/v1/brands/${id}/form`)).code).toBe(40401);
});
