import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

let server: TestServer;
let lin: Tester;
let wang: Tester;
beforeAll(async () => {
  server = await startTestServer({ config: { maxAddresses: 3 } });
  await makeBuyer(server.db, { username: 'lin' });
  await makeBuyer(server.db, { username: 'wang' });
  [lin, wang] = await Promise.all([server.buyer('lin'), server.buyer('wang')]);
});
afterAll(() => server.close());

const EDIT = '/api/sp/front/user/address/edit';
const LIST = '/api/sp/front/user/address/list';
const given = {
  areaType: 'MAINLAND',
  areaCode: '+86',
  realName: '林晓',
  phone: '13800136021',
  regionCodes: ['33', '3301', '330106'],
  detail: '西湖区文三路 1 号',
};
const field = (data: unknown, name: string): unknown => Reflect.get(Object(data), name);

test('R-1.13 K-13 E-40906 K-14 R-5.23 D-32 the first address becomes the default, the limit is kept and told', async () => {
  const first = await lin.post(EDIT, given);
  expect(first).toMatchObject({ code: 200, data: { isDefault: true, version: 1 } });
  const parallel = await Promise.all([1, 2, 3, 4].map(() => lin.post(EDIT, given)));
  expect(parallel.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 200, 40906, 40906]);
  expect((await lin.get(LIST)).data).toMatchObject({ total: 3, max: 3, remaining: 0 });
});

test('D-55 Q-26 a stale version is refused with what is stored now', async () => {
  const address = (await lin.get('/api/sp/front/user/address/default')).data;
  const change = { ...given, id: field(address, 'id'), detail: '新地址', version: field(address, 'version') };
  expect(await lin.post(EDIT, change)).toMatchObject({ code: 200, data: { detail: '新地址', version: 2 } });
  expect(await lin.post(EDIT, change)).toMatchObject({
    code: 40901,
    data: { current: { detail: '新地址' } },
  });
});

test("Q-43 another buyer's address can be neither changed nor deleted", async () => {
  const address = (await lin.get('/api/sp/front/user/address/default')).data;
  const id = field(address, 'id');
  expect((await wang.post(EDIT, { ...given, id, version: 1 })).code).toBe(40401);
  expect((await wang.post('/api/sp/front/user/address/del', { id })).code).toBe(40401);
  expect((await wang.get(LIST)).data).toMatchObject({ total: 0 });
});

test('D-26 a phone number has the form of its area', async () => {
  const bad = await wang.post(EDIT, { ...given, phone: '12345' });
  expect(bad).toMatchObject({ code: 40001, data: { fields: { phone: '手机号格式不正确' } } });
});

test('K-17 K-16 one default at a time', async () => {
  const list = field((await lin.get(LIST)).data, 'list');
  const other = Array.isArray(list) ? list.find((one) => field(one, 'isDefault') === false) : null;
  await lin.post('/api/sp/front/user/address/default/set', { id: field(other, 'id') });
  expect((await lin.get('/api/sp/front/user/address/default')).data).toMatchObject({
    id: field(other, 'id'),
  });
});

test('K-15 an address that is deleted is gone from the book and cannot be changed any more', async () => {
  const id = field((await lin.get('/api/sp/front/user/address/default')).data, 'id');
  expect((await lin.post('/api/sp/front/user/address/del', { id })).code).toBe(200);
  expect((await lin.get(LIST)).data).toMatchObject({ total: 2 });
  expect((await lin.post(EDIT, { ...given, id, version: 1 })).code).toBe(40401);
});
