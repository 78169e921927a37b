import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '../../testing/builders';
import { makeStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

const PATH = '/api/v1/payment-accounts';
const ACCOUNT = {
  holder: 'Selvedge Trading S.r.l.',
  bank: 'Banca Lariana',
  accountNo: 'IT60 X054 2811 1010 0000 0123 456',
  currency: 'EUR',
  enabled: true,
  sort: 10,
};

let server: TestServer;
let finance: Tester;
let sales: Tester;
beforeAll(async () => {
  server = await startTestServer();
  await makeStaff(server.db, { username: 'xu' }, 'FINANCE');
  await makeStaff(server.db, { username: 'giulia' }, 'SALES');
  finance = await server.staff('xu');
  sales = await server.staff('giulia');
});
afterAll(() => server.close());

const add = (input: object, who = finance) => who.post(PATH, input, { 'idempotency-key': randomUUID() });

test('X-A136 a merchant without the demo gets its accounts: added, read, changed at its version, taken away', async () => {
  expect((await add(ACCOUNT, sales)).status).toBe(403);
  const id = String(field((await add({ ...ACCOUNT, note: ' number of the order ' })).data, 'id'));
  const [stored] = (await finance.get(PATH)).data as object[];
  expect(stored).toMatchObject({ ...ACCOUNT, id, note: 'number of the order', version: 1 });
  const changed = { ...ACCOUNT, bank: 'Cassa Lariana', enabled: false, version: 1 };
  const both = await Promise.all([1, 2].map(() => finance.put(`${PATH}/${id}`, changed)));
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 40901]);
  expect(both.find(({ code }) => code === 40901)?.data).toMatchObject({
    current: { id, bank: 'Cassa Lariana', version: 2 },
    changedBy: 'xu',
  });
  expect((await finance.del(`${PATH}/${id}`)).code).toBe(200);
  expect((await finance.del(`${PATH}/${id}`)).code).toBe(40401);
  expect((await finance.get(PATH)).data).toEqual([]);
});

test('X-A136 a number stands once, whatever its spaces and hyphens, and the check digits of an IBAN fit', async () => {
  const first = field((await add(ACCOUNT)).data, 'id');
  const again = await add({ ...ACCOUNT, accountNo: ACCOUNT.accountNo.replaceAll(' ', '') });
  expect(again).toMatchObject({ code: 40913, data: { field: 'accountNo' } });
  const wrong = await add({ ...ACCOUNT, accountNo: 'IT61 X054 2811 1010 0000 0123 456' });
  expect(field(wrong.data, 'fields')).toHaveProperty('accountNo');
  const other = field((await add({ ...ACCOUNT, accountNo: '808-1', currency: 'HKD' })).data, 'id');
  const taken = await finance.put(`${PATH}/${String(other)}`, { ...ACCOUNT, version: 1 });
  expect(taken.code).toBe(40913);
  for (const accountNo of ['8081', '80-8 1'])
    expect(await add({ ...ACCOUNT, accountNo })).toMatchObject({ code: 40913, data: { field: 'accountNo' } });
  const both = await Promise.all(['70-7001', '707-001'].map((accountNo) => add({ ...ACCOUNT, accountNo })));
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 40913]);
  const own = { ...ACCOUNT, accountNo: '80 81', currency: 'HKD', version: 1 };
  expect((await finance.put(`${PATH}/${String(other)}`, own)).code).toBe(200);
  expect((await finance.get(PATH)).data).toContainEqual(
    expect.objectContaining({ id: other, accountNo: '80 81' }),
  );
  await finance.del(`${PATH}/${String(first)}`);
  expect((await add(ACCOUNT)).code).toBe(200);
});
