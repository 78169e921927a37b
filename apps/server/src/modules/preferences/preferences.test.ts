import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBuyer, makeStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

const EDIT = '/api/sp/front/user/preference/edit';
let server: TestServer;
let lin: Tester;
beforeAll(async () => {
  server = await startTestServer();
  await makeBuyer(server.db, { username: 'lin' });
  lin = await server.buyer('lin');
});
afterAll(() => server.close());

const columnsOf = (part: number) =>
  Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`table${part}x${at}`.padEnd(40, 'x'), []]));

test('X-B98 Q-19 columns are kept table by table, and two changes at once both stay', async () => {
  await Promise.all([
    lin.post(EDIT, { columns: { orders: ['image'] } }),
    lin.post(EDIT, { columns: { products: ['brand'] } }),
  ]);
  expect((await lin.get('/api/sp/front/user/preference')).data).toMatchObject({
    columns: { orders: ['image'], products: ['brand'] },
  });
});

test('X-B98 Q-19 L-21 columns of other tables have names of their own, and one table changes without the others', async () => {
  const before = (await lin.get('/api/sp/front/user/preference')).data;
  await lin.post(EDIT, { tableColumns: { orders: ['orderNo', 'qty'] } });
  await lin.post(EDIT, { tableColumns: { lists: [] } });
  expect((await lin.get('/api/sp/front/user/preference')).data).toEqual({
    ...(before as object),
    tableColumns: { orders: ['orderNo', 'qty'], lists: [] },
  });
});

test('X-B98 E-40001 they do not grow without end', async () => {
  const codes = [];
  for (let part = 0; part < 5; part += 1)
    codes.push((await lin.post(EDIT, { columns: columnsOf(part) })).code);
  expect(codes).toEqual([200, 200, 200, 200, 40001]);
  expect((await lin.post(EDIT, { language: 'en' })).code).toBe(200);
});

test('X-B98 Q-19 arrangements of columns are kept table by table, beside what is chosen', async () => {
  await makeStaff(server.db, { username: 'giulia' }, 'SALES');
  const giulia = await server.staff('giulia');
  const keep = (body: object) => giulia.put('/api/v1/users/preference', body);
  await keep({
    columns: { orders: ['orderNo'] },
    arrangements: { orders: { order: ['orderNo', 'status'] } },
  });
  const kept = await keep({ arrangements: { products: { widths: { name: 320 }, pinned: ['name'] } } });
  expect(kept.data).toMatchObject({
    columns: { orders: ['orderNo'] },
    arrangements: {
      orders: { order: ['orderNo', 'status'] },
      products: { widths: { name: 320 }, pinned: ['name'] },
    },
  });
  expect((await keep({ arrangements: { products: { widths: { name: 0 } } } })).code).toBe(40001);
});
