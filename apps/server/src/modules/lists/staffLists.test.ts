import { randomUUID } from 'node:crypto';
import { priceByRule } from '@selvedge/domain/money/priceRule';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '../../db/schema/products';
import { listItems } from '../../db/schema/lists';
import { operationRecords } from '../../db/schema/platform';
import { field, makeList, makeProduct } from '../../testing/builders';
import { linesOf } from '../../testing/exportedSheets';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeBuyer, makeStaff } from '../../testing/people';
import { makeViewer } from '../../testing/scopeFixture';
import { book } from '../../testing/sheets';
import type { Tester } from '../../testing/testers';
import { struckBook, struckOut } from '../../testing/workbooks';

const LISTS = '/api/v1/lists';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const INPUT = {
  name: '冬季特供',
  nameEn: 'Winter special',
  kind: 'SPOT',
  deliveryMethod: 'HK_MACAO',
  startAt: inDays(-1),
  closeAt: inDays(5),
  minOrderValueCents: 0,
  minOrderMode: 'WARN',
  shipDays: 3,
  receiveDays: 6,
  columns: ['intlCode', 'name', 'stock', 'wholesalePrice'],
  settings: { origin: true, minCostCents: 4_000 },
  note: '仓库周末不出库',
  visibility: 'ALL',
};

let fixture: OrderFixture;
let root: Tester;
let rootId: string;
let coat: string;
let bag: string;
let hat: string;
let futures: string;

beforeAll(async () => {
  fixture = await startOrderFixture();
  const { listId } = fixture;
  const { db } = fixture.server;
  rootId = await makeStaff(db, { username: 'boss', nickname: '周' }, 'ROOT');
  root = await fixture.server.staff('boss');
  coat = await makeProduct(db, { listId, sizes: { '38': 4, '40': 6 }, priceCents: 24_200 });
  bag = await makeProduct(db, { listId, sizes: { OS: 3 }, priceCents: 9_000, warehouseId: 'HK-01' });
  hat = await makeProduct(db, { listId, sizes: { OS: 3 }, priceCents: null });
  futures = await makeProduct(db, { listId, sizes: { OS: 0 }, kind: 'FUTURES' });
  await db.update(products).set({ retailPriceCents: 60_000, costCents: 11_111 }).where(eq(products.id, coat));
});
/** Barcodes of SKUs in the format of the contract. */
const digits = sql`update skus set barcode = lpad(numbered.at::text, 13, '0')
    from (select id, row_number() over (order by id) as at from skus) numbered where numbered.id = skus.id`;
beforeEach(async () => {
  await fixture.server.db.execute(digits);
});
afterAll(() => fixture.server.close());

const key = () => ({ 'idempotency-key': randomUUID() });
const add = async (change: object = {}, who = root) =>
  String(field((await who.post(LISTS, { ...INPUT, ...change }, key())).data, 'id'));
const putProducts = (id: string, change: object, who = root) => who.put(`${LISTS}/${id}/products`, change);
const step = (id: string, name: string, body: object, who = root) => who.put(`${LISTS}/${id}/${name}`, body);
const fieldsOf = (data: unknown) => Object.keys(Object(field(data, 'fields')));
const itemsOf = (id: string) =>
  fixture.server.db
    .select({ id: listItems.productId, cents: listItems.priceCents })
    .from(listItems)
    .where(eq(listItems.listId, id))
    .orderBy(asc(listItems.position));

