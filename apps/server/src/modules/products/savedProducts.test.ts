import type { components } from '@selvedge/api-spec/types';
import { makeEan13 } from '@selvedge/domain/products/ean';
import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products, skus } from '../../db/schema/products';
import { purchaseOrderLines, purchaseOrders } from '../../db/schema/purchasing';
import { stock, stockMovements } from '../../db/schema/stock';
import { operationRecords } from '../../db/schema/platform';
import { field, makeProduct } from '../../testing/builders';
import { makeStaff } from '../../testing/people';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { area } from '../../testing/pictures';
import type { ApiAnswer, Tester } from '../../testing/testers';

type Form = components['schemas']['ProductForm'];

let fixture: OrderFixture;
let root: Tester;
let purchaser: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  await makeStaff(fixture.server.db, { username: 'boss' }, 'ROOT');
  await makeStaff(fixture.server.db, { username: 'rossi' }, 'PURCHASER');
  root = await fixture.server.staff('boss');
  purchaser = await fixture.server.staff('rossi');
});
afterAll(() => fixture.server.close());

let running = 0;
const ean = () => makeEan13(`80599${String((running += 1)).padStart(7, '0')}`);

const input = (given: Record<string, unknown> = {}) => ({
  kind: 'SPOT',
  supplierId: 's1',
  intlCode: ean(),
  name: '系带大衣',
  nameEn: 'Belted coat',
  brandId: 'b1',
  categoryId: 'c1',
  season: 'AW25',
  gender: 'WOMEN',
  warehouseId: 'MI-02',
  color: '驼色',
  colorEn: 'Camel',
  retailPriceCents: 129_000,
  wholesalePriceCents: 41_250,
  costCents: 28_900,
  hot: false,
  sizes: [
    { size: '40', barcode: ean(), onHandQty: 4 },
    { size: '38', onHandQty: 6 },
  ],
  ...given,
});

const add = (given?: Record<string, unknown>, who = root) =>
  who.post('/api/v1/products', input(given), { 'idempotency-key': randomUUID() });
const made = async (given?: Record<string, unknown>): Promise<string> => {
  const answer = await add(given);
  expect(answer.code, answer.raw.body).toBe(200);
  return String(field(answer.data, 'id'));
};
const formOf = async (id: string, who = root) => (await who.get(`/api/v1/products/${id}/form`)).data as Form;
const change = (id: string, form: Form, given: object = {}, who = root) =>
  who.put(`/api/v1/products/${id}`, {
    ...form,
    id: undefined,
    lists: undefined,
    sizes: form.sizes.map(({ skuId, size, barcode }) => ({ skuId, size, barcode })),
    ...given,
  });
const rowIn = async (query: Record<string, string>) =>
  ((await root.get('/api/v1/products/page', query)).data as { total: number }).total;
const movesOf = (id: string) =>
  fixture.server.db.select().from(stockMovements).where(eq(stockMovements.productId, id));

test('X-A60 X-A61 R-2.79 a product is made with its sizes in their order, an opening movement each, and found at once', async () => {
  const id = await made();
  const form = await formOf(id);
  expect(form).toMatchObject({ nameEn: 'Belted coat', costCents: 28_900, version: 1, lists: [] });
  expect(form.sizes.map(({ size, onHandQty }) => [size, onHandQty])).toEqual([
    ['40', 4],
    ['38', 6],
  ]);
  expect(form.sizes[1]?.barcode, 'a size without a barcode is given one').toMatch(/^28\d{11}$/);
  expect((await movesOf(id)).map(({ cause, onHand, operatorName }) => [cause, onHand, operatorName])).toEqual(
    [
      ['OPENING', expect.any(Number), 'boss'],
      ['OPENING', expect.any(Number), 'boss'],
    ],
  );
  expect(await rowIn({ keywords: form.intlCode })).toBe(1);
  const [record] = await fixture.server.db
    .select()
    .from(operationRecords)
    .where(and(eq(operationRecords.entity, 'product'), eq(operationRecords.entityId, id)));
  expect(record).toMatchObject({ action: 'create', operatorName: 'boss' });
});

