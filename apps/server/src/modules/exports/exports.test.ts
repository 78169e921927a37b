import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { teamMembers } from '../../db/schema/accounts';
import { cartLines } from '../../db/schema/cart';
import { products } from '../../db/schema/products';
import { exportPlans, importJobs } from '../../db/schema/imports';
import { files } from '../../db/schema/platform';
import { failedJobs } from '../../jobs/failed';
import { emptyQueue } from '../../jobs/tables';
import { FileStoreUnavailableError } from '../../adapters/filesAway';
import { field, makeList, makeProduct } from '../../testing/builders';
import { exportedSheet, firstSheet, linesOf, partsOf } from '../../testing/exportedSheets';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { sendSheet } from '../../testing/sheets';
import type { Tester } from '../../testing/testers';
import { sweep } from '../retention/jobs/sweep';

const CODE = '0012345678905';
const DAY_MS = 86_400_000;
const SILENT = { info() {}, warn() {} };
const PRODUCTS = ['intlCode', 'name', 'color', 'wholesalePrice', 'stock', 'size'];

let fixture: OrderFixture;
let lin: Tester;
let listId: string;
let coat: string;
let bag: string;

beforeAll(async () => {
  fixture = await startOrderFixture();
  ({ lin, listId } = fixture);
  const { db } = fixture.server;
  coat = await makeProduct(db, {
    listId,
    sizes: { '38': 7, '40': 3 },
    intlCode: CODE,
    name: '=1+1 大衣\u0001 _x0041_',
  });
  bag = await makeProduct(db, { listId, sizes: { OS: 18 }, intlCode: '8052100344751', colorId: 'black' });
  await db.execute(sql`update skus set barcode = (8050000000000 + n)::text
    from (select id, row_number() over () as n from skus) as numbered where numbered.id = skus.id`);
});
afterAll(() => fixture.server.close());
beforeEach(async () => {
  await fixture.server.db.delete(importJobs);
  await emptyQueue(fixture.server.db);
});

const create = (who: Tester, body: object, headers = {}) =>
  who.post('/api/sp/front/export/create', body, headers);
const jobOf = async (who: Tester, id: unknown) =>
  (await who.get(`/api/sp/front/export/job/${String(id)}`)).data;
const download = (who: Tester, id: unknown) => who.get(`/api/sp/front/export/download/${String(id)}`);

const exported = (who: Tester, body: object) => exportedSheet(fixture.server, who, body);

test('L-05 X-B83 X-B87 Q-06 Q-04 Q-05 Q-09 R-1.04 the exported order sheet of a list is accepted by the import unchanged', async () => {
  const { db } = fixture.server;
  const wanted = [
    [coat, '38', 2],
    [coat, '40', 3],
    [bag, 'OS', 1],
  ] as const;
  const lines = wanted.map(([id, size, qty]) => ({ skuId: `${id}-${size}`, listId, qty }));
  expect(await lin.post('/api/sp/front/cart/add', { lines })).toMatchObject({ code: 200 });
  const { job, bytes } = await exported(lin, { type: 'LIST', listId, columns: PRODUCTS });
  expect(job).toMatchObject({ exportType: 'LIST', listId, total: 2, done: 2, fileSize: bytes.length });
  expect(linesOf(bytes)).toEqual([
    ['国际编码', '品名', '颜色', '批发价', '库存', '_productId', '38', '40', 'OS'],
    [CODE, '=1+1 大衣 _x0041_', '驼色', 100, '38: 7, 40: 3', coat, 2, 3, null],
    ['8052100344751', '双排扣羊绒大衣', '黑', 100, 'OS: 18', bag, null, null, 1],
  ]);
  const sheet = firstSheet(bytes);
  expect(sheet['A2']).toMatchObject({ t: 's', v: CODE });
  expect(Object.values(sheet).filter((cell) => field(cell, 'f') !== undefined)).toEqual([]);
  expect(sheet['!cols']?.[5]?.hidden).toBe(true);
  const sent = await sendSheet(lin, bytes, { target: 'DRAFT', listId });
  expect(sent.data).toMatchObject({
    total: 2,
    valid: 2,
    invalid: 0,
    warnings: 0,
    qty: 6,
    goodsCents: 60_000,
  });

  const cart = await exported(lin, {
    type: 'CART',
    columns: ['intlCode', 'name', 'color', 'size', 'wholesalePrice', 'subtotal'],
  });
  expect(linesOf(cart.bytes)[1]?.slice(0, 7)).toEqual([CODE, '=1+1 大衣 _x0041_', '驼色', '38', 100, 200, 2]);
  const again = await sendSheet(lin, cart.bytes, { target: 'DRAFT', listId });
  expect(again.data).toMatchObject({ total: 3, valid: 3, invalid: 0, qty: 6 });
  await db.delete(cartLines);
});