test('X-A69 X-A70 X-A71 X-A72 R-2.80 R-3.17 staff make a list for teams or identities and change it; each refusal stands at its field', async () => {
  expect((await fixture.guest.post(LISTS, INPUT, key())).status).toBe(403);
  const id = await add({ visibility: 'TEAMS', visibleTo: [fixture.teamId] });
  const made = await root.get(`${LISTS}/${id}`);
  expect(made.data).toMatchObject({
    name: '冬季特供',
    nameEn: 'Winter special',
    status: 'DRAFT',
    ownerType: 'STAFF',
    ownerName: '周',
    visibility: 'TEAMS',
    visibleTo: [{ value: fixture.teamId, label: expect.any(String) }],
    settings: INPUT.settings,
    orderCount: 0,
    shareCount: 0,
    productCount: 0,
    actions: ['edit', 'editItems', 'publish', 'delete'],
    version: 1,
  });
  const put = (change: object) => root.put(`${LISTS}/${id}`, { ...INPUT, version: 1, ...change });
  expect(fieldsOf((await put({ visibility: 'IDENTITIES' })).data)).toEqual(['visibleTo']);
  expect(fieldsOf((await put({ visibility: 'IDENTITIES', visibleTo: ['KING'] })).data)).toEqual([
    'visibleTo',
  ]);
  expect((await put({ visibility: 'TEAMS', visibleTo: ['nobody'] })).code).toBe(40401);
  expect(fieldsOf((await put({ name: '  ', closeAt: inDays(3) })).data)).toEqual(['name']);
  expect(fieldsOf((await put({ closeAt: inDays(-3), receiveDays: 1 })).data)).toEqual([
    'receiveDays',
    'closeAt',
  ]);
  expect((await put({ version: 9 })).code).toBe(40901);
  const changed = { visibility: 'IDENTITIES', visibleTo: ['HK_TRADER'], name: ' 冬季 ' };
  expect((await put(changed)).code).toBe(200);
  expect((await root.get(`${LISTS}/${id}`)).data).toMatchObject({
    name: '冬季',
    visibleTo: [{ value: 'HK_TRADER', label: '香港贸易商' }],
    version: 2,
  });
  const page = await root.get(`${LISTS}/page`, { keywords: '冬季', status: 'DRAFT', pageSize: 5 });
  expect(page.data).toMatchObject({ total: 1, list: [{ id }], counts: { DRAFT: 1, PENDING: 0 } });
  const by = await root.get(`${LISTS}/page`, { sort: 'stockQty', order: 'desc' });
  const stock = (field(by.data, 'list') as { stockQty: number }[]).map(({ stockQty }) => stockQty);
  expect(stock).toEqual(stock.toSorted((a, b) => b - a));
});

test('X-A73 X-A74 R-3.23 goods go on by name, from a filter or another list with its prices, and off by a filter; all or nothing', async () => {
  const id = await add();
  const refused = await putProducts(id, {
    add: [{ productId: coat }, { productId: futures }, { productId: 'nothing' }],
    version: 1,
  });
  expect(fieldsOf(refused.data)).toEqual(['add.1.productId', 'add.2.productId']);
  expect(await itemsOf(id)).toEqual([]);
  const named = await putProducts(id, {
    add: [{ productId: coat, priceCents: 100 }, { productId: hat }],
    version: 1,
  });
  expect(named.data).toMatchObject({ productCount: 2, skuCount: 3, stockValueCents: 1_000, version: 2 });
  const other = await add({ name: '另一张' });
  await putProducts(other, { add: [{ productId: bag, priceCents: 7_700 }, { productId: coat }], version: 1 });
  const taken = await putProducts(id, { addFound: `listId=${other}`, version: 2 });
  expect(taken.data).toMatchObject({ productCount: 3, version: 3 });
  expect(await itemsOf(id)).toEqual([
    { id: coat, cents: 100 },
    { id: hat, cents: null },
    { id: bag, cents: 7_700 },
  ]);
  const page = await root.get(`${LISTS}/${id}/products/page`, { sort: 'priceCents', order: 'desc' });
  expect(page.data).toMatchObject({
    total: 3,
    list: expect.arrayContaining([
      { position: 3, priceCents: 7_700, askedQty: 0, product: expect.objectContaining({ id: bag }) },
    ]),
  });
  expect(fieldsOf((await putProducts(id, { addFound: 'keywords=nowhere', version: 3 })).data)).toEqual([
    'addFound',
  ]);
  expect(fieldsOf((await putProducts(id, { addFound: 'pageSize=x', version: 3 })).data)).toEqual(['query']);
  expect((await putProducts(id, { addFound: 'listId=nothing', version: 3 })).code).toBe(40401);
  const off = await putProducts(id, { removeFound: 'warehouseIds=HK-01', version: 3 });
  expect(off.data).toMatchObject({ productCount: 2, version: 4 });
  expect((await putProducts(id, { remove: [coat], version: 3 })).code).toBe(40901);
  const spot = await putProducts(id, { addFound: '', version: 4 });
  expect(spot.code).toBe(200);
  expect((await itemsOf(id)).map((item) => item.id)).not.toContain(futures);
});

