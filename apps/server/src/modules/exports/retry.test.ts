import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../db/ids';
import { exportPlans, importJobs } from '../../db/schema/imports';
import { lists } from '../../db/schema/lists';
import { files } from '../../db/schema/platform';
import { emptyQueue } from '../../jobs/tables';
import { field, makeList, makeProduct } from '../../testing/builders';
import { linesOf } from '../../testing/exportedSheets';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import type { Tester } from '../../testing/testers';

/** Bytes that one owner may store in this test. */
const ROOM = 40_000;

let fixture: OrderFixture;
let listId: string;
let wool: string;
let silk: string;

beforeAll(async () => {
  const quota = { filesPerDay: 45, sheetsPerDay: 3, bytesPerDay: 1_000_000, bytesKept: ROOM };
  fixture = await startOrderFixture({ quota });
  listId = await makeList(fixture.server.db);
  wool = await makeProduct(fixture.server.db, { listId, sizes: { OS: 4 }, intlCode: '8050000000101' });
  silk = await makeProduct(fixture.server.db, { listId, sizes: { OS: 4 }, intlCode: '8050000000102' });
});
afterAll(() => fixture.server.close());
beforeEach(async () => {
  await fixture.server.db.delete(importJobs);
  await emptyQueue(fixture.server.db);
});

const ask = (who: Tester, step: 'create' | 'retry' | 'del' | 'cancel', body: object, headers = {}) =>
  who.post(`/api/sp/front/export/${step}`, body, headers);
const idsOf = async (who: Tester) =>
  (field((await who.get('/api/sp/front/export/page')).data, 'list') as { id: string }[]).map(({ id }) => id);

/** Creates an export of `lin` in a state; returns its id. */
async function exportIn(state: 'QUEUED' | 'FAILED' | 'DONE', body: object = {}): Promise<string> {
  const asked = await ask(fixture.lin, 'create', { type: 'LIST', listId, columns: ['intlCode'], ...body });
  expect(asked).toMatchObject({ code: 200 });
  const id = String(field(asked.data, 'id'));
  if (state !== 'QUEUED')
    await fixture.server.db.update(importJobs).set({ state }).where(eq(importJobs.id, id));
  return id;
}

test('X-B83 M-J an export that failed is written anew with its columns and rows, in the place of the failed one', async () => {
  const id = await exportIn('FAILED', { ids: [silk, wool], columns: ['color', 'intlCode'] });
  const key = { 'idempotency-key': randomUUID() };
  const again = await ask(fixture.lin, 'retry', { id }, key);
  expect(again).toMatchObject({ code: 200, data: { state: 'QUEUED', exportType: 'LIST', listId, total: 2 } });
  const newOne = String(field(again.data, 'id'));
  expect(await ask(fixture.lin, 'retry', { id }, key), 'a key repeated').toMatchObject({
    data: { id: newOne },
  });
  expect(await idsOf(fixture.lin)).toEqual([newOne]);
  const read = async () => {
    await fixture.server.work();
    return field((await fixture.lin.get(`/api/sp/front/export/job/${newOne}`)).data, 'state');
  };
  await expect.poll(read).toBe('DONE');
  const answer = await fixture.lin.get(`/api/sp/front/export/download/${newOne}`);
  const [heads, ...rows] = linesOf(answer.raw.rawPayload);
  expect(heads?.slice(0, 2)).toEqual(['颜色', '国际编码']);
  expect(rows.map((row) => row[1]).toSorted()).toEqual(['8050000000101', '8050000000102']);
});

test('X-B83 Q-43 of two tries at once one is taken, and the other finds the failed export gone', async () => {
  const id = await exportIn('FAILED');
  const tries = await Promise.all([1, 2].map(() => ask(fixture.lin, 'retry', { id })));
  expect(tries.map(({ code }) => code).toSorted()).toEqual([200, 40401]);
  expect(await idsOf(fixture.lin)).toHaveLength(1);
});

test('X-B83 Q-43 a try that read the failed export before another took its place finds it gone', async () => {
  const { db } = fixture.server;
  const id = await exportIn('FAILED');
  const answer = await db.transaction(async (tx) => {
    await tx.execute(sql`lock table files in access exclusive mode`);
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    const asked = ask(fixture.lin, 'retry', { id });
    const stopped = sql`select pid from pg_stat_activity where ${rows[0]?.pid}::int = any(pg_blocking_pids(pid))`;
    await expect.poll(async () => (await db.execute(stopped)).rowCount).toBeGreaterThan(0);
    await db.delete(importJobs).where(eq(importJobs.id, id));
    return { asked };
  });
  expect(await answer.asked).toMatchObject({ code: 40401 });
});