test('L-08 Q-08 an export holds what the filters of the page leave, in its order, with the stated count', async () => {
  const columns = ['name', 'intlCode'];
  for (const query of ['', `keywords=${CODE}`, 'stockMin=10&sort=intlCode&order=desc']) {
    const page = await lin.get(`/api/sp/front/list/product/page?listId=${listId}&${query}`);
    expect(page.code).toBe(200);
    const { job, bytes } = await exported(lin, { type: 'LIST', listId, query: `${query}&page=3`, columns });
    const [heads, ...rows] = linesOf(bytes);
    expect(heads?.slice(0, 2)).toEqual(['品名', '国际编码']);
    const shown = field(page.data, 'list');
    expect(rows.map((row) => row[1])).toEqual(
      Array.isArray(shown) ? shown.map((row) => field(row, 'intlCode')) : 0,
    );
    expect(field(job, 'total')).toBe(field(page.data, 'total'));
  }
  const { bytes } = await exported(lin, { type: 'PRODUCT', ids: [bag], columns: ['intlCode'] });
  expect(linesOf(bytes)).toEqual([
    ['国际编码', '_productId'],
    ['8052100344751', bag],
  ]);
  const refused = [
    { type: 'LIST', columns },
    { type: 'LIST', listId, columns: ['name', 'secret'] },
    { type: 'LIST', listId, columns, query: 'sort=weight' },
    { type: 'LIST', listId, columns, query: 'keywords=%00' },
    { type: 'LIST', listId, columns, query: 'keywords=nothing-is-called-so' },
  ];
  for (const body of refused) expect(await create(lin, body)).toMatchObject({ code: 40_001 });
  const hidden = await makeList(fixture.server.db, { publishedAt: null });
  for (const body of [
    { type: 'LIST', listId: hidden, columns },
    { type: 'PRODUCT', ids: [bag, 'none'], columns },
  ])
    expect(await create(lin, body)).toMatchObject({ code: 40_401 });
});

test('Q-07 D-46 R-9.21 pictures are embedded as JPEG of 160 px, equal ones once, a missing one as the placeholder; or linked', async () => {
  const { db } = fixture.server;
  const plain = await makeProduct(db, { listId, sizes: { OS: 1 }, colorId: 'black' });
  await db.update(products).set({ shape: 'nothing' }).where(eq(products.id, bag));
  const ask = { type: 'LIST', listId, columns: ['image', 'intlCode'] };
  const { job, bytes } = await exported(lin, { ...ask, mode: 'IMAGE' });
  expect(job).toMatchObject({ mode: 'IMAGE', total: 3, missingPictures: 1 });
  const parts = await partsOf(bytes);
  const media = [...parts].filter(([name]) => name.startsWith('xl/media/'));
  expect(media).toHaveLength(3);
  for (const [, data] of media) expect(data.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(
    parts
      .get('xl/drawings/drawing1.xml')
      ?.toString()
      .match(/<xdr:pic>/g),
  ).toHaveLength(3);

  const linked = await exported(lin, { ...ask, mode: 'LINK' });
  expect(linked.job).toMatchObject({ mode: 'LINK', missingPictures: 0 });
  const address = `http://localhost:80/api/sp/common/picture/${coat}`;
  expect(firstSheet(linked.bytes)['A2']).toMatchObject({ v: address, l: { Target: address } });
  await db
    .delete(products)
    .where(eq(products.id, plain))
    .catch(() => undefined);
  await db.update(products).set({ shape: 'coat' }).where(eq(products.id, bag));
});

test('R-9.20 D-46 pictures by default up to 1,000 rows, links above; pictures at most 3,000', async () => {
  const { db } = fixture.server;
  const large = await makeList(db);
  const one = await makeProduct(db, { listId: large, sizes: { OS: 1 } });
  const fill = (from: number, to: number) =>
    db.execute(sql`with made as (
      insert into products select (jsonb_populate_record(p, jsonb_build_object('id', 'n' || n, 'intl_code', 'N' || n, 'code_key', 'N' || n))).*
      from products p, generate_series(${from}::int, ${to}::int) n where p.id = ${one} returning id)
      insert into list_items (list_id, product_id, position, price_cents) select ${large}, id, 1, 100 from made`);
  const ask = { type: 'LIST', listId: large, columns: ['image', 'intlCode'] };
  const modeNow = async (more = {}) => {
    const asked = await create(lin, { ...ask, ...more });
    await db.delete(importJobs);
    return asked.code === 200 ? field(asked.data, 'mode') : asked.code;
  };
  await fill(2, 1000);
  expect(await modeNow()).toBe('IMAGE');
  await fill(1001, 1001);
  expect(await modeNow()).toBe('LINK');
  expect(await modeNow({ mode: 'IMAGE' })).toBe('IMAGE');
  const { job, bytes } = await exported(lin, ask);
  expect(job).toMatchObject({ total: 1001, done: 1001, mode: 'LINK' });
  expect(new Set(linesOf(bytes).map((row) => row[1])).size).toBe(1002);
  await fill(1002, 3001);
  expect(await modeNow({ mode: 'IMAGE' })).toBe(40_001);
});

test('X-B83 D-60 people who ask for exports at the same moment need one connection each: nobody waits for another', async () => {
  const small = await startOrderFixture({ poolSize: 2 });
  const body = { type: 'PRODUCT', columns: ['intlCode'] };
  await makeProduct(small.server.db, { listId: small.listId, sizes: { '38': 7 } });
  const people = [small.lin, small.chen, small.stranger];
  const answers = await Promise.all(
    people.flatMap((who) => Array.from({ length: 8 }, () => create(who, body))),
  );
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 200)).toHaveLength(people.length * 5);
  expect(codes.filter((code) => code === 42901)).toHaveLength(people.length * 3);
  await small.server.close();
});