test('X-A74 R-3.23 D-37 the merchant sets any price, by hand or by a rule of retail or cost; who may not see it, not', async () => {
  const { server } = fixture;
  const id = await add();
  await putProducts(id, { add: [{ productId: coat }, { productId: hat }], version: 1 });
  const hand = [{ productId: coat, priceCents: 1 }];
  expect((await putProducts(id, { prices: hand, version: 2 })).code).toBe(200);
  expect((await itemsOf(id))[0]).toEqual({ id: coat, cents: 1 });
  const rule = { base: 'COST', percentBp: 15_050, stepCents: 25, rounding: 'NEAREST' } as const;
  expect((await putProducts(id, { rule, version: 3 })).code).toBe(200);
  expect((await itemsOf(id))[0]?.cents).toBe(priceByRule(11_111, rule));
  expect((await itemsOf(id))[1]?.cents, 'no cost, no price').toBeNull();
  const missing = [{ productId: bag, priceCents: 5 }];
  expect(fieldsOf((await putProducts(id, { prices: missing, version: 4 })).data)).toEqual([
    'prices.0.productId',
  ]);
  const named = { ...rule, productIds: [bag] };
  expect(fieldsOf((await putProducts(id, { rule: named, version: 4 })).data)).toEqual(['rule.productIds.0']);
  const perms = ['biz:list:query', 'biz:list:edit', 'biz:price:view'] as const;
  const { tester } = await makeViewer(server, 'no_cost', 'ALL', perms);
  expect((await putProducts(id, { rule, version: 4 }, tester)).status).toBe(403);
  expect(field((await tester.get(`${LISTS}/${id}`)).data, 'settings')).toEqual({ origin: true });
  const body = { ...INPUT, settings: { material: true }, version: 4 };
  expect((await tester.put(`${LISTS}/${id}`, body)).code).toBe(200);
  expect(field((await root.get(`${LISTS}/${id}`)).data, 'settings')).toEqual({
    material: true,
    minCostCents: 4_000,
  });
  const { tester: blind } = await makeViewer(server, 'no_price', 'ALL', ['biz:list:query', 'biz:list:edit']);
  expect((await putProducts(id, { prices: hand, version: 5 }, blind)).status).toBe(403);
  expect((await blind.get(`${LISTS}/${id}/products/page`)).data).toMatchObject({
    list: [{ priceCents: null }, { priceCents: null }],
    selection: { stockValueCents: 0 },
  });
  expect(fieldsOf((await blind.get(`${LISTS}/page`, { sort: 'stockValueCents' })).data)).toEqual(['sort']);
});

