import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../db/ids';
import { importJobs } from '../../db/schema/imports';
import { files } from '../../db/schema/platform';
import { failedJobs } from '../../jobs/failed';
import { field, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import type { ApiAnswer, Tester } from '../../testing/testers';

/** Bytes that one owner may store in this test: enough for some workbooks of one row. */
const ROOM = 40_000;

let fixture: OrderFixture;
beforeAll(async () => {
  const quota = { filesPerDay: 45, sheetsPerDay: 3, bytesPerDay: 1_000_000, bytesKept: ROOM };
  fixture = await startOrderFixture({ quota });
  await makeProduct(fixture.server.db, { listId: fixture.listId, sizes: { '38': 7 } });
});
afterAll(() => fixture.server.close());

const start = (who: Tester) =>
  who.post('/api/sp/front/export/create', { type: 'LIST', listId: fixture.listId, columns: ['intlCode'] });

/** Runs a requested export to its end, and returns its row. */
async function ended(asked: ApiAnswer) {
  expect(asked).toMatchObject({ code: 200 });
  const id = String(field(asked.data, 'id'));
  const read = async () => {
    await fixture.server.work();
    return (await fixture.server.db.select().from(importJobs).where(eq(importJobs.id, id)))[0];
  };
  await expect.poll(async () => (await read())?.state).toMatch(/DONE|FAILED/);
  return read();
}

/** Stores a file of an owner; returns a function that removes it. */
async function store(kind: 'buyer' | 'staff', ownerId: string, size: number) {
  const { db } = fixture.server;
  const id = newId();
  await db.insert(files).values({
    id,
    ownerKind: kind,
    ownerId,
    name: 'a.pdf',
    kind: 'PDF',
    contentType: 'application/pdf',
    size,
    storageKey: id,
  });
  return () => db.delete(files).where(eq(files.id, id));
}

test('X-B83 D-59 D-60 E-41301 workbooks take of the room of who exported them: uploads and exports without room are refused', async () => {
  const remove = await store('buyer', fixture.linId, ROOM);
  expect(await start(fixture.lin)).toMatchObject({
    code: 41301,
    data: { max: 0 },
    message: '您的存储空间已满',
  });
  await remove();
  const { fileSize = 0 } = (await ended(await start(fixture.lin))) ?? {};
  expect(fileSize).toBeGreaterThan(0);
  const file = {
    filename: 'transfer.pdf',
    data: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(ROOM - fileSize)]),
  };
  const refused = await fixture.lin.form('/api/sp/front/upload/file', { file });
  expect(refused).toMatchObject({ code: 41301, data: { max: ROOM - fileSize } });
  expect((await fixture.chen.form('/api/sp/front/upload/file', { file })).code).toBe(200);
});

test('X-B83 D-59 M-J a workbook that is larger than the room left is not kept: its export fails and says why', async () => {
  const { db } = fixture.server;
  const remove = await store('buyer', fixture.linId, ROOM - 100);
  await db.delete(importJobs);
  const job = await ended(await start(fixture.lin));
  expect(job).toMatchObject({ state: 'FAILED', error: expect.stringContaining('存储空间已满') });
  expect(await failedJobs(db), 'trying again would change nothing').toEqual([]);
  expect(await db.$count(files, eq(files.ownerId, String(job?.id)))).toBe(0);
  await remove();
});

test('X-A67 X-A83 X-A126 D-60 E-41301 staff without room export nothing', async () => {
  const bossId = await makeStaff(fixture.server.db, { username: 'boss' }, 'ROOT');
  const boss = await fixture.server.staff('boss');
  await fixture.order();
  await store('staff', bossId, ROOM);
  for (const path of ['products', 'orders', `lists/${fixture.listId}`])
    expect(await boss.get(`/api/v1/${path}/_export`), path).toMatchObject({ code: 41301, data: { max: 0 } });
});