test('X-B85 D-60 E-42901 five of a person wait or run, also when asked for at once; a key repeated starts one', async () => {
  const body = { type: 'LIST', listId, columns: ['name'] };
  const key = randomUUID();
  const twice = await Promise.all([1, 2].map(() => create(lin, body, { 'idempotency-key': key })));
  expect(new Set(twice.map(({ data }) => field(data, 'id'))).size).toBe(1);
  const answers = await Promise.all(Array.from({ length: 7 }, () => create(lin, body)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(4);
  const refused = answers.find(({ code }) => code !== 200);
  expect(refused).toMatchObject({ code: 42_901, data: { retryAfter: expect.any(Number) } });
  expect(await create(fixture.chen, body)).toMatchObject({ code: 200 });
  const page = await lin.get('/api/sp/front/export/page', { state: 'QUEUED' });
  expect(page.data).toMatchObject({ total: 5 });
});

test('X-B85 an own export is found by its name and by when it was asked for', async () => {
  const asked = await create(lin, { type: 'LIST', listId, columns: ['name'] });
  const { id, fileName, createdAt } = asked.data as { id: string; fileName: string; createdAt: string };
  const moment = (after: number): string => new Date(Date.parse(createdAt) + after).toISOString();
  const found = async (query: Record<string, string>) => {
    const list = field((await lin.get('/api/sp/front/export/page', query)).data, 'list');
    return (list as { id: string }[]).map((job) => job.id);
  };
  expect(await found({ keywords: fileName.slice(0, 4), from: moment(0), to: moment(1) })).toEqual([id]);
  expect(await found({ keywords: 'nothing of the kind' })).toEqual([]);
  expect(await found({ from: moment(1) })).toEqual([]);
  expect(await found({ to: moment(0) })).toEqual([]);
});

test('X-B84 X-B86 M-J Q-43 only the owner sees, cancels and fetches an export; what is not finished is refused with 40904', async () => {
  const asked = await create(lin, { type: 'LIST', listId, columns: ['name'] });
  const id = field(asked.data, 'id');
  expect(await download(lin, id)).toMatchObject({
    code: 40_904,
    data: { from: 'QUEUED', allowed: ['cancel'] },
  });
  for (const answer of await Promise.all([
    download(fixture.chen, id),
    fixture.chen.get(`/api/sp/front/export/job/${String(id)}`),
    fixture.chen.post('/api/sp/front/export/cancel', { id }),
  ]))
    expect(answer).toMatchObject({ code: 40_401 });
  expect(await lin.post('/api/sp/front/export/cancel', { id })).toMatchObject({
    data: { state: 'CANCELLED' },
  });
  await fixture.server.work();
  expect(await jobOf(lin, id)).toMatchObject({ state: 'CANCELLED', done: 0 });
  expect(await lin.post('/api/sp/front/export/cancel', { id })).toMatchObject({ code: 40_904 });
  expect(await fixture.server.db.$count(files)).toBe(
    await fixture.server.db.$count(files, eq(files.state, 'KEPT')),
  );
});

test('D-36 D-37 Q-43 orders as their page shows them, no more; without sp:price:view no price stands in a file', async () => {
  const { db } = fixture.server;
  const { id } = await fixture.order();
  await fixture.order();
  const columns = ['orderNo', 'status', 'valueCents', 'payableCents'];
  const { bytes } = await exported(lin, { type: 'ORDER', query: 'status=IN_PROGRESS', columns });
  expect(linesOf(bytes)).toHaveLength(3);
  expect(linesOf(bytes)[1]).toEqual([expect.stringMatching(/^O/), '进行中', 1000, expect.any(Number)]);
  expect(await create(fixture.stranger, { type: 'ORDER', ids: [id], columns })).toMatchObject({
    code: 40_401,
  });
  expect(await create(fixture.stranger, { type: 'ORDER', columns })).toMatchObject({ code: 40_001 });

  await db
    .update(teamMembers)
    .set({ perms: ['sp:export'] })
    .where(eq(teamMembers.role, 'MEMBER'));
  const productSheet = await exported(fixture.chen, { type: 'LIST', listId, ids: [coat], columns: PRODUCTS });
  expect(linesOf(productSheet.bytes)[1]?.slice(0, 5)).toEqual([
    CODE,
    expect.any(String),
    '驼色',
    null,
    '38: 7, 40: 3',
  ]);
  await db
    .update(teamMembers)
    .set({ perms: ['sp:price:view'] })
    .where(eq(teamMembers.role, 'MEMBER'));
  expect(await create(fixture.chen, { type: 'LIST', listId, columns: PRODUCTS })).toMatchObject({
    code: 40_301,
  });
});

test('M-J E-40915 an export runs out after seven days, its file and its plan go; of many the newest stay', async () => {
  const { db, adapters } = fixture.server;
  const { job } = await exported(lin, { type: 'LIST', listId, columns: ['name'] });
  const id = field(job, 'id');
  const [kept] = await db
    .select()
    .from(files)
    .where(eq(files.ownerId, String(id)));
  const sweepNow = () => sweep({ db, adapters }, SILENT, new Date());
  const dayLater = () => db.update(files).set({ checkedAt: new Date(Date.now() - 1.1 * DAY_MS) });
  await dayLater();
  await sweepNow();
  expect((await download(lin, id)).status).toBe(200);
  expect(Date.parse(String(field(job, 'expiresAt'))) - Date.parse(String(field(job, 'createdAt')))).toBe(
    7 * DAY_MS,
  );
  await db.update(importJobs).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await download(lin, id)).toMatchObject({ code: 40_915 });
  await dayLater();
  await sweepNow();
  expect(await adapters.files.get(kept?.storageKey ?? '')).toBeNull();
  expect(await db.$count(exportPlans)).toBe(0);
  expect(await jobOf(lin, id)).toMatchObject({ state: 'DONE' });
  expect(await jobOf(lin, id)).not.toHaveProperty('fileUrl');

  const { job: first } = await exported(lin, { type: 'LIST', listId, columns: ['name'] });
  await db.execute(sql`insert into import_jobs (id, owner_kind, owner_id, type, state, created_at, expires_at)
    select 'old ' || n, 'buyer', ${fixture.linId}, 'EXPORT', 'DONE', now() + n * interval '1 second', now() + interval '1 day'
    from generate_series(1, 20) n`);
  await create(lin, { type: 'LIST', listId, columns: ['name'] });
  expect(await download(lin, field(first, 'id'))).toMatchObject({ code: 40_915 });
  expect(await db.$count(files, eq(files.state, 'DOOMED'))).toBe(1);
});

test('M-J an export that fails for good says so in its row, and staff see it among the failed jobs; the sweep queues a lost one again, and fails one whose tries are used up', async () => {
  const { db, adapters } = fixture.server;
  const put = vi
    .spyOn(adapters.files, 'put')
    .mockRejectedValue(new FileStoreUnavailableError({ code: 'EIO' }));
  const asked = await create(lin, { type: 'LIST', listId, columns: ['name'] });
  const id = String(field(asked.data, 'id'));
  await db.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), attempts => 4)`,
  );
  await fixture.server.work();
  put.mockRestore();
  expect(await jobOf(lin, id)).toMatchObject({ state: 'FAILED', error: '导出没有完成，请重新导出。' });
  expect(await failedJobs(db)).toMatchObject([{ task: 'exports.write' }]);
  expect(await db.$count(files, eq(files.state, 'WRITING'))).toBe(0);

  const lost = await create(lin, { type: 'LIST', listId, columns: ['name'] });
  await sweep({ db, adapters }, SILENT, new Date());
  expect(await jobOf(lin, field(lost.data, 'id'))).toMatchObject({ state: 'QUEUED' });
  await emptyQueue(db);
  await sweep({ db, adapters }, SILENT, new Date());
  await fixture.server.work();
  expect(await jobOf(lin, field(lost.data, 'id'))).toMatchObject({ state: 'DONE' });

  const spent = await create(lin, { type: 'LIST', listId, columns: ['name'] });
  await db.execute(sql`select graphile_worker.reschedule_jobs(array[id], attempts => max_attempts)
    from graphile_worker.jobs where key like 'export %'`);
  await sweep({ db, adapters }, SILENT, new Date());
  expect(await jobOf(lin, field(spent.data, 'id'))).toMatchObject({ state: 'FAILED' });
});