test('X-A76 X-A77 X-A78 X-A79 M-L a list is published with goods only, seen by buyers, closed, opened again; drafts go all or none', async () => {
  const { lin, server } = fixture;
  const id = await add();
  expect((await step(id, 'publish', { version: 1 })).code).toBe(40914);
  await putProducts(id, { add: [{ productId: coat }], version: 1 });
  expect((await lin.get(`/api/sp/front/list/detail/${id}`)).code).toBe(40401);
  const both = await Promise.all(
    [1, 2].map(() => step(id, 'publish', { version: 2, share: { watermark: '瀚海' } })),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([200, 40901]);
  const published = both.find(({ code }) => code === 200);
  expect(published?.data).toMatchObject({
    list: { status: 'PENDING', shareCount: 1, actions: ['edit', 'editItems', 'share', 'close'] },
    share: { watermark: '瀚海', listId: id, createdBy: '周' },
  });
  expect((await lin.get(`/api/sp/front/list/detail/${id}`)).data).toMatchObject({ status: 'PENDING' });
  const draft = await add();
  expect((await root.del(`${LISTS}/${draft},${id}`)).code).toBe(40904);
  expect((await root.get(`${LISTS}/${draft}`)).code).toBe(200);
  expect((await root.del(`${LISTS}/${draft}`)).code).toBe(200);
  expect((await root.get(`${LISTS}/${draft}`)).code).toBe(40401);
  const closed = await step(id, 'close', { version: 3 });
  expect(closed.data).toMatchObject({
    status: 'ACCEPTED',
    actions: ['reopen'],
    closedAt: expect.any(String),
  });
  expect((await putProducts(id, { remove: [coat], version: 4 })).code).toBe(40904);
  expect(fieldsOf((await step(id, 'reopen', { closeAt: inDays(-1), version: 4 })).data)).toEqual(['closeAt']);
  expect((await step(id, 'reopen', { closeAt: inDays(9), version: 4 })).data).toMatchObject({
    status: 'PENDING',
    closedAt: null,
  });
  const records = await server.db
    .select({ action: operationRecords.action, by: operationRecords.operatorId })
    .from(operationRecords)
    .where(eq(operationRecords.entityId, id))
    .orderBy(asc(operationRecords.at), asc(operationRecords.id));
  expect(records.map(({ action }) => action).sort()).toEqual(
    ['create', 'editItems', 'publish', 'share', 'close', 'reopen'].sort(),
  );
  expect(new Set(records.map(({ by }) => by))).toEqual(new Set([rootId]));
});

test('X-A80 X-A81 X-A82 R-1.03 Q-44 a link leads to the buyers’ app, is counted, and ends when it is revoked', async () => {
  const id = await add();
  await putProducts(id, { add: [{ productId: coat }], version: 1 });
  expect((await root.post(`${LISTS}/${id}/shares`, {}, key())).code).toBe(40904);
  await step(id, 'publish', { version: 2 });
  const wish = { openToAll: true, hidePrice: true, columns: ['name', 'stock'], expiresAt: inDays(2) };
  const made = await root.post(`${LISTS}/${id}/shares`, wish, key());
  const code = String(field(made.data, 'code'));
  expect(made.data).toMatchObject({ hidePrice: true, columns: ['name', 'stock'], views: 0 });
  expect(String(field(made.data, 'url'))).toContain(`/#/share/${code}`);
  const { lin } = fixture;
  const { anonymous } = fixture.server;
  expect((await anonymous.get(`/api/sp/front/list/share/${code}`)).code).toBe(200);
  const links = await root.get(`${LISTS}/${id}/shares`);
  expect(links.data).toMatchObject([{ code, views: 1 }, { views: 0 }]);
  const shareId = String(field(made.data, 'id'));
  expect((await fixture.guest.del(`${LISTS}/shares/${shareId}`)).status).toBe(403);
  for (const _ of [1, 2]) expect((await root.del(`${LISTS}/shares/${shareId}`)).code).toBe(200);
  expect((await anonymous.get(`/api/sp/front/list/share/${code}`)).code).toBe(40915);
  expect((await lin.get(`/api/sp/front/list/share/${code}`)).code).toBe(40915);
  expect(field((await root.get(`${LISTS}/${id}`)).data, 'shareCount')).toBe(1);
});

test('X-A75 X-A161 Q-01 Q-02 Q-06 a sheet of codes and prices is checked, shown row by row, and put on the list by its commit', async () => {
  const { db } = fixture.server;
  const id = await add({ name: '表格清单' });
  const codesOf = await db
    .select({ id: products.id, code: products.intlCode })
    .from(products)
    .where(inArray(products.id, [coat, bag, futures]));
  const codeOf = (product: string) => codesOf.find((one) => one.id === product)?.code ?? '';
  const heads = ['国际编码', '颜色', '批发价'];
  const sendBook = (data: Buffer, who = root) =>
    who.form(`${LISTS}/${id}/products/_import`, { file: { filename: '特价.xlsx', data } });
  const send = (rows: unknown[][], who = root) => sendBook(book([heads, ...rows]), who);
  await putProducts(id, { add: [{ productId: bag, priceCents: 500 }], version: 1 });
  // A deleted colour of a product makes its code no less clear.
  await db.execute(sql`insert into products select (jsonb_populate_record(p,
    jsonb_build_object('id', 'twin', 'color_id', 'black', 'deleted_at', now()))).* from products p where id = ${coat}`);
  const sent = await send([
    [codeOf(coat), '驼色', '199.5'],
    [codeOf(bag), '', '88'],
    [codeOf(futures), '', '10'],
    ['8051234500000', '', '10'],
    [codeOf(coat), '', '1'],
    [codeOf(coat), '没有的颜色', ''],
  ]);
  expect(sent.data, sent.raw.body).toMatchObject({
    type: 'LIST_IMPORT',
    state: 'VALIDATED',
    total: 6,
    valid: 1,
    warnings: 1,
    invalid: 4,
  });
  expect((await itemsOf(id)).length, 'nothing before the commit').toBe(1);
  const job = `/api/v1/jobs/${String(field(sent.data, 'id'))}`;
  const bad = await root.get(`${job}/rows`, { state: 'ERROR' });
  const codesSaid = (field(bad.data, 'list') as { problems: { code: string }[] }[]).map(({ problems }) =>
    problems.map(({ code }) => code).join(),
  );
  expect(codesSaid).toEqual(['OTHER_KIND', 'UNKNOWN_CODE', 'ROW_TWICE', 'COLOR_UNKNOWN']);
  expect((await root.get(`${job}/file`)).status).toBe(200);
  expect((await root.del(`${LISTS}/${id}`)).code, 'a sheet waits for it').toBe(40912);
  expect((await root.post(`${job}/commit`, { mode: 'ALL' })).code).toBe(42202);
  expect((await fixture.sales.post(`${job}/commit`, { mode: 'VALID_ONLY' })).code).toBe(40401);
  const both = await Promise.all([1, 2].map(() => root.post(`${job}/commit`, { mode: 'VALID_ONLY' })));
  for (const done of both) expect(done.data).toMatchObject({ committed: 2, skipped: 4 });
  expect(await itemsOf(id)).toEqual([
    { id: bag, cents: 8_800 },
    { id: coat, cents: 19_950 },
  ]);
  expect(field((await root.get(`${LISTS}/${id}`)).data, 'version')).toBe(3);
  const whole = await send([
    [codeOf(coat), '', '180'],
    [codeOf(bag), '', '90'],
  ]);
  const wholeJob = `/api/v1/jobs/${String(field(whole.data, 'id'))}`;
  await db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, bag));
  const refused = await root.post(`${wholeJob}/commit`, { mode: 'ALL' });
  await db.update(products).set({ deletedAt: null }).where(eq(products.id, bag));
  expect(refused, 'Q-03 all rows or none').toMatchObject({ code: 42202, data: { invalid: 1 } });
  expect((await itemsOf(id)).map(({ cents }) => cents)).toEqual([8_800, 19_950]);
  expect((await root.del(wholeJob)).code).toBe(200);
  const crossed = await sendBook(
    struckBook([
      [...heads, '尺码'],
      [codeOf(coat), '驼色', '170'].map(struckOut),
      [codeOf(coat), '', '160', struckOut('38')],
      [codeOf(bag), '', struckOut('80'), ''],
    ]),
  );
  const crossedJob = `/api/v1/jobs/${String(field(crossed.data, 'id'))}`;
  const crossedRows = field((await root.get(`${crossedJob}/rows`)).data, 'list');
  const struck = (column: string, value: string) => ({ column, value, code: 'STRUCK_OUT' });
  expect(crossedRows, 'struck through is not read').toMatchObject([
    { problems: [struck('国际编码', codeOf(coat)), struck('颜色', '驼色'), struck('批发价', '170')] },
    { problems: [{ code: 'ALREADY_LISTED' }] },
    { problems: [struck('批发价', '80')] },
  ]);
  await root.post(`${crossedJob}/commit`, { mode: 'VALID_ONLY' });
  expect((await itemsOf(id)).map(({ cents }) => cents)).toEqual([8_800, 16_000]);
  const { tester } = await makeViewer(fixture.server, 'sends_blind', 'ALL', [
    'biz:list:query',
    'biz:list:edit',
  ]);
  expect((await send([[codeOf(coat), '', '5']], tester)).status).toBe(403);
  expect((await root.del(`${LISTS}/${id}`)).code).toBe(200);
});

