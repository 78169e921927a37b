import { randomUUID } from 'node:crypto';
import type { components } from '@selvedge/api-spec/types';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartLines } from '../../db/schema/cart';
import { listItems, lists } from '../../db/schema/lists';
import { products } from '../../db/schema/products';
import { stock } from '../../db/schema/stock';
import { field, makeList, makeProduct } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { book, sendSheet } from '../../testing/sheets';
import { offersFor } from './read';
import { hasStatus, isOpen, openAt, listState, timesOf } from './rules/status';

const FRONT = '/api/sp/front';
let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
});
afterAll(() => fixture.server.close());

test('D-24 R-4.32 the status asked of the database is the one the rules say, to the millisecond', async () => {
  const { db } = fixture.server;
  const now = new Date('2026-11-20T08:00:00.000Z');
  const at = (ms: number) => new Date(now.getTime() + ms);
  const moments = [at(-86_400_000), at(-1), at(0), at(1), at(86_400_000)];
  const kinds = moments.flatMap((startAt) =>
    moments
      .filter((closeAt) => closeAt > startAt)
      .flatMap((closeAt) =>
        [null, at(-1), at(0), at(1)].flatMap((closedAt) =>
          [null, at(-90_000_000)].map((publishedAt) => ({ startAt, closeAt, closedAt, publishedAt })),
        ),
      ),
  );
  const ids = await Promise.all(kinds.map((times) => makeList(db, times)));
  const rows = await db.select().from(lists).where(inArray(lists.id, ids));
  for (const status of ['DRAFT', 'PENDING', 'ACCEPTED'] as const) {
    const found = await db
      .select({ id: lists.id })
      .from(lists)
      .where(sql`${inArray(lists.id, ids)} and ${hasStatus(status, now)}`);
    const expected = rows.filter((row) => listState(timesOf(row), now) === status);
    expect(new Set(found.map(({ id }) => id)), status).toEqual(new Set(expected.map(({ id }) => id)));
    expect(found.length, status).toBeGreaterThan(0);
  }
  const open = await db
    .select({ id: lists.id })
    .from(lists)
    .where(sql`${inArray(lists.id, ids)} and ${openAt(now)}`);
  const expected = rows.filter((row) => isOpen(timesOf(row), now));
  expect(new Set(open.map(({ id }) => id))).toEqual(new Set(expected.map(({ id }) => id)));
});

test('Q-30 D-19 cart, preview and inquiry say the same of the same goods: state, price, free pieces, minimum', async () => {
  const { lin, linId, server } = fixture;
  const { db } = server;
  const open = await makeList(db);
  const shut = await makeList(db, { closedAt: new Date() });
  const hidden = await makeList(db, { visibility: 'TEAMS', visibleTo: ['nobody'] });
  const productIds = await Promise.all(
    [open, open, shut, hidden].map((listId) => makeProduct(db, { listId, sizes: { '38': 5, '40': 5 } })),
  );
  const [fine = '', short = '', closed = '', unseen = ''] = productIds.map((id) => `${id}-38`);
  await db.update(stock).set({ onHand: 1, incoming: 9 }).where(eq(stock.skuId, short));
  const wanted = [
    { skuId: fine, listId: open, qty: 2, state: 'PRICE_CHANGED', stockQty: 5 },
    { skuId: short, listId: open, qty: 2, state: 'SHORT', stockQty: 1 },
    { skuId: closed, listId: shut, qty: 2, state: 'CLOSED', stockQty: 5 },
    { skuId: unseen, listId: hidden, qty: 2, state: 'CLOSED' },
  ];
  await db.insert(cartLines).values(
    wanted.map(({ skuId, listId, qty }, index) => ({
      id: `same-${index}`,
      buyerId: linId,
      listId,
      productId: skuId.slice(0, -3),
      skuId,
      qty,
      priceCents: index === 0 ? 1 : 10_000,
    })),
  );
  const lines = wanted.map(({ skuId, listId, qty }, index) => ({
    skuId,
    listId,
    qty,
    priceCents: index === 0 ? 1 : 10_000,
  }));
  const preview = (await lin.post(`${FRONT}/inquiry/preview`, { lines })).data;
  const check = (await lin.post(`${FRONT}/cart/check`, { lineIds: wanted.map((_, at) => `same-${at}`) }))
    .data;
  const { lines: inCart } = check as { lines: components['schemas']['CartLine'][] };
  const shown = new Map(inCart.map((line) => [line.skuId, line]));
  for (const [index, { skuId, state, stockQty }] of wanted.entries()) {
    expect(shown.get(skuId)?.state, skuId).toBe(state);
    expect(field(preview, 'lines', index, 'state'), skuId).toBe(state);
    if (stockQty === undefined) continue;
    expect(shown.get(skuId)?.stockQty).toBe(stockQty);
    expect(field(preview, 'lines', index, 'stockQty')).toBe(stockQty);
  }
  expect(field(preview, 'totals')).toEqual(field(check, 'totals'));
});