test('X-A61 Q-04 codes are judged at their field: check digit, code and colour once, a barcode once in the merchant', async () => {
  const barcode = ean();
  const first = await made({ sizes: [{ size: 'S', barcode }] });
  const { intlCode } = await formOf(first);
  const wrong = await add({ intlCode: '8051234567890', sizes: [{ size: 'S', barcode: '8051234567890' }] });
  expect(wrong.data).toEqual({ fields: { intlCode: expect.any(String) } });
  expect((await add({ sizes: [{ size: 'S', barcode: '8051234567890' }] })).data).toEqual({
    fields: { 'sizes.0.barcode': expect.any(String) },
  });
  expect(await add({ intlCode })).toMatchObject({ code: 40913, data: { field: 'intlCode' } });
  expect(await add({ sizes: [{ size: 'M' }, { size: 'S', barcode }] })).toMatchObject({
    code: 40913,
    data: { field: 'sizes.1.barcode' },
  });
  const twice = [
    { size: 'M', barcode: ean() },
    { size: ' m ', barcode: ean() },
  ];
  expect((await add({ sizes: twice })).data).toEqual({ fields: { 'sizes.1.size': expect.any(String) } });
  const black = await made({ intlCode, color: '靛', colorEn: 'Indigo', colorHex: '#223355' });
  expect(await formOf(black)).toMatchObject({ color: '靛', colorHex: '#223355' });
  expect((await add({ brandId: 'none', warehouseId: 'ZZ-99' })).data).toEqual({
    fields: { brandId: expect.any(String), warehouseId: expect.any(String) },
  });
});

test('X-A62 D-55 a change names its version; who comes later hears who was faster and what it is now', async () => {
  const id = await made();
  const form = await formOf(id);
  expect((await change(id, form, { wholesalePriceCents: 39_900 })).code).toBe(200);
  const late = await change(id, form, { wholesalePriceCents: 10 });
  expect(late).toMatchObject({ code: 40901, data: { changedBy: 'boss', current: { version: 2 } } });
  expect(await formOf(id)).toMatchObject({ wholesalePriceCents: 39_900, version: 2 });
  expect((await change('none', form)).code).toBe(40401);
});

test('X-A62 a size of a purchase order stays, and the person is told', async () => {
  const { db } = fixture.server;
  const id = await made();
  const form = await formOf(id);
  const [first, second] = form.sizes;
  const order = {
    id: 'po-size',
    poNo: 'PO-SIZE',
    supplierId: 's1',
    expectedAt: '2027-03-01',
    createdBy: 'boss',
  };
  await db.insert(purchaseOrders).values(order);
  const line = { purchaseOrderId: 'po-size', position: 0, productId: id, qty: 2, costCents: 100 };
  await db.insert(purchaseOrderLines).values({ ...line, id: 'po-size-1', skuId: second?.skuId ?? '' });
  expect(await change(id, form, { sizes: [{ skuId: first?.skuId, size: first?.size }] })).toMatchObject({
    code: 40001,
    data: { fields: { sizes: expect.stringContaining(second?.size ?? '-') } },
  });
});

test('D-37 cost is for who sees it, and a save without that right leaves it as it is', async () => {
  const id = await made();
  await fixture.server.db.execute(
    sql`insert into role_menus (role_id, menu_id) select r.id, m.id from roles r cross join menus m
      where r.code = 'SALES' and m.perm in ('biz:product:edit', 'biz:product:add') on conflict do nothing`,
  );
  const { sales } = fixture;
  const form = await formOf(id, sales);
  expect(form.costCents).toBeNull();
  expect((await change(id, form, { name: '新名' }, sales)).code).toBe(200);
  expect(await formOf(id, purchaser)).toMatchObject({ name: '新名', costCents: 28_900 });
  const pieces = form.sizes.map(({ skuId, size }) => ({ skuId, size, onHandQty: 99 }));
  const again = await formOf(id, sales);
  expect((await change(id, again, { sizes: pieces }, sales)).status, 'pieces are corrected by who may').toBe(
    403,
  );
});

test('X-A62 Q-21 Q-22 pieces stay above what orders hold, held sizes stay, and every change of pieces is a movement', async () => {
  const id = await made();
  const form = await formOf(id);
  const [first, second] = form.sizes;
  const { db } = fixture.server;
  await db
    .update(stock)
    .set({ locked: 3 })
    .where(eq(stock.skuId, first?.skuId ?? ''));
  const sized = (onHandQty: number) => [{ skuId: first?.skuId, size: '40', onHandQty }];
  expect(await change(id, form, { sizes: sized(2) })).toMatchObject({
    code: 40902,
    data: { lines: [{ skuId: first?.skuId, asked: 3, available: 2 }] },
  });
  expect((await change(id, form, { sizes: [{ skuId: second?.skuId, size: '38' }] })).code).toBe(40902);
  expect((await change(id, form, { sizes: sized(7) })).code).toBe(200);
  const now = await formOf(id);
  expect(now.sizes.map(({ size, onHandQty }) => [size, onHandQty])).toEqual([['40', 7]]);
  const sum = (await movesOf(id)).filter(({ skuId }) => skuId === first?.skuId);
  expect(sum.reduce((total, { onHand }) => total + onHand, 0)).toBe(7);
  const renamed = await change(id, now, { sizes: [{ skuId: first?.skuId, size: '41' }] });
  expect(renamed.data).toEqual({ fields: { 'sizes.0.size': expect.any(String) } });
  await db
    .update(stock)
    .set({ locked: 0 })
    .where(eq(stock.skuId, first?.skuId ?? ''));
});

