import { randomUUID } from 'node:crypto';
import { priceByRule } from '@selvedge/domain/money/priceRule';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notices } from '../../db/schema/notices';
import { emptyQueue } from '../../jobs/tables';
import { brandFollows, products } from '../../db/schema/products';
import { listItems, lists } from '../../db/schema/lists';
import { field, makeList, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeBuyer } from '../../testing/people';
import type { Tester } from '../../testing/testers';
import { resumeLostJobs } from '../retention/jobs/lostJobs';
import { notifyFollowers } from './notices/followers';

const LIST = '/api/sp/front/list';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const INPUT = {
  name: '瀚海自营',
  kind: 'SPOT',
  deliveryMethod: 'OVERSEAS',
  startAt: inDays(-1),
  closeAt: inDays(5),
  minOrderValueCents: 0,
  minOrderMode: 'WARN',
  shipDays: 3,
  receiveDays: 6,
  columns: ['intlCode', 'name', 'stock', 'wholesalePrice'],
  settings: { origin: true, minCostCents: 4_000 },
};

let fixture: OrderFixture;
let seller: Tester;
let sellerId: string;
let lin: Tester;
let coat: string;
let bag: string;
let hidden: string;

beforeAll(async () => {
  fixture = await startOrderFixture();
  ({ lin } = fixture);
  const { db } = fixture.server;
  sellerId = await makeBuyer(db, { username: 'seller', phone: '13800136099', sellerFlag: true });
  seller = await fixture.server.buyer('seller');
  const { listId } = fixture;
  coat = await makeProduct(db, { listId, sizes: { '38': 4, '40': 6 }, priceCents: 24_200 });
  bag = await makeProduct(db, { listId, sizes: { OS: 3 }, priceCents: null });
  const closed = await makeList(db, { visibility: 'TEAMS', visibleTo: ['nobody'] });
  hidden = await makeProduct(db, { listId: closed, sizes: { OS: 3 } });
  await db.update(products).set({ nameEn: '', retailPriceCents: 60_000 }).where(eq(products.id, coat));
  await db.insert(brandFollows).values([
    { buyerId: fixture.linId, brandId: 'b1', createdAt: new Date() },
    { buyerId: sellerId, brandId: 'b1', createdAt: new Date() },
  ]);
});
beforeEach(async () => {
  await fixture.server.db.execute(sql`update skus set barcode = lpad(numbered.at::text, 13, '0')
    from (select id, row_number() over (order by id) as at from skus) numbered where numbered.id = skus.id`);
});
afterAll(() => fixture.server.close());

const key = () => ({ 'idempotency-key': randomUUID() });
const save = (who: Tester, change: object = {}) => who.post(`${LIST}/save`, { ...INPUT, ...change }, key());
const step = (name: string, body: object, who = seller) => who.post(`${LIST}/${name}`, body);
const versionOf = async (id: string) => field((await seller.get(`${LIST}/detail/${id}`)).data, 'version');

/** Creates a draft of the seller with a coat and a bag. */
async function draft(): Promise<string> {
  const id = String(field((await save(seller)).data, 'id'));
  const add = [{ productId: coat }, { productId: bag }];
  expect((await step('item/edit', { listId: id, add, version: 1 })).code).toBe(200);
  return id;
}

/** Creates and publishes such a draft; returns its id and the share link. */
async function published(share: object = {}): Promise<{ id: string; code: string; url: string }> {
  const id = await draft();
  const made = await step('publish', { id, version: 2 });
  expect(made.code).toBe(200);
  const link = await seller.post(`${LIST}/share/create`, { listId: id, ...share }, key());
  return { id, code: String(field(link.data, 'code')), url: String(field(link.data, 'url')) };
}

