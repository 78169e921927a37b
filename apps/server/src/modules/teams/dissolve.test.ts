import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formerMembers, teamInvitations, teams } from '../../db/schema/accounts';
import { field, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import type { Tester } from '../../testing/testers';

let fixture: OrderFixture;
let boss: Tester;
let elsewhere: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  const { db } = fixture.server;
  await makeStaff(db, { username: 'boss' }, 'ADMIN');
  await makeStaff(db, { username: 'other', deptId: 'd-finance' }, 'SALES');
  boss = await fixture.server.staff('boss');
  elsewhere = await fixture.server.staff('other');
});
afterAll(() => fixture.server.close());

const key = () => ({ 'idempotency-key': randomUUID() });
const dissolve = (who: Tester) => who.del(`/api/v1/teams/${fixture.teamId}`);
const page = async (who: Tester, query = '') =>
  field((await who.get(`/api/v1/teams/page${query}`)).data, 'total');

test('X-A105 Q-41 a team with credit, an open order or a proof nobody looked at is not dissolved, and each is named', async () => {
  const { server, guest, lin } = fixture;
  const made = await fixture.orderToPay({ qty: 2 });
  const orderNo = field(await fixture.detail(made.id), 'orderNo');
  await fixture.giveCredit(700);
  expect((await dissolve(guest)).status).toBe(403);
  expect((await dissolve(elsewhere)).status).toBe(403);
  expect((await boss.del(`/api/v1/teams/${fixture.teamId},nobody`)).code).toBe(40401);
  const refused = await dissolve(boss);
  expect(refused.code).toBe(40912);
  expect(refused.data).toEqual({ by: ['Hanhai：团队余额 €7.00', orderNo] });
  await fixture.giveCredit(-700);
  await boss.put(`/api/v1/orders/${made.id}/cancel`, {
    reason: '客户取消',
    version: field(await fixture.detail(made.id), 'version'),
  });
  expect(await page(boss)).toBe(1);
  expect((await lin.get('/api/sp/front/team/info')).code).toBe(200);
  const [kept] = await server.db.select().from(teams);
  expect(kept?.deletedAt).toBeNull();
});

test('X-A105 D-36 D-62 D-69 dissolved: people are told, signed out and in no team; orders and the statement stay, the name is free', async () => {
  const { server, lin, chen, linId, teamId } = fixture;
  const [orderId] = (field((await lin.get('/api/sp/front/order/page')).data, 'list') as { id: string }[]).map(
    ({ id }) => id,
  );
  await lin.post('/api/sp/front/team/invite', { areaCode: '+86', phone: '13800136023' });
  const left = { teamId, buyerId: linId };
  await server.db.insert(formerMembers).values(left);
  expect((await dissolve(boss)).code).toBe(200);
  expect((await dissolve(boss)).code).toBe(40401);
  expect(await server.db.select().from(formerMembers), 'nobody comes back').toEqual([]);
  expect((await lin.get('/api/sp/front/user/get/info')).code).toBe(203);
  expect((await chen.get('/api/sp/front/user/get/info')).code).toBe(203);

  const [again, other, invited] = await Promise.all(
    ['lin', 'chen', 'stranger'].map((name) => server.buyer(name)),
  );
  expect((await again?.get('/api/sp/front/team/info'))?.data).toBeNull();
  expect((await again?.get(`/api/sp/front/order/detail/${orderId}`))?.code, 'who placed it').toBe(200);
  expect((await other?.get(`/api/sp/front/order/detail/${orderId}`))?.code, 'who did not').toBe(40401);
  const told = await again?.get('/api/sp/front/notice/page');
  expect(field(told?.data, 'list', 0)).toMatchObject({ type: 'TEAM', title: '团队「Hanhai」已解散' });
  const revoked = await invited?.get('/api/sp/front/notice/page');
  expect(field(revoked?.data, 'list', 0)).toMatchObject({ title: '加入团队「Hanhai」的邀请已撤回' });
  const [invitation] = await server.db
    .select()
    .from(teamInvitations)
    .where(eq(teamInvitations.teamId, teamId));
  expect(invitation).toMatchObject({ ended: 'DENIED', endedBy: 'TEAM' });

  expect(await page(boss)).toBe(0);
  expect(await page(boss, '?dissolved=true')).toBe(1);
  expect(await page(fixture.sales, '?dissolved=true'), 'whose customer ordered').toBe(1);
  expect(await page(elsewhere, '?dissolved=true')).toBe(0);
  const statement = await boss.get(`/api/v1/teams/${teamId}/credit/page`);
  expect(statement.data).toMatchObject({ total: 2 });
  expect((await boss.get(`/api/v1/teams/${teamId}`)).code).toBe(40401);
  expect((await boss.get('/api/v1/teams/options')).data).toEqual([]);
  const order = await boss.get(`/api/v1/orders/${orderId}`);
  expect(order.data).toMatchObject({ teamName: 'Hanhai' });

  const body = { name: 'Hanhai', leaderId: linId, memberIds: [] };
  expect((await boss.post('/api/v1/teams', body, key())).code).toBe(200);
});

test('X-A105 an order that is on its way names the team before it is dissolved, or finds none', async () => {
  const { server } = fixture;
  const lin = await server.buyer('lin');
  const teamId = String(field((await lin.get('/api/sp/front/team/info')).data, 'id'));
  const { listId } = fixture;
  const product = await makeProduct(server.db, { listId, sizes: { '38': 20 } });
  const body = {
    lines: [{ skuId: `${product}-38`, listId, qty: 3 }],
    addressId: fixture.addressId,
    paymentMethod: 'OFFLINE_TRANSFER',
    notifyUserIds: [],
  };
  const [ordered, gone] = await Promise.all([
    lin.post('/api/sp/front/inquiry/create', body, key()),
    boss.del(`/api/v1/teams/${teamId}`),
  ]);
  expect([ordered.code, gone.code].filter((code) => code === 200)).toHaveLength(1);
});
