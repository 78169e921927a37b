import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../../db/records';
import { purchaseOrders } from '../../db/schema/purchasing';
import { STAFF_PERMS } from '@selvedge/domain/people/staffPermissions';
import { field } from '../../testing/builders';
import { firstSheet, linesOf } from '../../testing/exportedSheets';
import { OWNERS, SEEN, type ScopeFixture, startScopeFixture } from '../../testing/scopeFixture';
import { makeStaff } from '../../testing/people';
import type { Tester } from '../../testing/testers';

const PAGE = '/api/v1/logs/page';
let fixture: ScopeFixture;
let guest: Tester;
beforeAll(async () => {
  fixture = await startScopeFixture(STAFF_PERMS);
  const { db } = fixture.server;
  await makeStaff(db, { username: 'looks' }, 'GUEST');
  guest = await fixture.server.staff('looks');
  await record(db, {
    entity: 'buyer',
    entityId: fixture.customers.own,
    action: 'edit',
    actor: { type: 'STAFF', id: fixture.salespeople.own, name: 'Giulia' },
    before: { nickname: '林', phone: '13800136021', creditLimitCents: 0, remark: 'same' },
    after: {
      nickname: '林慧',
      phone: '13800136022',
      creditLimitCents: 5000,
      remark: 'same',
      passwordHash: 'x',
    },
    note: '改为 €50',
    at: new Date('2026-01-02T03:04:05Z'),
  });
});
afterAll(() => fixture.server.close());

const rows = async (who: Tester, query: object) =>
  (field((await who.get(PAGE, { pageSize: 100, ...query })).data, 'list') ?? []) as Record<string, unknown>[];

test('X-A47 D-56 a record says who, when, to what, and only the fields that changed', async () => {
  const [found] = await rows(fixture.viewers.ALL, { entityType: 'buyer', operator: 'giu' });
  expect(found).toMatchObject({
    module: 'CUSTOMER',
    entityName: 'c_own',
    action: 'edit',
    operatorName: 'Giulia',
    before: { nickname: '林', phone: '13800136021', creditLimitCents: 0 },
    after: { nickname: '林慧', phone: '13800136022', creditLimitCents: 5000 },
    note: '改为 €50',
  });
  expect(JSON.stringify(found), 'Q-49').not.toMatch(/passwordHash|remark/);
});

test('X-A47 a record of a purchase order names it, and is found by its number', async () => {
  const { db } = fixture.server;
  const order = { supplierId: 's1', expectedAt: '2027-03-01', createdBy: 'Giulia' };
  await db.insert(purchaseOrders).values({ ...order, id: 'po-1', poNo: 'PO27010001' });
  const actor = { type: 'STAFF', id: fixture.salespeople.own, name: 'Giulia' } as const;
  await record(db, { entity: 'purchaseOrder', entityId: 'po-1', action: 'create', actor });
  const found = await rows(fixture.viewers.ALL, { keywords: 'PO27010001' });
  expect(found).toMatchObject([{ entityType: 'purchaseOrder', entityName: 'PO27010001' }]);
});

test('X-A47 the export names the closing of a purchase order otherwise than that of a list', async () => {
  const { db } = fixture.server;
  const actor = { type: 'STAFF', id: fixture.salespeople.own, name: 'Chiusa' } as const;
  for (const entity of ['list', 'purchaseOrder'] as const)
    await record(db, { entity, entityId: 'closed', action: 'close', actor });
  const lines = await sheet(fixture.viewers.ALL, { operator: 'Chiusa' }, 'zh-CN');
  expect(
    lines
      .slice(1)
      .map((cells) => cells.slice(3, 5))
      .sort(),
  ).toEqual([
    ['关闭', '采购单'],
    ['截单', '清单'],
  ]);
});

test('D-37 Q-43 who may see neither amounts nor contact data finds neither in a record, nor the note', async () => {
  const [found] = await rows(guest, { entityType: 'buyer', operator: 'giu' });
  expect(found).toMatchObject({ before: { nickname: '林' }, after: { nickname: '林慧' } });
  expect(JSON.stringify(found)).not.toMatch(/1380013602|Cents|€/);
  expect(await rows(guest, { keywords: '€50' }), 'and does not find it by what is hidden').toEqual([]);
});