test('X-A83 Q-08 Q-09 a list is written into a workbook in the background, with its prices, formulas neutral, for its owner', async () => {
  const { db } = fixture.server;
  const id = await add({ name: '=2+2 清单', columns: ['intlCode', 'name', 'wholesalePrice'] });
  expect((await root.get(`${LISTS}/${id}/_export`)).code).toBe(40001);
  await db.update(products).set({ name: '=1+1' }).where(eq(products.id, bag));
  const added = [{ productId: coat, priceCents: 30_000 }, { productId: bag }];
  await putProducts(id, { add: added, version: 1 });
  const asked = await root.get(`${LISTS}/${id}/_export`);
  expect(asked.data).toMatchObject({ type: 'EXPORT', state: 'QUEUED', exportType: 'LIST', total: 2 });
  const job = `/api/v1/jobs/${String(field(asked.data, 'id'))}`;
  expect((await root.get(`${job}/file`)).code).toBe(40904);
  const state = async () => {
    await fixture.server.work();
    return field((await root.get(job)).data, 'state');
  };
  await expect.poll(state).toBe('DONE');
  expect((await root.get(job)).data).toMatchObject({ fileUrl: `${job}/file`, done: 2, ownerName: '周' });
  const [heads = [], ...lines] = linesOf((await root.get(`${job}/file`)).raw.rawPayload);
  expect(heads.slice(0, 3)).toEqual(['国际编码', '品名', '批发价']);
  expect(lines.map((line) => line.slice(1, 3))).toEqual([
    ['双排扣羊绒大衣', 300],
    ['=1+1', 90],
  ]);
  expect((await fixture.sales.get(`${job}/file`)).code).toBe(40401);
  const { tester } = await makeViewer(fixture.server, 'looks_only', 'ALL', ['biz:list:query']);
  expect((await tester.get(`${LISTS}/${id}/_export`)).status).toBe(403);
});