test('R-3.18 R-3.22 X-B122 X-B05 D-25 R-3.17 sellers make drafts that only they see, with all their settings; others are refused', async () => {
  const made = await save(seller);
  expect(made.data).toMatchObject({
    status: 'DRAFT',
    ownerType: 'BUYER',
    name: INPUT.name,
    deliveryMethod: INPUT.deliveryMethod,
    shipDays: INPUT.shipDays,
    receiveDays: INPUT.receiveDays,
    settings: INPUT.settings,
    actions: ['edit', 'editItems', 'publish', 'delete'],
    version: 1,
  });
  const id = String(field(made.data, 'id'));
  expect((await lin.get(`${LIST}/detail/${id}`)).code).toBe(40401);
  expect((await save(lin)).code).toBe(40301);
  expect((await save(seller, { id, version: 7 })).code).toBe(40901);
  const changed = await save(seller, { id, version: 1, name: '  冬季包袋 ' });
  expect(changed.data).toMatchObject({ name: '冬季包袋', version: 2 });
  const fields = (data: unknown) => Object.keys(Object(field(data, 'fields')));
  expect(fields((await save(seller, { closeAt: inDays(-2), receiveDays: 1 })).data)).toEqual([
    'receiveDays',
    'closeAt',
  ]);
  expect(fields((await save(seller, { kind: 'FUTURES' })).data)).toEqual(['expectedArrival', 'depositBp']);
  expect((await lin.get(`${LIST}/count`, { scope: 'mine' })).data).toMatchObject({ ALL: 0 });
  expect(field((await seller.get(`${LIST}/count`, { scope: 'mine' })).data, 'DRAFT')).toBeGreaterThan(0);
});

test('X-B06 R-3.23 goods the merchant offers go on at its price or above; counted at once, also by the index; all or nothing', async () => {
  const id = await draft();
  const detail = await seller.get(`${LIST}/detail/${id}`);
  expect(detail.data).toMatchObject({ productCount: 2, skuCount: 3, stockQty: 13, stockValueCents: 242_000 });
  const page = await seller.get(`${LIST}/product/page`, { listId: id }, { 'accept-language': 'en' });
  expect(page.data).toMatchObject({
    total: 2,
    list: [
      { id: coat, name: '双排扣羊绒大衣', wholesalePriceCents: 24_200, merchantPriceCents: 24_200 },
      { id: bag, wholesalePriceCents: null, merchantPriceCents: null },
    ],
  });
  const refused = await step('item/edit', {
    listId: id,
    add: [
      { productId: coat, priceCents: 24_199 },
      { productId: hidden },
      { productId: bag, priceCents: 100 },
    ],
    remove: [bag],
    version: 2,
  });
  expect(Object.keys(Object(field(refused.data, 'fields')))).toEqual([
    'add.0.priceCents',
    'add.1.productId',
    'add.2.priceCents',
  ]);
  const priced = await step('item/edit', {
    listId: id,
    add: [{ productId: coat, priceCents: 30_000 }],
    remove: [bag],
    version: 2,
  });
  expect(priced.data).toMatchObject({ productCount: 1, stockValueCents: 300_000, version: 3 });
  expect((await step('item/edit', { listId: id, remove: [coat], version: 2 })).code).toBe(40901);
  expect(
    (await save(seller, { id, kind: 'FUTURES', expectedArrival: '2027-01-01', depositBp: 1, version: 3 }))
      .data,
  ).toMatchObject({ fields: { kind: expect.any(String) } });
});

test('X-B121 R-3.23 a rule prices every product as the shared rule says, never below the merchant; some goods only, when named', async () => {
  const { db } = fixture.server;
  const id = String(field((await save(seller)).data, 'id'));
  const prices = [1, 99, 4_930, 24_200, 33_333, 100_001];
  const ids = await Promise.all(
    prices.map((priceCents) => makeProduct(db, { listId: fixture.listId, sizes: { OS: 1 }, priceCents })),
  );
  for (const [at, productId] of ids.entries())
    await db
      .update(products)
      .set({ retailPriceCents: (prices[at] ?? 0) * 3 + 1 })
      .where(eq(products.id, productId));
  const add = ids.map((productId) => ({ productId }));
  await step('item/edit', { listId: id, add, version: 1 });
  let version = 2;
  for (const base of ['WHOLESALE', 'RETAIL'] as const) {
    for (const rounding of ['NEAREST', 'UP'] as const) {
      for (const [percentBp, stepCents] of [
        [11_800, 50],
        [9_000, 1],
        [5_005, 25],
        [33_333, 100],
      ] as const) {
        const rule = { base, rounding, percentBp, stepCents };
        const done = await step('item/price', { listId: id, ...rule, version });
        expect(done.code).toBe(200);
        version += 1;
        const stored = await db
          .select({ cents: listItems.priceCents })
          .from(listItems)
          .where(eq(listItems.listId, id))
          .orderBy(asc(listItems.position));
        const expected = prices.map((cents) =>
          priceByRule(base === 'RETAIL' ? cents * 3 + 1 : cents, rule, cents),
        );
        expect(
          stored.map(({ cents }) => cents),
          JSON.stringify(rule),
        ).toEqual(expected);
      }
    }
  }
  const rule = { base: 'RETAIL', rounding: 'UP', percentBp: 10_000, stepCents: 1 };
  await step('item/price', { listId: id, ...rule, productIds: [ids[3]], version });
  const [named] = await db
    .select({ cents: listItems.priceCents })
    .from(listItems)
    .where(and(eq(listItems.listId, id), eq(listItems.productId, ids[3] ?? '')));
  expect(named?.cents).toBe(72_601);
  const unknown = await step('item/price', { listId: id, ...rule, productIds: [coat], version: version + 1 });
  expect(unknown.data).toMatchObject({ fields: { 'productIds.0': expect.any(String) } });
  expect((await step('item/price', { listId: id, ...rule, version }, lin)).code).toBe(40301);
});