test('X-A47 X-A124 D-56 one answer shows at most two megabytes of changes, the newest of them, and names the rest', async () => {
  const { db } = fixture.server;
  const id = fixture.orders.elsewhere;
  const kept = 12;
  for (let at = 0; at < kept; at += 1)
    await record(db, {
      entity: 'order',
      entityId: id,
      action: 'editLines',
      actor: { type: 'SYSTEM', id: null, name: 'system' },
      before: { lines: 'a' },
      after: { lines: randomBytes(150_000).toString('hex') },
      at: new Date(Date.UTC(2099, 0, 1, 0, at)),
    });
  const answers = [
    await rows(fixture.viewers.ALL, { entityType: 'order', entityId: id }),
    ((await fixture.viewers.ALL.get(`/api/v1/orders/${id}/logs`)).data ?? []) as Record<string, unknown>[],
  ];
  for (const found of answers) {
    const saved = found.filter(({ action }) => action === 'editLines');
    expect(saved.length).toBe(kept);
    expect(saved.map(({ after }) => after !== null)).toEqual(Array.from({ length: kept }, (_, at) => at < 6));
    expect(JSON.stringify(found).length).toBeLessThan(2_100_000);
  }
});

test('X-A47 records are found by area, side, time, and what people call the thing', async () => {
  const who = fixture.viewers.ALL;
  const [order] = await rows(who, { module: 'ORDER', operatorType: 'BUYER' });
  expect(order).toMatchObject({ entityType: 'order', action: 'submitInquiry' });
  const no = String(order?.entityName);
  expect((await rows(who, { keywords: no })).every((row) => row.entityName === no)).toBe(true);
  const span = { from: '2026-01-02T00:00:00Z', to: '2026-01-03T00:00:00Z' };
  expect(await rows(who, span)).toHaveLength(1);
  expect(await rows(who, { module: 'SYSTEM', ...span })).toEqual([]);
  const actor = { type: 'STAFF', id: fixture.salespeople.own, name: 'Giulia' } as const;
  await record(fixture.server.db, { entity: 'moneyApproval', entityId: 'ma-1', action: 'ask', actor });
  const asked = { entityType: 'moneyApproval', module: 'PAYMENT' };
  expect(await rows(who, { entityId: 'ma-1', module: 'PAYMENT' })).toMatchObject([asked]);
  expect((await who.get(PAGE, { module: 'HOUSE' })).code).toBe(40001);
});

test.each(['OWN', 'DEPT', 'DEPT_AND_BELOW', 'ALL'] as const)(
  'D-52 a role that sees %s finds what its customers did, and no others',
  async (scope) => {
    const found = await rows(fixture.viewers[scope], { entityType: 'order', operatorType: 'BUYER' });
    const seen = OWNERS.filter((owner) => found.some(({ entityId }) => entityId === fixture.orders[owner]));
    expect(seen).toEqual(SEEN[scope]);
  },
);

const sheet = async (who: Tester, query: object, language = 'en') =>
  linesOf(
    (await who.get('/api/v1/logs/_export', { ...query }, { 'accept-language': language })).raw.rawPayload,
  );

test('X-A47 Q-09 Q-43 the export holds what the page holds, in words, as its reader may see it, formulas neutral', async () => {
  const { db } = fixture.server;
  await record(db, {
    entity: 'buyer',
    entityId: fixture.customers.own,
    action: 'edit',
    actor: { type: 'STAFF', id: fixture.salespeople.own, name: '=cmd|x' },
    before: { nickname: '林' },
    after: { nickname: '=1+1' },
    at: new Date('2026-01-04T03:04:05Z'),
  });
  const span = { from: '2026-01-01T00:00:00Z', to: '2026-01-05T00:00:00Z' };
  const [heads, ...lines] = await sheet(fixture.viewers.ALL, span);
  expect(heads?.slice(0, 4)).toEqual(['Time (Asia/Shanghai)', 'Who', 'Side', 'What']);
  expect(lines).toHaveLength(2);
  const raw = (await fixture.viewers.ALL.get('/api/v1/logs/_export', span)).raw.rawPayload;
  const cells = Object.values(firstSheet(raw)) as { t?: string; v?: unknown; f?: unknown }[];
  expect(cells.filter(({ v }) => v === '=cmd|x')).toMatchObject([{ t: 's' }]);
  expect(cells.every(({ f }) => f === undefined)).toBe(true);
  expect(JSON.stringify(lines[1])).toContain('1380013602');
  expect(JSON.stringify(await sheet(fixture.viewers.OWN, { ...span, operator: 'giu' }))).toContain('Giulia');
  await makeStaff(db, { username: 'reads' }, 'GUEST');
  const reads = await fixture.server.staff('reads');
  expect((await reads.get('/api/v1/logs/_export')).status).toBe(403);
});