test('X-A62 sizes exchange their barcodes', async () => {
  const [one, two] = [ean(), ean()];
  const id = await made({
    sizes: [
      { size: 'S', barcode: one },
      { size: 'M', barcode: two },
    ],
  });
  const form = await formOf(id);
  const sizes = form.sizes.map(({ skuId, size, barcode }) => ({
    skuId,
    size,
    barcode: barcode === one ? two : one,
  }));
  expect((await change(id, form, { sizes })).code).toBe(200);
  expect((await formOf(id)).sizes.map(({ barcode }) => barcode)).toEqual([two, one]);
});

test('X-A64 D-69 Q-41 a deletion is refused by open lists and open orders, naming them; else it leaves the table and can come back', async () => {
  const { server, listId } = fixture;
  const offered = await makeProduct(server.db, { listId, sizes: { OS: 3 } });
  const refused = await root.del(`/api/v1/products/${offered}`);
  expect(refused).toMatchObject({ code: 40912, data: { by: ['米兰女装现货'] } });
  const id = await made();
  const { intlCode } = await formOf(id);
  expect((await root.del(`/api/v1/products/${id},none`)).code, 'all or none').toBe(40401);
  expect((await root.del(`/api/v1/products/${id}`)).code).toBe(200);
  expect(await rowIn({ keywords: intlCode })).toBe(0);
  expect((await root.get(`/api/v1/products/${id}/form`)).code).toBe(40401);
  expect(await made({ intlCode, sizes: [{ size: '40', onHandQty: 9 }] }), 'the same product again').toBe(id);
  expect((await formOf(id)).sizes.map(({ size, onHandQty }) => [size, onHandQty])).toEqual([['40', 9]]);
  expect((await root.del(`/api/v1/products/${id}`)).code).toBe(200);
  expect(await made({ intlCode, colorEn: 'CAMEL ' }), 'its colour in capitals').toBe(id);
});

test('X-A63 Q-17 many are changed together by ids or by filters, counted as they differ, all or none', async () => {
  const ids = [await made({ season: 'SS31' }), await made({ season: 'SS31', wholesalePriceCents: null })];
  const patch = (body: object, who = root) =>
    who.patch('/api/v1/products/batch', body, { 'idempotency-key': randomUUID() });
  expect((await patch({ ids, set: { percentBp: -1000 } })).data).toEqual({ changed: 1 });
  expect(await formOf(ids[0] ?? '')).toMatchObject({ wholesalePriceCents: 37_125, version: 2 });
  expect(await formOf(ids[1] ?? '')).toMatchObject({ wholesalePriceCents: null, version: 1 });
  const query = { seasons: ['SS31'] };
  expect((await patch({ query, expectedQty: 3, set: { hot: true } })).code).toBe(40901);
  expect((await patch({ query, expectedQty: 2, set: { hot: true, season: 'AW31' } })).data).toEqual({
    changed: 2,
  });
  expect(await rowIn({ seasons: 'AW31' }), 'the index knows').toBe(2);
  expect((await patch({ ids: [...ids, 'none'], set: { hot: false } })).code).toBe(40401);
  expect((await patch({ ids, set: { warehouseId: 'ZZ-99' } })).data).toEqual({
    fields: { 'set.warehouseId': expect.any(String) },
  });
  const [sku] = (await formOf(ids[0] ?? '')).sizes;
  const set = { stock: [{ skuId: sku?.skuId, onHandQty: 11 }] };
  expect((await patch({ ids, set })).data).toEqual({ changed: 1 });
  expect((await movesOf(ids[0] ?? '')).at(-1)).toMatchObject({ cause: 'CORRECTION', onHandAfter: 11 });
  await fixture.server.db
    .update(stock)
    .set({ locked: 5 })
    .where(eq(stock.skuId, sku?.skuId ?? ''));
  expect((await patch({ ids, set: { hot: false, stock: [{ skuId: sku?.skuId, onHandQty: 4 }] } })).code).toBe(
    40902,
  );
  expect(await formOf(ids[0] ?? ''), 'nothing of it').toMatchObject({ hot: true });
  await fixture.server.db
    .update(stock)
    .set({ locked: 0 })
    .where(eq(stock.skuId, sku?.skuId ?? ''));
});

