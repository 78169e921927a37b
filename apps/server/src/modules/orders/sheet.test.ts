import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '../../testing/builders';
import { type OrderFixture, startOrderFixture, wrongLocks } from '../../testing/orderFixture';

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
});
afterAll(() => fixture.server.close());

interface SheetLine {
  subOrderId: string;
  version: number;
  editable: string[];
  line: { id: string; askedQty: number; confirmedQty: number; shortageReason?: string };
}

const sheet = async (id: string) =>
  field((await fixture.sales.get(`/api/v1/orders/${id}/big`)).data, 'lines') as SheetLine[];

const save = (id: string, subs: unknown[], who = fixture.sales) =>
  who.put(`/api/v1/orders/${id}/big`, { subs });

/** Returns the input for a sub-order that sets the pieces of all its lines in one column. */
function part(lines: SheetLine[], column: string, qty: number | ((line: SheetLine) => number)) {
  const pieces = (line: SheetLine) => (typeof qty === 'number' ? qty : qty(line));
  return {
    id: lines[0]?.subOrderId,
    version: lines[0]?.version,
    lines: lines.map((line) => ({ id: line.line.id, [column]: pieces(line) })),
  };
}
const linesOf = (lines: SheetLine[], subId: string | undefined) =>
  lines.filter(({ subOrderId }) => subOrderId === subId);
const outcomes = (data: unknown) =>
  (field(data, 'cells') as { outcome: string }[]).map(({ outcome }) => outcome);

