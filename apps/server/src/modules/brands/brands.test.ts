import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands } from '../../db/schema/products';
import { field, makeBasics, makeList, makeProduct } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';
import { initialOf } from './read/facts';

const PAGE = '/api/sp/front/brand/page';
let server: TestServer;
let lin: Tester;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  await makeBasics(db);
  await db.insert(brands).values({ id: 'b2', name: 'Élan', sort: 1, hot: true });
  const now = Date.now();
  const old = await makeList(db, { startAt: new Date(now - 10 * 86_400_000) });
  const fresh = await makeList(db, { startAt: new Date(now - 3_600_000) });
  for (const listId of [old, fresh]) await makeProduct(db, { listId, sizes: { OS: 3 } });
  await makeBuyer(db, { username: 'lin', phone: '13800136021' });
  lin = await server.buyer('lin');
});
afterAll(() => server.close());

test('X-B25 R-2.24 brands with goods the buyer may see, and how many are new since a moment', async () => {
  const since = new Date(Date.now() - 86_400_000).toISOString();
  const { data } = await lin.get(PAGE, { since });
  expect(data).toMatchObject({
    total: 1,
    list: [{ id: 'b1', initial: 'M', productCount: 2, newProductCount: 1, followed: false, hot: false }],
  });
  expect(field((await lin.get(PAGE)).data, 'list', 0)).not.toHaveProperty('newProductCount');
  expect((await lin.get(PAGE, { initial: 'E' })).data).toMatchObject({ total: 0 });
  expect([initialOf('Élan'), initialOf('1017'), initialOf('织界')]).toEqual(['E', '#', '#']);
});

test('X-B26 X-B27 R-1.09 followed it stays followed, also asked twice, and one without goods is kept until unfollowed', async () => {
  const step = (name: string, id: string) => lin.post(`/api/sp/front/brand/${name}`, { id });
  const followed = async () =>
    ((await lin.get(PAGE, { followed: true })).data as { list: Array<{ id: string }> }).list.map(
      ({ id }) => id,
    );
  for (const id of ['b1', 'b1', 'b2']) expect((await step('follow', id)).code).toBe(200);
  expect((await step('follow', 'none')).code).toBe(40401);
  expect((await followed()).sort()).toEqual(['b1', 'b2']);
  for (const id of ['b2', 'b2']) expect((await step('unfollow', id)).code).toBe(200);
  expect(await followed()).toEqual(['b1']);
});