test('D-52 Q-43 lists of the merchant are everybody’s on the staff, a customer’s those of its range; orders count within it', async () => {
  const { db } = fixture.server;
  const salespersonId = await makeStaff(db, { username: 'far_off', deptId: 'd-purchase' }, 'SALES');
  const sellerId = await makeBuyer(db, {
    username: 'far_seller',
    phone: '13800136077',
    sellerFlag: true,
    salespersonId,
  });
  const theirs = await makeList(db, { ownerType: 'BUYER', ownerId: sellerId, publishedAt: null });
  const perms = ['biz:list:query', 'biz:list:edit', 'biz:list:publish', 'biz:list:delete'] as const;
  const { tester } = await makeViewer(fixture.server, 'near_by', 'OWN', perms);
  await fixture.order();
  await db.execute(digits);
  expect(field((await root.get(`${LISTS}/${fixture.listId}`)).data, 'orderCount')).toBeGreaterThan(0);
  expect((await tester.get(`${LISTS}/${fixture.listId}`)).data).toMatchObject({ orderCount: 0 });
  const asked = await root.get(`${LISTS}/${fixture.listId}/products/page`, { pageSize: 100 });
  expect((field(asked.data, 'list') as { askedQty: number }[]).some(({ askedQty }) => askedQty === 10)).toBe(
    true,
  );
  expect((await root.get(`${LISTS}/${theirs}`)).code).toBe(200);
  for (const answer of [
    await tester.get(`${LISTS}/${theirs}`),
    await tester.get(`${LISTS}/${theirs}/products/page`),
    await tester.get(`${LISTS}/${theirs}/shares`),
    await tester.put(`${LISTS}/${theirs}`, { ...INPUT, version: 1 }),
    await putProducts(theirs, { remove: [coat], version: 1 }, tester),
    await step(theirs, 'publish', { version: 1 }, tester),
    await tester.post(`${LISTS}/${theirs}/shares`, {}, key()),
    await tester.del(`${LISTS}/${theirs}`),
  ])
    expect(answer.code, answer.raw.body).toBe(40401);
  const page = await tester.get(`${LISTS}/page`, { ownerType: 'BUYER', pageSize: 100 });
  expect((field(page.data, 'list') as { id: string }[]).map((one) => one.id)).not.toContain(theirs);
});
