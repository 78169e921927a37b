import { afterAll, beforeAll, expect, test } from 'vitest';
import { wrongSums } from '../../../torture/lib/sums';
import { field, makeAddress } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeBuyer, makeStaff } from '../../testing/people';
import { receivedShort } from '../../testing/receivedShort';
import type { Tester } from '../../testing/testers';

const LIMIT = 10_000;
const APPROVALS = '/api/v1/payments/approvals';
let fixture: OrderFixture;
let xu: Tester;
let wen: Tester;
let root: Tester;
let alone: Tester;
let addressId: string;
let credit: string;
beforeAll(async () => {
  fixture = await startOrderFixture({ secondPersonAboveCents: LIMIT });
  const { db } = fixture.server;
  await makeStaff(db, { username: 'xu', nickname: '许文静' }, 'FINANCE');
  await makeStaff(db, { username: 'wen', nickname: '文谦' }, 'FINANCE');
  await makeStaff(db, { username: 'boss' }, 'ROOT');
  addressId = await makeAddress(db, await makeBuyer(db, { username: 'alone', phone: '13800136029' }));
  [xu, wen, root] = await Promise.all([
    fixture.server.staff('xu'),
    fixture.server.staff('wen'),
    fixture.server.staff('boss'),
  ]);
  alone = await fixture.server.buyer('alone');
  credit = `/api/v1/teams/${fixture.teamId}/credit`;
});
afterAll(() => fixture.server.close());

const correct = (amountCents: number, who = xu) => who.post(credit, { amountCents, note: '年度返利' });
const ask = (body: object, who = xu) => who.post(APPROVALS, { note: '按客户要求', ...body });
const decide = (data: unknown, body: object, who = wen) =>
  who.put(`${APPROVALS}/${String(field(data, 'id'))}/decide`, { version: 1, ...body });
const balance = async () =>
  Number(field((await fixture.lin.get('/api/sp/front/payment/credit/page')).data, 'balanceCents'));
const notices = async (who: Tester) =>
  JSON.stringify((await who.get('/api/v1/notices/my-page', { pageNum: 1, pageSize: 20 })).data);

test('X-A106 E-40920 one person corrects credit up to the limit of a day, given and taken together, however it is split', async () => {
  expect((await correct(LIMIT + 1)).data).toEqual({ limitCents: LIMIT });
  expect((await correct(6000)).code).toBe(200);
  const [first, second] = await Promise.all([correct(-3000), correct(-3000, wen)]);
  expect([first.code, second.code].toSorted()).toEqual([200, 40920]);
  expect((await correct(1001, wen)).code).toBe(40920);
  expect(await balance()).toBe(3000);
});

test('X-A218 X-A219 X-A220 E-40302 a correction above the limit is given once another person agrees, and is told to both', async () => {
  const before = await balance();
  const asked = await ask({ teamId: fixture.teamId, amountCents: 50_000 });
  expect(asked.data).toMatchObject({
    kind: 'CREDIT',
    status: 'WAITING',
    ownRequest: true,
    requestedBy: '许文静',
  });
  expect(await balance()).toBe(before);
  expect(await ask({ teamId: fixture.teamId, amountCents: 1 }, wen)).toMatchObject({
    code: 40904,
    data: { from: 'WAITING' },
  });
  expect(await notices(wen)).toContain('按客户要求');
  const page = (await wen.get(`${APPROVALS}/page`, { status: 'WAITING', keywords: '按客户' })).data;
  expect(page).toMatchObject({ total: 1, list: [{ amountCents: 50_000, ownRequest: false }] });
  expect((await decide(asked.data, { approve: true }, xu)).code).toBe(40302);
  expect((await decide(asked.data, { approve: true, version: 9 })).code).toBe(40901);
  for (const note of [undefined, '   '])
    expect((await decide(asked.data, { approve: false, note })).data).toMatchObject({
      fields: { note: expect.any(String) },
    });
  expect((await decide(asked.data, { approve: true }, fixture.sales)).status).toBe(403);
  const both = await Promise.all([wen, root].map((who) => decide(asked.data, { approve: true }, who)));
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 40901]);
  expect(await balance()).toBe(before + 50_000);
  expect(await notices(xu)).toContain('复核通过');
  expect((await decide(asked.data, { approve: true, version: 2 })).data).toMatchObject({ from: 'APPROVED' });
  expect(await wrongSums(fixture.server.db)).toEqual([]);
});

test('X-A219 X-A220 who asked takes it back by refusing it; refused, nothing moves and another may be asked for', async () => {
  const before = await balance();
  const asked = await ask({ teamId: fixture.teamId, amountCents: -20_000 });
  const refused = await decide(asked.data, { approve: false, note: '重复了' }, xu);
  expect(refused.data).toMatchObject({ status: 'REFUSED', decideNote: '重复了', decidedBy: '许文静' });
  expect((await ask({ teamId: fixture.teamId, amountCents: -before - 1 })).data).toEqual({
    openCents: before,
  });
  expect((await ask({ teamId: fixture.teamId, amountCents: -20_000 })).code).toBe(200);
  expect(await balance()).toBe(before);
});

test('X-A135 X-A219 X-A220 E-40920 E-40917 a refund above the limit waits for a second person, and is checked again as it moves', async () => {
  const { id, claim, worth } = await receivedShort(fixture, {
    buyer: alone,
    from: addressId,
    root,
    finance: xu,
  });
  await xu.put(`/api/v1/claims/${claim}/settle`, { settledCents: worth, note: '照片属实', version: 1 });
  const refund = (amountCents: number) =>
    xu.post('/api/v1/payments/refunds', { orderId: id, amountCents, note: '退回原账户' });
  expect(worth).toBeGreaterThan(LIMIT + 200);
  expect((await refund(worth)).data).toEqual({ limitCents: LIMIT });
  expect((await ask({ orderId: id, amountCents: -1 })).code).toBe(40001);
  expect((await ask({ orderId: id, teamId: fixture.teamId, amountCents: 1 })).code).toBe(40001);
  expect((await ask({ orderId: id, amountCents: worth + 1 })).data).toEqual({ openCents: worth });
  const asked = await ask({ orderId: id, amountCents: worth });
  expect(asked.data).toMatchObject({ kind: 'REFUND', orderId: id, amountCents: worth });
  expect((await refund(100)).code).toBe(200);
  expect((await decide(asked.data, { approve: true })).data).toEqual({ openCents: worth - 100 });
  await decide(asked.data, { approve: false, note: '已部分退回' });
  const rest = await ask({ orderId: id, amountCents: worth - 100 });
  expect((await decide(rest.data, { approve: true })).data).toMatchObject({
    status: 'APPROVED',
    decidedBy: '文谦',
  });
  const detail = (await alone.get(`/api/sp/front/order/detail/${id}`)).data;
  expect(field(detail, 'logs', 0)).toMatchObject({ action: 'refund', after: { amountCents: worth - 100 } });
  expect((await refund(1)).data).toEqual({ openCents: 0 });
  expect(await wrongSums(fixture.server.db)).toEqual([]);
});
