import { makeEan13 } from '@selvedge/domain/products/ean';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { skus } from '../../db/schema/products';
import { orderLines } from '../../db/schema/orders';
import { field, makeProduct } from '../../testing/builders';
import { firstSheet, linesOf } from '../../testing/exportedSheets';
import { sendProducts } from '../../testing/productSheets';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeStaff } from '../../testing/people';
import { makeViewer } from '../../testing/scopeFixture';
import type { Tester } from '../../testing/testers';

let fixture: OrderFixture;
let boss: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  const { db } = fixture.server;
  await makeStaff(db, { username: 'boss' }, 'ROOT');
  boss = await fixture.server.staff('boss');
  await makeProduct(db, {
    listId: fixture.listId,
    sizes: { '38': 7, '40': 3 },
    name: '=1+1 大衣',
    intlCode: '0012345678905',
  });
  await makeProduct(db, {
    listId: fixture.listId,
    sizes: { OS: 4 },
    intlCode: '8052100344751',
    colorId: 'black',
  });
  for (const [at, { id }] of (await db.select({ id: skus.id }).from(skus)).entries())
    await db
      .update(skus)
      .set({ barcode: makeEan13(`29000000000${at}`) })
      .where(eq(skus.id, id));
});
afterAll(() => fixture.server.close());

/** Starts an export, runs its job, and returns its rows, the headers first. */
async function exported(
  who: Tester,
  path: string,
  query: Record<string, unknown> = {},
): Promise<unknown[][]> {
  const asked = await who.get(path, query as Parameters<Tester['get']>[1]);
  expect(asked).toMatchObject({ code: 200, data: { type: 'EXPORT', state: 'QUEUED' } });
  const id = String(field(asked.data, 'id'));
  const state = async () => {
    await fixture.server.work();
    return field((await who.get(`/api/v1/jobs/${id}`)).data, 'state');
  };
  await expect.poll(state).toBe('DONE');
  const bytes = (await who.get(`/api/v1/jobs/${id}/file`)).raw.rawPayload;
  const cells = Object.values(firstSheet(bytes)) as { f?: string }[];
  expect(cells.filter(({ f }) => f !== undefined)).toEqual([]);
  return linesOf(bytes);
}

const PRODUCTS = '/api/v1/products/_export';
const ORDERS = '/api/v1/orders/_export';
const column = ([heads = [], ...rows]: unknown[][], head: string) =>
  rows.map((row) => row[heads.indexOf(head)]);

test('X-A67 Q-06 Q-08 Q-09 products are exported as they are filtered, a row for each size, and the import takes the sheet back unchanged', async () => {
  const rows = await exported(boss, PRODUCTS, { mode: 'LINK' });
  expect(rows).toHaveLength(4);
  expect(column(rows, '尺码').sort()).toEqual(['38', '40', 'OS']);
  expect(column(rows, '国际编码')).toContain('0012345678905');
  expect(column(rows, '品名')).toContain('=1+1 大衣');
  expect(column(rows, '批发价')[0]).toBe(100);
  const some = await exported(boss, PRODUCTS, { keywords: '8052100344751', columns: ['code', 'size'] });
  expect(some).toEqual([
    ['国际编码', '尺码'],
    ['8052100344751', 'OS'],
  ]);
  expect((await boss.get(PRODUCTS, { keywords: 'nothing of the kind' })).code).toBe(40001);
  expect((await boss.get(PRODUCTS, { columns: ['salary'] })).code).toBe(40001);

  const asked = await boss.get(PRODUCTS, { mode: 'LINK' });
  await fixture.server.work();
  const file = await boss.get(`/api/v1/jobs/${String(field(asked.data, 'id'))}/file`);
  const sent = await sendProducts(boss, file.raw.rawPayload);
  await fixture.server.work();
  expect((await boss.get(`/api/v1/jobs/${String(field(sent.data, 'id'))}`)).data).toMatchObject({
    state: 'VALIDATED',
    total: 3,
    invalid: 0,
  });
});

test('X-A126 D-46 Q-08 orders are exported as they are filtered, a row for each line with the head of its order', async () => {
  const [first, second] = [await fixture.order({ qty: 2 }), await fixture.order({ qty: 3 })];
  await fixture.server.db.update(orderLines).set({ name: '@大衣' }).where(eq(orderLines.orderId, first.id));
  const rows = await exported(boss, ORDERS, { mode: 'LINK' });
  expect(rows).toHaveLength(5);
  expect(column(rows, '询价件数')).toEqual([3, 3, 2, 2]);
  expect(column(rows, '金额')).toEqual([300, 300, 200, 200]);
  expect(column(rows, '品名').slice(2)).toEqual(['@大衣', '@大衣']);
  expect(new Set(column(rows, '订单号')).size).toBe(2);
  // Instants are date cells in the business time zone, which the header names.
  const zoned = String(rows[0]?.find((head) => String(head).endsWith(' (Asia/Shanghai)')));
  expect(column(rows, zoned).every((cell) => cell instanceof Date)).toBe(true);
  expect(await exported(boss, ORDERS, { ids: [second.id], columns: ['size', 'askedQty'] })).toEqual([
    ['尺码', '询价件数'],
    ['38', 3],
    ['40', 3],
  ]);
});

test('X-A67 X-A126 D-37 D-52 who sees neither prices nor costs exports none, and orders end where the range does', async () => {
  const perms = ['biz:product:export', 'biz:order:export'];
  const { tester: blind } = await makeViewer(fixture.server, 'blind', 'ALL', perms);
  const [products = []] = await exported(blind, PRODUCTS, { mode: 'LINK' });
  for (const head of ['批发价', '成本价']) expect(products).not.toContain(head);
  const [orders = []] = await exported(blind, ORDERS, { mode: 'LINK' });
  for (const head of ['批发价', '折扣', '金额']) expect(orders).not.toContain(head);
  const nothingLeft = { code: 40001, data: { fields: { columns: expect.stringContaining('无权') } } };
  expect(await blind.get(PRODUCTS, { columns: ['wholesale', 'cost'] })).toMatchObject(nothingLeft);
  expect(await blind.get(ORDERS, { columns: ['amountCents'] })).toMatchObject(nothingLeft);
  const { tester: stranger } = await makeViewer(fixture.server, 'stranger2', 'OWN', perms);
  expect((await stranger.get(ORDERS)).code).toBe(40001);
  expect((await fixture.guest.get(ORDERS)).status).toBe(403);
  expect((await fixture.guest.get(PRODUCTS)).status).toBe(403);
});