test('X-B02 E-40914 X-B07 X-B08 X-B09 X-B120 M-L published with goods only, closed, open again until later, deleted as a draft only', async () => {
  const empty = String(field((await save(seller)).data, 'id'));
  expect((await step('publish', { id: empty, version: 1 })).code).toBe(40914);
  expect((await step('del', { id: empty })).code).toBe(200);
  expect((await seller.get(`${LIST}/detail/${empty}`)).code).toBe(40401);
  const id = await draft();
  const made = await step('publish', { id, version: 2 });
  expect(made.data).toMatchObject({
    list: { status: 'PENDING', actions: ['edit', 'editItems', 'share', 'close'] },
    share: { listId: id, views: 0, openToAll: false },
  });
  expect(decodeURIComponent(String(field(made.data, 'share', 'url')))).toContain(
    `/#/product/list?screening={"shareCode":"${String(field(made.data, 'share', 'code'))}"}`,
  );
  expect(field((await lin.get(`${LIST}/detail/${id}`)).data, 'actions')).toBeUndefined();
  expect((await step('publish', { id, version: 3 })).code).toBe(40904);
  expect((await step('del', { id })).code).toBe(40904);
  expect(
    (await save(seller, { id, deliveryMethod: 'MAINLAND', startAt: inDays(1), version: 3 })).data,
  ).toMatchObject({
    fields: { deliveryMethod: expect.any(String), startAt: expect.any(String) },
  });
  const closed = await step('close', { id, version: 3 });
  expect(closed.data).toMatchObject({ status: 'ACCEPTED', actions: ['reopen'] });
  expect((await step('item/edit', { listId: id, remove: [coat], version: 4 })).data).toMatchObject({
    from: 'ACCEPTED',
    allowed: ['reopen'],
  });
  expect((await step('reopen', { id, closeAt: inDays(-1), version: 4 })).code).toBe(40001);
  const open = await step('reopen', { id, closeAt: inDays(9), version: 4 });
  expect(open.data).toMatchObject({ status: 'PENDING', version: 5 });
});

test('M-L D-25 two clicks publish once; somebody else’s list is not theirs to change', async () => {
  const id = await draft();
  const both = await Promise.all([1, 2].map(() => step('publish', { id, version: 2 })));
  expect(both.map(({ code }) => code).sort()).toEqual([200, 40901].sort());
  const other = await makeBuyer(fixture.server.db, {
    username: 'other',
    phone: '13800136098',
    sellerFlag: true,
  });
  const rival = await fixture.server.buyer('other');
  for (const name of ['publish', 'close', 'reopen'])
    expect((await step(name, { id, version: 3, closeAt: inDays(3) }, rival)).code, name).toBe(
      name === 'reopen' ? 40302 : 40001,
    );
  expect((await step('close', { id, version: 3 }, rival)).code).toBe(40302);
  expect((await step('item/edit', { listId: id, remove: [coat], version: 3 }, rival)).code).toBe(40302);
  expect((await rival.get(`${LIST}/share/page`, { listId: id })).code).toBe(40302);
  expect(other).not.toBe('');
});

