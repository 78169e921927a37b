import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { importJobs } from '../db/schema/imports';
import type * as SheetWorkers from '../sheets/workers';
import { makeBasics, makeList, makeProduct } from '../testing/builders';
import { makeBuyer, makeStaff } from '../testing/people';
import { book, sendSheet } from '../testing/sheets';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import type { Tester } from '../testing/testers';

/** Sheets that wait for their worker, and what lets them through. */
const gate = vi.hoisted(() => {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { waiting: 0, isOpen, open: () => open() };
});
vi.mock('../sheets/workers', async (importReal) => {
  const real = await importReal<typeof SheetWorkers>();
  return {
    ...real,
    runJob: async (...job: Parameters<typeof real.runJob>) => {
      gate.waiting += 1;
      await gate.isOpen;
      return real.runJob(...job);
    },
  };
});

const CONNECTIONS = 2;
const CODE = '0012345678905';
let server: TestServer;
let lin: Tester;
let wang: Tester;
let root: Tester;
let listId: string;
beforeAll(async () => {
  server = await startTestServer({ config: { poolSize: CONNECTIONS } });
  await makeBasics(server.db);
  await makeBuyer(server.db, { username: 'lin' });
  await makeBuyer(server.db, { username: 'wang' });
  await makeStaff(server.db, { username: 'root' }, 'ROOT');
  lin = await server.buyer('lin');
  wang = await server.buyer('wang');
  root = await server.staff('root');
  listId = await makeList(server.db);
  await makeProduct(server.db, { listId, sizes: { '38': 7 }, intlCode: CODE });
});
afterAll(() => server.close());

test('D-55 Q-11 a call with a key holds no connection while its sheet is read: others are answered', async () => {
  const sheet = book([
    ['国际编码', '38'],
    [CODE, 2],
  ]);
  const key = randomUUID();
  const send = (who: Tester) => sendSheet(who, sheet, { listId, headers: { 'idempotency-key': key } });
  const sent = [send(lin), send(lin), send(wang)];
  await expect.poll(() => gate.waiting).toBe(CONNECTIONS);
  const others = await Promise.all(
    Array.from({ length: 4 }, () => root.get('/api/v1/orders/page', { pageNum: 1, pageSize: 10 })),
  );
  expect(others.map(({ code }) => code)).toEqual([200, 200, 200, 200]);
  gate.open();
  const [first, second] = await Promise.all(sent);
  expect(first?.code, first?.message).toBe(200);
  expect(second?.data).toEqual(first?.data);
  const again = await send(lin);
  expect(again.raw.headers).toMatchObject({ 'idempotent-replayed': 'true' });
  // A repetition has its answer before the sheet is read again.
  expect(gate.waiting).toBe(3);
  expect(await server.db.$count(importJobs)).toBe(2);
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
