import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importJobs } from '../db/schema/imports';
import { LONGEST_SHEET_JOB_MS } from '../config/config';
import { limitJobs } from '../sheets/workers';
import { makeBasics, makeList, makeProduct } from '../testing/builders';
import { holdNextSheet } from '../testing/heldSheets';
import { makeBuyer, makeStaff } from '../testing/people';
import { book, sendSheet } from '../testing/sheets';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import type { Tester } from '../testing/testers';

const CODE = '0012345678905';
let server: TestServer;
let lin: Tester;
let root: Tester;
let listId: string;
beforeAll(async () => {
  // Longer limit for jobs: the test holds a sheet back for as long as the other calls take.
  limitJobs(600_000);
  server = await startTestServer({ config: { poolSize: 1 } });
  await makeBasics(server.db);
  await makeBuyer(server.db, { username: 'lin' });
  await makeStaff(server.db, { username: 'root' }, 'ROOT');
  lin = await server.buyer('lin');
  root = await server.staff('root');
  listId = await makeList(server.db);
  await makeProduct(server.db, { listId, sizes: { '38': 7 }, intlCode: CODE });
});
afterAll(async () => {
  limitJobs(LONGEST_SHEET_JOB_MS);
  await server.close();
});

test('D-55 Q-11 a call with a key holds no connection while its sheet is read: others are answered', async () => {
  const sheet = book([
    ['国际编码', '38'],
    [CODE, 2],
  ]);
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => sendSheet(lin, sheet, { listId, headers });
  const held = holdNextSheet();
  try {
    const sent = [send(), send()];
    await expect.poll(held.isHeld).toBe(true);
    const others = await Promise.all(
      Array.from({ length: 4 }, () => root.get('/api/v1/orders/page', { pageNum: 1, pageSize: 10 })),
    );
    expect(others.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
    held.release();
    const [first, second] = await Promise.all(sent);
    expect(first?.code, first?.message).toBe(200);
    expect(second?.data).toEqual(first?.data);
  } finally {
    held.release();
  }
  const again = await send();
  expect(again.raw.headers).toMatchObject({ 'idempotent-replayed': 'true' });
  expect(await server.db.$count(importJobs)).toBe(1);
});

test('D-55 two calls with one key that both prepare make one account', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const person = {
    username: 'marta',
    nickname: 'Marta',
    gender: 'UNSPECIFIED',
    roleIds: ['r-guest'],
    status: 'ENABLED',
  };
  const answers = await Promise.all([1, 2, 3].map(() => root.post('/api/v1/users', person, key)));
  expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 40904, 40904]);
});