test('X-B21 Q-44 the code of a link has 128 random bits, so nobody comes upon a list by trying', async () => {
  const { code } = await published();
  const bitsOfSign = Math.log2('ABCDEFGHJKMNPQRSTUVWXYZ23456789'.length);
  expect(code).toMatch(/^[A-HJ-KM-NP-Z2-9]+$/);
  expect(code.length * bitsOfSign).toBeGreaterThanOrEqual(128);
});

test('X-B23 X-B123 X-B21 X-B22 X-B24 Q-44 a link opens one list, signed in or where allowed without; counted; stops at once when revoked', async () => {
  const { anonymous } = fixture.server;
  const kept = await published();
  const view = `${LIST}/share/${kept.code}`;
  expect((await anonymous.get(view)).code).toBe(401);
  expect((await anonymous.get(`${view}/product/page`)).code).toBe(401);
  expect((await lin.get(view)).data).toMatchObject({ list: { id: kept.id }, share: { canOrder: true } });
  const open = await published({
    openToAll: true,
    hidePrice: true,
    columns: ['name', 'stock'],
    watermark: ' 仅供选款 ',
  });
  expect(open.url).toContain(`/#/share/${open.code}`);
  const shared = `${LIST}/share/${open.code}`;
  expect((await anonymous.get(shared)).data).toMatchObject({
    list: { stockValueCents: 0, totalValueCents: 0, myQty: 0, stockQty: 13, settings: { origin: true } },
    share: { columns: ['name', 'stock'], watermark: '仅供选款', canOrder: false, hidePrice: true },
  });
  const page = await anonymous.get(`${shared}/product/page`);
  expect(page.data).toMatchObject({ total: 2, selection: { stockValueCents: 0 } });
  expect(field(page.data, 'list', 0, 'wholesalePriceCents')).toBeNull();
  expect(field(page.data, 'list', 0)).not.toHaveProperty('merchantPriceCents');
  const again = await lin.get('/api/sp/front/product/page', { shareCode: open.code });
  expect(again.data).toMatchObject({ total: 2 });
  const links = await seller.get(`${LIST}/share/page`, { listId: open.id });
  expect(links.data).toMatchObject({ total: 2, list: [{ code: open.code, views: 1 }, { views: 0 }] });
  const id = String(field(links.data, 'list', 0, 'id'));
  expect((await step('share/revoke', { id }, lin)).code).toBe(40301);
  for (const _ of [1, 2]) expect((await step('share/revoke', { id })).code).toBe(200);
  expect((await anonymous.get(shared)).code).toBe(40915);
  expect((await anonymous.get(`${shared}/product/page`)).code).toBe(40915);
  expect((await lin.get('/api/sp/front/product/page', { shareCode: open.code })).code).toBe(40915);
  expect((await anonymous.get(`${LIST}/share/AAAAAAAAAAAA`)).code).toBe(40401);
  const past = await seller.post(`${LIST}/share/create`, { listId: open.id, expiresAt: inDays(-1) }, key());
  expect(past.data).toMatchObject({ fields: { expiresAt: expect.any(String) } });
});

/** Returns the number of waiting jobs that announce a list. */
async function queued(id: string): Promise<number> {
  const { rows } = await fixture.server.db.execute(
    sql`select from graphile_worker.jobs where key = ${`lists.announce ${id}`}`,
  );
  return rows.length;
}

test('X-B07 R-1.09 M-J who follows a brand is told by the queue, once, also where its job was lost, and not the seller', async () => {
  const { db } = fixture.server;
  const { id } = await published();
  const of = (ownerId: string) =>
    db.$count(notices, and(eq(notices.ownerId, ownerId), eq(notices.link, `/products/detail/${id}`)));
  await emptyQueue(db);
  await resumeLostJobs(db, new Date(inDays(8)));
  expect(await queued(id)).toBe(0);
  for (const _ of [1, 2]) await resumeLostJobs(db, new Date());
  expect(await queued(id)).toBe(1);
  await fixture.server.work();
  await resumeLostJobs(db, new Date());
  expect(await queued(id)).toBe(0);
  await notifyFollowers(db, id, new Date());
  await expect.poll(() => of(fixture.linId)).toBe(1);
  expect(await of(sellerId)).toBe(0);
  expect(await db.$count(lists, and(eq(lists.id, id), eq(lists.announcedAt, new Date(0))))).toBe(0);
  expect(await versionOf(id)).toBe(3);
});
