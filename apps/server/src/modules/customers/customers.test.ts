import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyers } from '../../db/schema/accounts';
import { operationRecords } from '../../db/schema/platform';
import { field, makeList } from '../../testing/builders';
import { makeBuyer, makeStaff } from '../../testing/people';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeViewer } from '../../testing/scopeFixture';

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
});
afterAll(() => fixture.server.close());

test('only an identity that staff confirmed opens lists; changing it takes that back', async () => {
  const { server, lin, linId, sales } = fixture;
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
    (await fixture.guest.put(`/api/v1/customers/${linId}/identity`, { identityType: 'LIVE_STREAMING' }))
      .status,
  ).toBe(403);
});

const row = (data: unknown, name: string) =>
  (field(data, 'list') as Record<string, unknown>[]).find((one) => one.nickname === name);

const form = {
  areaCode: '+65',
  phone: '81234077',
  nickname: 'Lim',
  companyName: 'Keong Saik',
  identityType: 'PHYSICAL_STORE',
};

test('D-37 Q-43 X-A94 a change by who sees neither addresses nor amounts keeps both, and so says its record', async () => {
  const { server } = fixture;
  const email = 'kept@buyer.example';
  const id = await makeBuyer(server.db, {
    username: 'kept',
    phone: '13800136055',
    email,
    creditLimitCents: 7,
  });
  const perms = ['biz:customer:query', 'biz:customer:edit'];
  const { tester: blind } = await makeViewer(server, 'blind', 'ALL', perms);
  const { version, ...shown } = (await blind.get(`/api/v1/customers/${id}`)).data as Record<string, unknown>;
  const changed = await blind.put(`/api/v1/customers/${id}`, {
    nickname: 'Kept Lim',
    email: shown.email,
    identityType: shown.identityType,
    companyName: 'Keong Saik',
    salesmanId: null,
    sellerFlag: shown.sellerFlag,
    creditLimitCents: 0,
    remark: '',
    version,
  });
  expect(changed.code, changed.raw.body).toBe(200);
  const kept = { nickname: 'Kept Lim', email, creditLimitCents: 7 };
  const [stored] = await server.db.select().from(buyers).where(eq(buyers.id, id));
  expect(stored).toMatchObject(kept);
  const [told] = await server.db.select().from(operationRecords).where(eq(operationRecords.entityId, id));
  expect(told?.after).toMatchObject(kept);
});

test('X-A91 X-A92 X-A97 the table, its sheet and one customer, with neither amounts nor ways to reach people for who is not shown them', async () => {
  const { sales, guest, lin, linId } = fixture;
  const page = await sales.get('/api/v1/customers/page?keywords=13800136021');
  expect(row(page.data, '林')).toMatchObject({ teamRole: 'LEADER', salesman: { name: 'giulia' } });
  const seen = (await guest.get(`/api/v1/customers/${linId}`)).data;
  expect(seen).toMatchObject({ phone: '', email: null, addresses: [], spentCents: 0 });
  expect((await guest.get('/api/v1/customers/page?keywords=13800136021')).data).toMatchObject({ total: 0 });
  expect((await guest.get('/api/v1/customers/page?sort=spentCents')).code).toBe(40001);
  expect((await sales.get('/api/v1/customers/page?sort=spentCents&order=desc')).code).toBe(200);
  expect((await lin.get('/api/v1/customers/page')).status).toBe(401);
  expect((await sales.get('/api/v1/customers/nobody')).code).toBe(40401);
  const sheet = await sales.get('/api/v1/customers/_export');
  expect(sheet.raw.headers['content-type']).toContain('spreadsheetml');
});

test('X-A93 R-2.51 a customer made by staff signs in with the password told once; phone and e-mail are used once', async () => {
  const { sales, guest, server, linId } = fixture;
  const made = await sales.post('/api/v1/customers', {
    ...form,
    username: 'limhui',
    email: 'lim@keongsaik.example',
  });
  expect(made.code).toBe(200);
  const password = String(field(made.data, 'initialPassword'));
  await expect(server.buyer('limhui', password)).resolves.toBeDefined();
  const id = String(field(made.data, 'id'));
  expect((await sales.get(`/api/v1/customers/${id}`)).data).toMatchObject({
    salesman: { name: 'giulia' },
    identityConfirmed: true,
    version: 1,
  });
  expect((await sales.post('/api/v1/customers', form)).code).toBe(40008);
  const other = { ...form, phone: '81234078' };
  expect((await sales.post('/api/v1/customers', { ...other, email: 'LIM@keongsaik.example' })).code).toBe(
    40007,
  );
  expect((await sales.post('/api/v1/customers', { ...other, username: 'limhui' })).code).toBe(40913);
  expect((await sales.post('/api/v1/customers', { ...other, phone: '1' })).code).toBe(40001);
  expect((await sales.post('/api/v1/customers', { ...other, salesmanId: 'nobody' })).code).toBe(40401);
  expect((await sales.post('/api/v1/customers', { ...other, salesmanId: null })).code).toBe(200);
  expect((await guest.post('/api/v1/customers', form)).status).toBe(403);
  expect(linId).not.toBe(id);
});

