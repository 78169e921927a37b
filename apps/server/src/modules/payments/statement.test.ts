import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { read, utils } from 'xlsx';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import { makeViewer } from '../../testing/scopeFixture';
import type { Tester } from '../../testing/testers';

const DAY = '2026-03-02';
let fixture: OrderFixture;
let xu: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'xu' }, 'FINANCE');
  xu = await fixture.server.staff('xu');
});
afterAll(() => fixture.server.close());

const statement = async (day = DAY, who = xu) =>
  (await who.get('/api/v1/payments/statement', { day })).data as Record<string, number> & {
    lines: { kind: string; amountCents: number }[];
    byMethod: { amountCents: number }[];
  };

test('X-A131 X-A135 the statement of a day adds up: what came in, credit apart, what went back, by business days', async () => {
  const { db } = fixture.server;
  const [one, two] = [await fixture.orderToPay(), await fixture.orderToPay()];
  const pay = (orderId: string, method: string, cents: number, at: string) =>
    db.execute(sql`insert into payments (id, order_id, method, amount_cents, paid_at, status, uploaded_by, verified_at)
      values (${randomUUID()}, ${orderId}, ${method}, ${cents}, ${at}::timestamptz, 'PAID', ${fixture.linId}, ${at}::timestamptz)`);
  await pay(one.id, 'OFFLINE_TRANSFER', 60_001, '2026-03-01T16:00:00Z');
  await pay(two.id, 'OFFLINE_CASH', 20_000, '2026-03-02T15:59:59Z');
  await pay(two.id, 'CREDIT', 5000, '2026-03-02T08:00:00Z');
  await pay(two.id, 'OFFLINE_CASH', 999, '2026-03-02T16:00:00Z');
  await db.execute(sql`insert into refunds (id, order_id, amount_cents, note, operator_name, created_at)
    values ('rf-1', ${one.id}, 10000, '=1+1', '许文静', '2026-03-02T09:00:00Z')`);
  const day = await statement();
  expect(day).toMatchObject({
    count: 4,
    receivedCents: 80_001,
    creditCents: 5000,
    refundedCents: 10_000,
    netCents: 70_001,
    byMethod: [{ amountCents: 5000 }, { amountCents: 20_000 }, { amountCents: 60_001 }],
  });
  const sum = (kind: string) =>
    day.lines.reduce((total, line) => (line.kind === kind ? total + line.amountCents : total), 0);
  expect([sum('RECEIVED'), sum('CREDIT'), sum('REFUNDED')]).toEqual([80_001, 5000, 10_000]);
  expect(await statement('2026-03-03')).toMatchObject({ count: 1, receivedCents: 999 });
  expect(await statement('2026-02-01')).toMatchObject({ count: 0, netCents: 0, lines: [] });
  const { raw } = await xu.get('/api/v1/payments/statement/_export', { day: DAY });
  const book = read(raw.rawPayload);
  const rows = utils.sheet_to_json<unknown[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  expect(rows).toHaveLength(9);
  expect(rows[7]?.[5], 'net').toBe(700.01);
  expect(rows.flat()).toContain('=1+1');
});

test('X-A131 Q-43 a statement shows the orders of the own range, and no amounts to who is not shown them', async () => {
  const { tester } = await makeViewer(fixture.server, 'ownpay', 'OWN', ['biz:payment:query']);
  expect(await statement(DAY, tester)).toMatchObject({ count: 0, lines: [] });
  expect(await statement(DAY, fixture.guest)).toMatchObject({ count: 4, receivedCents: 0, netCents: 0 });
  const luca = await makeStaff(fixture.server.db, { username: 'luca' }, 'WAREHOUSE').then(() =>
    fixture.server.staff('luca'),
  );
  expect((await luca.get('/api/v1/payments/statement', { day: DAY })).status).toBe(403);
  expect(
    field((await xu.get('/api/v1/payments/statement', { day: '2026-13-01' })).data, 'fields'),
  ).toHaveProperty('day');
});