test('X-A49 D-59 pictures stand in their order; a file in use stays, one that is not goes with who sent it', async () => {
  const send = async (who: Tester) => {
    const file = { filename: 'coat.png', data: await area().png().toBuffer() };
    const answer = await who.form('/api/v1/files', { type: 'PRODUCT', file });
    expect(answer.code, answer.raw.body).toBe(200);
    return String(field(answer.data, 'url'));
  };
  const [one, two, spare] = [await send(root), await send(root), await send(purchaser)];
  const id = await made({ images: [one, two] });
  const form = await formOf(id);
  expect(form.images).toEqual([one, two]);
  expect((await change(id, form, { images: [two, one] })).code).toBe(200);
  expect((await formOf(id)).images).toEqual([two, one]);
  const page = (await root.get('/api/v1/products/page', { keywords: form.intlCode })).data;
  expect(field(page, 'list', 0, 'images', 0)).toBe(two);
  expect((await add({ images: ['/files/none'] })).data).toEqual({ fields: { images: expect.any(String) } });
  const remove = (who: Tester, filePath: string) => who.del(`/api/v1/files?filePath=${filePath}`);
  expect((await remove(root, one)).code).toBe(40912);
  const { sales } = fixture;
  expect((await remove(sales, spare)).code).toBe(40302);
  expect((await remove(purchaser, spare)).code).toBe(200);
  expect((await remove(purchaser, spare)).code).toBe(40401);
});

test('Q-49 whoever changes goods holds their stock first: while that is held by another, the product is free', async () => {
  const { server } = fixture;
  const gone = input();
  const [one, many, deleted, typed] = [await made(), await made(), await made(gone), await fixture.order()];
  expect((await root.del(`/api/v1/products/${deleted}`)).code).toBe(200);
  const form = await formOf(one);
  const [sku] = (await formOf(many)).sizes;
  const set = { stock: [{ skuId: sku?.skuId, onHandQty: 9 }] };
  const line = { subOrderId: typed.subIds[0], ...gone, color: 'Camel', size: '40' };
  const { intlCode, name, brandId, categoryId, color, size, subOrderId } = line;
  const sent = { subOrderId, intlCode, name, brandId, categoryId, color, size };
  const version = field(await fixture.detail(typed.id), 'version');
  const key = { 'idempotency-key': randomUUID() };
  const changes: [string, () => Promise<ApiAnswer>][] = [
    [one, () => change(one, form, { hot: true })],
    [many, () => root.patch('/api/v1/products/batch', { ids: [many], set }, key)],
    [
      deleted,
      () =>
        root.put(`/api/v1/orders/${typed.id}/lines`, {
          version,
          lines: [{ typed: sent, qty: 2, priceCents: 8_900 }],
        }),
    ],
    [deleted, () => add(gone)],
    [one, () => root.del(`/api/v1/products/${one}`)],
  ];
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  try {
    for (const [id, begin] of changes) {
      await holder.query('begin');
      await holder.query('select from stock where product_id = $1 for update', [id]);
      const changed = begin();
      const waiting = sql`select from pg_stat_activity
        where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
      await expect.poll(async () => (await server.db.execute(waiting)).rowCount).toBe(1);
      await holder.query('select from products where id = $1 for no key update nowait', [id]);
      await holder.query('rollback');
      expect(await changed).toMatchObject({ code: 200 });
    }
  } finally {
    await holder.end();
  }
});

test('Q-41 X-A61 a brand that is deleted while a product is made with it is refused at its field', async () => {
  const { server } = fixture;
  await server.db.execute(sql`insert into brands (id, name) values ('b-gone', 'Gone')`);
  const holder = new pg.Client({ connectionString: server.databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(`delete from brands where id = 'b-gone'`);
    const added = add({ brandId: 'b-gone' });
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
    await expect.poll(async () => (await server.db.execute(waiting)).rowCount).toBe(1);
    await holder.query('commit');
    expect(await added).toMatchObject({ code: 40001, data: { fields: { brandId: expect.any(String) } } });
  } finally {
    await holder.end();
  }
});

test('X-A61 of two who give the same barcode at once one is refused at its field', async () => {
  const barcode = ean();
  const answers = await Promise.all([1, 2].map(() => add({ sizes: [{ size: 'S', barcode }] })));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 40913]);
  expect(await fixture.server.db.$count(skus, eq(skus.barcode, barcode))).toBe(1);
  expect(
    await fixture.server.db.$count(
      products,
      sql`not exists (select 1 from skus where product_id = products.id)`,
    ),
  ).toBe(0);
});