test('L-36 below the minimum of a style, adding, editing, a sheet, the preview and the order itself say the same', async () => {
  const { lin, linId, addressId, server } = fixture;
  await server.db.delete(cartLines).where(eq(cartLines.buyerId, linId));
  const listId = await makeList(server.db);
  const coat = await makeProduct(server.db, {
    listId,
    sizes: { '38': 9, '40': 9 },
    intlCode: '8052100344777',
  });
  const skuId = `${coat}-38`;
  const lines = (qty: number) => [{ skuId, listId, qty }];
  const said = (have: number) => [
    { code: 'MIN_PIECES', productId: coat, listId, need: 3, have, block: true },
  ];
  const added = await lin.post(`${FRONT}/cart/add`, { lines: lines(2) });
  expect(field(added.data, 'violations')).toEqual(said(2));
  const { id, version } = field(added.data, 'lines', 0) as { id: string; version: number };
  const edited = await lin.post(`${FRONT}/cart/edit`, { lines: [{ id, version, qty: 1 }] });
  expect(edited.code).toBe(200);
  const check = await lin.post(`${FRONT}/cart/check`, { lineIds: [id] });
  expect(field(check.data, 'totals', 'violations')).toEqual(said(1));
  const preview = await lin.post(`${FRONT}/inquiry/preview`, { lines: lines(1) });
  expect(field(preview.data, 'totals', 'violations')).toEqual(said(1));
  const order = (qty: number) =>
    lin.post(
      `${FRONT}/inquiry/create`,
      { lines: lines(qty), addressId, paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] },
      { 'idempotency-key': randomUUID() },
    );
  expect(await order(1)).toMatchObject({ code: 40905, data: { violations: said(1) } });
  const job = await sendSheet(
    lin,
    book([
      ['code', 'size', 'qty'],
      ['8052100344777', '38', 1],
    ]),
    { listId },
  );
  const rows = await lin.get(`${FRONT}/import/job/${String(field(job.data, 'id'))}/rows`);
  expect(field(rows.data, 'list', 0, 'problems')).toMatchObject([
    { code: 'BELOW_MINIMUM', params: { need: 3, have: 1, missing: 2 } },
  ]);
  expect((await order(3)).code).toBe(200);
});

test('goods that left their list or the catalogue have no price, and are not found there', async () => {
  const { linId, listId, server } = fixture;
  const [left = '', gone = ''] = await Promise.all(
    [0, 1].map(() => makeProduct(server.db, { listId, sizes: { OS: 9 } })),
  );
  await server.db.delete(listItems).where(eq(listItems.productId, left));
  await server.db.update(products).set({ deletedAt: new Date() }).where(eq(products.id, gone));
  const wanted = [left, gone].map((id) => ({ skuId: `${id}-OS`, listId }));
  const offers = [...(await offersFor(server.db, { id: linId, teamId: null }, wanted)).values()];
  expect(offers.map(({ priceNowCents }) => priceNowCents)).toEqual([null, null]);
  expect(new Set(offers.map(({ listed, inCatalogue }) => `${listed} ${inCatalogue}`))).toEqual(
    new Set(['false true', 'true false']),
  );
});