test('D-39 E-40910 a customer bound by a code binds no other; staff who see both do, at any time', async () => {
  const { guest, server } = fixture;
  await makeBuyer(server.db, { username: 'bound', phone: '13800136031', nickname: 'bound' });
  const [first, second] = await Promise.all(
    ['marco', 'elena'].map((username) =>
      makeStaff(server.db, { username, invitationCode: `${username.toUpperCase()}1` }, 'SALES'),
    ),
  );
  await makeStaff(server.db, { username: 'chief' }, 'ADMIN');
  const [bound, chief] = [await server.buyer('bound'), await server.staff('chief')];
  const bind = (code: string) => bound.post(`/api/sp/front/user/bin/sale?invitationCode=${code}`);
  expect((await bind('MARCO1')).data).toMatchObject({ name: 'marco' });
  expect((await bind('ELENA1')).code).toBe(40910);
  const salesperson = async () => field((await bound.get('/api/sp/front/user/get/salesman')).data, 'name');
  expect(await salesperson()).toBe('marco');
  const [found] = (await server.db.execute(sql`select id from buyers where username = 'bound'`)).rows;
  const assign = (salesmanId: unknown, who = chief) =>
    who.put('/api/v1/customers/batch', { ids: [found?.id], step: 'ASSIGN', salesmanId });
  expect((await assign(second, guest)).status).toBe(403);
  for (const [id, name] of [
    [second, 'elena'],
    [first, 'marco'],
  ]) {
    expect((await assign(id)).data).toMatchObject({ done: [found?.id], failed: [] });
    expect(await salesperson()).toBe(name);
  }
});

test('X-A94 X-A95 D-55 a change names the version it read; another phone number ends the sessions', async () => {
  const { sales, server, linId } = fixture;
  await server.buyer('stranger');
  const [found] = (await server.db.execute(sql`select id, version from buyers where username = 'stranger'`))
    .rows;
  const id = String(found?.id);
  const input = {
    nickname: '王',
    email: null,
    identityType: 'HK_TRADER',
    companyName: '北岸',
    sellerFlag: true,
    creditLimitCents: 500_000,
    remark: '月结',
    version: found?.version,
  };
  const { data } = await sales.get(`/api/v1/customers/${linId}`);
  const salesmanId = field(data, 'salesman', 'id');
  expect((await sales.put(`/api/v1/customers/${id}`, { ...input, salesmanId })).code).toBe(200);
  const old = await sales.put(`/api/v1/customers/${id}`, { ...input, salesmanId });
  expect(old.code).toBe(40901);
  expect(old.data).toMatchObject({ changedBy: 'giulia', current: { remark: '月结' } });
  expect((await sales.put(`/api/v1/customers/${id}`, { ...input, salesmanId: null, version: 2 })).code).toBe(
    40001,
  );
  expect((await sales.get(`/api/v1/customers/${id}`)).data).toMatchObject({
    identityConfirmed: true,
    credit: { creditLimitCents: 500_000, onAccountCents: 0, freeCents: 500_000 },
  });
  const stranger = await server.buyer('stranger');
  const phone = { areaCode: '+86', phone: '13800136021', version: 2 };
  expect((await sales.patch(`/api/v1/customers/${id}/phone`, phone)).code).toBe(40008);
  expect((await sales.patch(`/api/v1/customers/${id}/phone`, { ...phone, phone: '13800136099' })).code).toBe(
    200,
  );
  expect((await stranger.get('/api/sp/front/user/get/info')).code).toBe(203);
});

test('X-A96 M-U one step for several, with a report; disabling and signing out end the sessions', async () => {
  const { sales, guest, server } = fixture;
  const [found] = (await server.db.execute(sql`select id from buyers where username = 'chen'`)).rows;
  const id = String(found?.id);
  const step = (body: object) => sales.put('/api/v1/customers/batch', { ids: [id, 'nobody'], ...body });
  const report = { done: [id], failed: [{ id: 'nobody', code: 40401 }] };
  const chen = await server.buyer('chen');
  expect((await step({ step: 'SIGN_OUT' })).data).toEqual(report);
  expect((await chen.get('/api/sp/front/user/get/info')).code).toBe(203);
  expect((await step({ step: 'CONFIRM_IDENTITY' })).data).toEqual(report);
  expect((await step({ step: 'DISABLE' })).data).toEqual(report);
  expect((await sales.get(`/api/v1/customers/page?status=DISABLED`)).data).toMatchObject({ total: 1 });
  expect((await sales.patch(`/api/v1/customers/${id}/status?status=ENABLED`)).code).toBe(200);
  expect((await step({ step: 'ASSIGN' })).code).toBe(40001);
  expect((await step({ step: 'ENABLE', salesmanId: null })).code).toBe(40001);
  expect((await step({ step: 'ASSIGN', salesmanId: 'nobody' })).code).toBe(40401);
  expect((await guest.put('/api/v1/customers/batch', { ids: [id], step: 'ENABLE' })).status).toBe(403);
});

const bossOf = async (server: OrderFixture['server']) => {
  await makeStaff(server.db, { username: 'boss' }, 'ADMIN');
  return server.staff('boss');
};

test('X-A98 X-A99 R-6.06 salespeople with their figures; a new code takes the place of the old one', async () => {
  const { sales, guest, server } = fixture;
  const boss = await bossOf(server);
  const page = await boss.get('/api/v1/salesmen/page?keywords=giulia');
  const [giulia] = field(page.data, 'list') as { userId: string; customerCount: number }[];
  expect(giulia?.customerCount).toBeGreaterThan(2);
  expect((await guest.post(`/api/v1/salesmen/${giulia?.userId}/code`)).status).toBe(403);
  expect((await sales.post(`/api/v1/salesmen/${giulia?.userId}/code`)).status).toBe(403);
  const code = String(
    field((await boss.post(`/api/v1/salesmen/${giulia?.userId}/code`)).data, 'invitationCode'),
  );
  const next = await boss.post(`/api/v1/salesmen/${giulia?.userId}/code`);
  expect(field(next.data, 'invitationCode')).not.toBe(code);
  expect((await boss.post('/api/v1/salesmen/nobody/code')).code).toBe(40401);
});
