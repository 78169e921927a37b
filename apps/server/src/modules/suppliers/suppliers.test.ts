import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import type { Tester } from '../../testing/testers';

let fixture: OrderFixture;
let buyer: Tester;
let boss: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'elisa', nickname: 'Elisa' }, 'PURCHASER');
  await makeStaff(fixture.server.db, { username: 'boss' }, 'ADMIN');
  [buyer, boss] = await Promise.all([fixture.server.staff('elisa'), fixture.server.staff('boss')]);
});
afterAll(() => fixture.server.close());

const PATH = '/api/v1/suppliers';
const form = {
  code: 'LAGO',
  name: 'Lanificio del Lago',
  contact: 'Ida Conti',
  phone: '+39 031 555 0110',
  email: 'ordini@lago.example',
  country: 'IT',
  warehousePrefix: 'LG',
  currency: 'EUR',
  leadDays: 6,
  status: 'ENABLED',
  bank: { holder: 'Lanificio del Lago', bank: 'Banca del Lago', accountNo: 'IT60 X054 2811' },
};
const add = (more: object) => buyer.post(PATH, { ...form, ...more });
const page = async (query: Record<string, string>, who = buyer) =>
  (await who.get(`${PATH}/page`, query)).data as { list: Record<string, unknown>[]; total: number };

test('X-A84 X-A86 X-A87 R-2.85 a supplier is made, found and read with bank details; code, name and prefix are used once', async () => {
  const made = await add({});
  expect(made.code, made.raw.body).toBe(200);
  const id = String(field(made.data, 'id'));
  expect((await page({ keywords: 'lago' })).list).toMatchObject([
    { id, code: 'LAGO', warehousePrefix: 'LG', phone: '+39 031 555 0110', rating: null, productCount: 0 },
  ]);
  expect((await buyer.get(`${PATH}/${id}/form`)).data).toMatchObject({
    bank: form.bank,
    address: null,
    version: 1,
  });
  const other = { code: 'LAGO2', name: 'Lago Due', warehousePrefix: 'LD' };
  expect(await add({ ...other, code: 'LAGO' })).toMatchObject({ code: 40913, data: { field: 'code' } });
  expect(await add({ ...other, name: form.name })).toMatchObject({ code: 40913, data: { field: 'name' } });
  expect(await add({ ...other, warehousePrefix: 'LG' })).toMatchObject({
    code: 40913,
    data: { field: 'warehousePrefix' },
  });
  const [record] = (
    await fixture.server.db.execute(
      sql`select after from operation_records where entity = 'supplier' and entity_id = ${id}`,
    )
  ).rows;
  expect(JSON.stringify(record), 'a record says that there are bank details, not which').not.toContain(
    'X054',
  );
});

test('X-A84 X-A85 sorted by rating those without one come last; only enabled ones are a choice', async () => {
  await fixture.order({ qty: 2 });
  const off = String(
    field(
      (await add({ code: 'OFF', name: 'Offline', warehousePrefix: 'OF', status: 'DISABLED' })).data,
      'id',
    ),
  );
  const { list, total } = await page({ sort: 'rating', order: 'desc' });
  expect(list.map(({ rating }) => rating ?? -1)).toEqual(
    list.map(({ rating }) => Number(rating ?? -1)).sort((a, b) => b - a),
  );
  expect(total).toBe(list.length);
  expect((await page({ status: 'DISABLED' })).list.map(({ id }) => id)).toEqual([off]);
  const choices = (await buyer.get(`${PATH}/options`)).data as { value: string }[];
  expect(choices.map(({ value }) => value)).toContain('s1');
  expect(choices.map(({ value }) => value)).not.toContain(off);
});

test('X-A84 D-46 sorted by rating no page leaves out a supplier, however many there are', async () => {
  const { db } = fixture.server;
  await db.execute(sql`insert into suppliers (id, code, name, country, warehouse_prefix)
    select 'many-' || n, 'MANY-' || n, 'Many ' || n, 'IT', translate('9' || lpad(n::text, 4, '0'), '0123456789', 'ABCDEFGHIJ')
    from generate_series(1, 2050) n`);
  const { list } = await page({ keywords: 'MANY-', sort: 'rating', pageSize: '100', pageNum: '21' });
  await db.execute(sql`delete from suppliers where id like 'many-%'`);
  expect(list).toHaveLength(50);
});

test('X-A88 D-55 a change names the version it read', async () => {
  const id = String(field((await add({ code: 'EDIT', name: 'Edited', warehousePrefix: 'ED' })).data, 'id'));
  const change = { ...form, code: 'EDIT', name: 'Edited', warehousePrefix: 'ED', leadDays: 9, bank: null };
  expect((await buyer.put(`${PATH}/${id}`, { ...change, version: 1 })).code).toBe(200);
  const old = await buyer.put(`${PATH}/${id}`, { ...change, version: 1 });
  expect(old).toMatchObject({
    code: 40901,
    data: { changedBy: 'Elisa', current: { leadDays: 9, bank: null } },
  });
  expect((await buyer.put(`${PATH}/nobody`, { ...change, version: 1 })).code).toBe(40401);
});

test('X-A89 Q-41 a supplier with goods stays, and the refusal names some; all or none', async () => {
  const id = String(field((await add({ code: 'GONE', name: 'Gone', warehousePrefix: 'GO' })).data, 'id'));
  const { skuIds } = await fixture.order({ qty: 2 });
  const [{ code } = { code: '' }] = (
    await fixture.server.db.execute<{ code: string }>(
      sql`select p.intl_code as code from products p join skus k on k.product_id = p.id where k.id = ${skuIds[0]}`,
    )
  ).rows;
  const refused = await boss.del(`${PATH}/${id},s1`);
  expect(refused.code).toBe(40912);
  expect(field(refused.data, 'by')).toContain(code);
  expect((await page({ keywords: 'GONE' })).total).toBe(1);
  expect((await boss.del(`${PATH}/${id}`)).code).toBe(200);
  expect((await page({ keywords: 'GONE' })).total).toBe(0);
  expect((await boss.del(`${PATH}/${id}`)).code).toBe(40401);
});

test('Q-43 D-52 who only looks is not told how a supplier is reached, and changes nothing', async () => {
  const { guest } = fixture;
  const [first] = (await page({ keywords: 'LAGO' }, guest)).list;
  expect(first).toMatchObject({ code: 'LAGO', phone: null, email: null });
  expect((await guest.post(PATH, form)).status).toBe(403);
  expect((await guest.get(`${PATH}/${String(first?.id)}/form`)).status).toBe(403);
  expect((await buyer.del(`${PATH}/${String(first?.id)}`)).status).toBe(403);
});

test('X-A90 Q-09 the table goes out as a sheet', async () => {
  const sheet = await buyer.get(`${PATH}/_export`);
  expect(sheet.raw.headers['content-type']).toContain('spreadsheetml');
});
