import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, makeList } from '../../testing/builders';
import { type OrderHouse, startOrderHouse } from '../../testing/orderHouse';

let house: OrderHouse;
beforeAll(async () => {
  house = await startOrderHouse();
});
afterAll(() => house.server.close());

test('only an identity that staff confirmed opens lists; changing it takes that back', async () => {
  const { server, lin, linId, sales } = house;
  const id = await makeList(server.db, { visibility: 'IDENTITIES', visibleTo: ['LIVE_STREAMING'] });
  const seen = async () => (await lin.get(`/api/sp/front/list/detail/${id}`)).code;
  const confirm = (identityType: string) =>
    sales.put(`/api/v1/customers/${linId}/identity`, { identityType });
  const claimed = await lin.post('/api/sp/front/user/update', { identityType: 'LIVE_STREAMING' });
  expect(claimed.data).toMatchObject({ identityType: 'LIVE_STREAMING', identityConfirmed: false });
  expect(await seen()).toBe(40401);
  expect((await confirm('LIVE_STREAMING')).code).toBe(200);
  expect(await seen()).toBe(200);
  expect(field((await lin.get('/api/sp/front/user/get/info')).data, 'identityConfirmed')).toBe(true);
  await lin.post('/api/sp/front/user/update', { nickname: '林', identityType: 'LIVE_STREAMING' });
  expect(await seen(), 'the same again keeps it').toBe(200);
  await lin.post('/api/sp/front/user/update', { identityType: 'PHYSICAL_STORE' });
  await lin.post('/api/sp/front/user/update', { identityType: 'LIVE_STREAMING' });
  expect(await seen()).toBe(40401);
  const told = await server.db.execute(
    sql`select title from notices where owner_kind = 'staff' and type = 'SYSTEM'`,
  );
  expect(told.rows.length, 'the salesperson is asked each time').toBe(3);
  expect(
    (await house.guest.put(`/api/v1/customers/${linId}/identity`, { identityType: 'LIVE_STREAMING' })).status,
  ).toBe(403);
});