test('X-A193 R-2.73 D-15 a column of confirmed pieces confirms its sub-order, a cut without a word is short of stock', async () => {
  const { id, subIds } = await fixture.order({ subs: 2 });
  const lines = await sheet(id);
  expect(lines[0]?.editable).toEqual(['askedQty', 'confirmedQty']);
  const own = linesOf(lines, subIds[0]);
  const saved = await save(id, [part(own, 'confirmedQty', (line) => (line === own[0] ? 4 : 5))]);
  expect(outcomes(saved.data)).toEqual(['SAVED', 'SAVED']);
  const after = await sheet(id);
  expect(linesOf(after, subIds[0])).toMatchObject([
    { editable: [], line: { confirmedQty: 4, shortageReason: 'SHORTAGE', lockedQty: 4 } },
    { line: { confirmedQty: 5 } },
  ]);
  expect(linesOf(after, subIds[1])[0]).toMatchObject({ editable: ['askedQty', 'confirmedQty'], version: 1 });
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('X-A193 D-15 one refused cell holds the others of its sub-order and no other sub-order', async () => {
  const { id, subIds } = await fixture.order({ subs: 2 });
  const lines = await sheet(id);
  const [first, second] = subIds.map((sub) => linesOf(lines, sub));
  if (first === undefined || second === undefined) throw new Error('two sub-orders are needed');
  const saved = await save(id, [
    part(first, 'confirmedQty', (line) => (line === first[1] ? 9 : 5)),
    part(second, 'confirmedQty', 5),
  ]);
  expect(saved.data).toMatchObject({
    cells: [
      { lineId: first[0]?.line.id, column: 'confirmedQty', outcome: 'HELD' },
      { outcome: 'REFUSED', reason: '确认数量不能大于询价数量' },
      { outcome: 'SAVED' },
      { outcome: 'SAVED' },
    ],
  });
  expect(linesOf(await sheet(id), subIds[0])[0]).toMatchObject({ version: 1, line: { confirmedQty: 0 } });
  const part0 = part(first.slice(0, 1), 'confirmedQty', 5);
  expect((await save(id, [part0])).data).toMatchObject({
    cells: [{ outcome: 'REFUSED', reason: '请填齐该子单每一行的确认数量' }],
  });
  const none = await save(id, [part(first, 'confirmedQty', 0)]);
  expect(outcomes(none.data)).toEqual(['REFUSED', 'REFUSED']);
});

test('X-A193 D-55 Q-26 what a colleague changed meanwhile is a conflict with who and when, the rest is saved', async () => {
  const { id, subIds } = await fixture.order({ subs: 2 });
  const lines = await sheet(id);
  await fixture.sales.put(`/api/v1/sub-orders/${subIds[0]}/confirm`, { lines: [], version: 1 });
  const saved = await save(
    id,
    subIds.map((sub) => part(linesOf(lines, sub), 'confirmedQty', 3)),
  );
  expect(outcomes(saved.data)).toEqual(['CONFLICT', 'CONFLICT', 'SAVED', 'SAVED']);
  const [conflict] = field(saved.data, 'cells') as { changedBy: string; changedAt: string }[];
  expect(conflict?.changedBy).toBe('giulia');
  expect(Date.parse(conflict?.changedAt ?? '')).toBeGreaterThan(0);
  expect(linesOf(field(saved.data, 'big', 'lines') as SheetLine[], subIds[0])[0]).toMatchObject({
    version: 2,
    line: { confirmedQty: 5 },
  });
});

test('X-A193 D-20 Q-22 more asked pieces take stock, what is not free is refused at its cell; fewer give it back', async () => {
  const { id } = await fixture.order();
  const lines = await sheet(id);
  const more = await save(id, [part(lines, 'askedQty', (line) => (line === lines[0] ? 21 : 6))]);
  expect(more.data).toMatchObject({
    cells: [{ outcome: 'REFUSED', reason: '库存只能再加 15 件' }, { outcome: 'HELD' }],
  });
  const saved = await save(id, [part(lines, 'askedQty', (line) => (line === lines[0] ? 8 : 2))]);
  expect(outcomes(saved.data)).toEqual(['SAVED', 'SAVED']);
  expect(field(saved.data, 'big')).toMatchObject({
    order: { askedQty: 10, payableCents: 110_000 },
    lines: [{ version: 2, line: { askedQty: 8, lockedQty: 8 } }, { line: { askedQty: 2, lockedQty: 2 } }],
  });
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
  expect((await fixture.sales.get(`/api/v1/orders/${id}/logs`)).data).toMatchObject([
    { action: 'editLines' },
    { action: 'submitInquiry' },
  ]);
});

test('X-A193 M-T3c pieces of an agreed sub-order become a changed offer', async () => {
  const { id } = await fixture.orderToPay();
  const lines = await sheet(id);
  expect(lines[0]?.editable).toEqual(['confirmedQty']);
  const saved = await save(id, [part(lines.slice(0, 1), 'confirmedQty', 3)]);
  expect(outcomes(saved.data)).toEqual(['SAVED']);
  expect((await sheet(id))[0]).toMatchObject({ confirmation: 'AWAITING_CUSTOMER' });
  const closed = await save(id, [part(await sheet(id), 'askedQty', 3)]);
  expect(outcomes(closed.data)).toEqual(['REFUSED', 'REFUSED']);
});

test('X-A193 M-T4a of what the customer sent back only what changes is written again', async () => {
  const { id, subIds } = await fixture.order();
  const [sub = ''] = subIds;
  await fixture.sales.put(`/api/v1/sub-orders/${sub}/confirm`, { lines: [], version: 1 });
  await fixture.sales.put(`/api/v1/sub-orders/${sub}/acknowledge`, {
    lines: [{ id: (await sheet(id))[0]?.line.id, qty: 4 }],
    version: 2,
  });
  await fixture.lin.post('/api/sp/front/inquiry/refuse', { subOrderIds: subIds, comment: '再看看' });
  const lines = await sheet(id);
  expect(lines[0]).toMatchObject({ confirmation: 'AWAITING_PLATFORM', line: { confirmedQty: 4 } });
  const saved = await save(id, [part(lines.slice(1), 'confirmedQty', 2)]);
  expect(outcomes(saved.data)).toEqual(['SAVED']);
  expect(await sheet(id)).toMatchObject([
    { confirmation: 'PLATFORM_CONFIRMED', line: { confirmedQty: 4, lockedQty: 4 } },
    { line: { confirmedQty: 2, lockedQty: 2 } },
  ]);
  expect(await wrongLocks(fixture.server.db)).toEqual([]);
});

test('X-A193 Q-36 who may not take the step gets HTTP 403, what is named twice or is of another order 40001', async () => {
  const { id } = await fixture.order();
  const lines = await sheet(id);
  const own = part(lines, 'confirmedQty', 5);
  expect((await save(id, [own], fixture.guest)).status).toBe(403);
  expect((await save(id, [part(lines, 'askedQty', 5)], fixture.guest)).status).toBe(403);
  expect((await save(id, [own, own])).data).toMatchObject({ fields: { 'subs.1.id': '同一项出现了两次' } });
  const other = await fixture.order();
  expect((await save(other.id, [own])).code).toBe(40001);
});