test('X-B83 Q-43 D-37 E-40904 E-40915 an export is tried again by the rights and the room of now, by its owner, and only after a failure', async () => {
  const { db } = fixture.server;
  const id = await exportIn('FAILED');
  for (const who of [fixture.chen, fixture.stranger])
    for (const step of ['retry', 'del'] as const)
      expect(await ask(who, step, { id }), step).toMatchObject({ code: 40401 });
  for (const state of ['QUEUED', 'DONE'] as const)
    expect(await ask(fixture.lin, 'retry', { id: await exportIn(state) }), state).toMatchObject({
      code: 40904,
      data: { from: state },
    });

  const fileId = newId();
  const owned = { ownerKind: 'buyer', ownerId: fixture.linId, name: 'a.pdf', kind: 'PDF' } as const;
  const stored = { contentType: 'application/pdf', size: ROOM, storageKey: fileId };
  await db.insert(files).values({ id: fileId, ...owned, ...stored });
  expect(await ask(fixture.lin, 'retry', { id })).toMatchObject({ code: 41301 });
  await db.delete(files).where(eq(files.id, fileId));

  await db
    .update(lists)
    .set({ visibility: 'TEAMS', visibleTo: ['t-other'] })
    .where(eq(lists.id, listId));
  expect(await ask(fixture.lin, 'retry', { id }), 'a list for others').toMatchObject({ code: 40401 });
  await db.update(lists).set({ visibility: 'ALL', visibleTo: [] }).where(eq(lists.id, listId));

  await db.delete(exportPlans).where(eq(exportPlans.jobId, id));
  expect(await ask(fixture.lin, 'retry', { id }), 'ran out').toMatchObject({ code: 40915 });
  expect(await idsOf(fixture.lin)).toContain(id);
});

test('X-B83 Q-08 what of a failed export is not there any more is left out, and nothing left is said', async () => {
  const { db } = fixture.server;
  const lines = [{ skuId: `${wool}-OS`, listId, qty: 1 }];
  expect(await fixture.lin.post('/api/sp/front/cart/add', { lines })).toMatchObject({ code: 200 });
  const id = await exportIn('FAILED', { type: 'CART', listId: undefined });
  await db
    .update(exportPlans)
    .set({ ids: ['gone'] })
    .where(eq(exportPlans.jobId, id));
  expect(await ask(fixture.lin, 'retry', { id })).toMatchObject({
    code: 40001,
    data: { fields: { id: expect.any(String) as string } },
  });
  const productExport = await exportIn('FAILED');
  await db
    .update(exportPlans)
    .set({ ids: ['gone', silk], listIds: [listId, listId] })
    .where(eq(exportPlans.jobId, productExport));
  expect(await ask(fixture.lin, 'retry', { id: productExport })).toMatchObject({
    code: 200,
    data: { total: 1 },
  });
});

test('X-B86 M-J E-40904 an export that is over is deleted with its file; one that waits is cancelled first', async () => {
  const { db } = fixture.server;
  const waiting = await exportIn('QUEUED');
  expect(await ask(fixture.lin, 'del', { id: waiting })).toMatchObject({
    code: 40904,
    data: { from: 'QUEUED', allowed: ['cancel'] },
  });
  expect(await ask(fixture.lin, 'cancel', { id: waiting })).toMatchObject({ code: 200 });
  const failed = await exportIn('FAILED');
  const done = await exportIn('DONE');
  const fileId = newId();
  const made = { ownerKind: 'system', ownerId: done, name: 'a.xlsx', kind: 'XLSX' } as const;
  const stored = { contentType: 'x', size: 1, storageKey: fileId, state: 'KEPT' } as const;
  await db.insert(files).values({ id: fileId, ...made, ...stored });
  await db
    .update(exportPlans)
    .set({ fileIds: [fileId] })
    .where(eq(exportPlans.jobId, done));
  for (const id of [waiting, failed, done])
    expect(await ask(fixture.lin, 'del', { id })).toMatchObject({ code: 200, data: null });
  expect(await idsOf(fixture.lin)).toEqual([]);
  expect(await db.select({ state: files.state }).from(files).where(eq(files.id, fileId))).toEqual([
    { state: 'DOOMED' },
  ]);
  expect(await ask(fixture.lin, 'del', { id: done })).toMatchObject({ code: 40401 });
});
