/** Walks through buyer and staff calls behind the checking proxy: both sides keep the contract in every call. */
import { randomUUID } from 'node:crypto';
import { createBuyerClient, createStaffClient } from '@selvedge/api-spec/client/clients';
import { isApiError } from '@selvedge/api-spec/client/ApiError';
import { pictureOf } from '@selvedge/api-spec/mock/picture';
import { startProxy, type Proxy } from '@selvedge/api-spec/mock/proxy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { book } from '../testing/sheets';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { DOCUMENT } from './document';

let server: TestServer;
let proxy: Proxy;
let token: string | null = null;
let staffToken: string | null = null;

beforeAll(async () => {
  server = await startTestServer({ demo: 'small', config: { checkAnswers: false } });
  const upstream = await server.listen();
  proxy = await startProxy({ document: DOCUMENT, upstream, port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

const options = (getToken: () => string | null) => ({
  baseUrl: proxy.url,
  getToken,
  getLanguage: () => 'zh-CN',
});
const buyerOf = () => createBuyerClient(options(() => token));
const staffOf = () => createStaffClient(options(() => staffToken));

/** Returns the code with which a call is refused. */
async function refusedWith(call: Promise<unknown>): Promise<unknown> {
  const error: unknown = await call.catch((reason: unknown) => reason);
  return isApiError(error) ? error.code : error;
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('the demo data has nothing to show here');
  return item;
}

async function signIn(): Promise<void> {
  const buyer = buyerOf();
  expect(await refusedWith(buyer.get('/api/sp/front/user/get/info'))).toBe(401);
  const { key } = await buyer.get('/api/sp/admin/validate/code/get', { query: { temp: String(Date.now()) } });
  const body = { username: 'demo', password: 'Demo-2026', key, code: 'abcd' };
  const wrong = { ...body, password: 'Demo-2027' };
  expect(await refusedWith(buyer.post('/api/sp/front/user/login', { body: wrong }))).toBe(40003);
  token = (await buyer.post('/api/sp/front/user/login', { body })).token;

  const staff = staffOf();
  expect(await refusedWith(staff.get('/api/v1/users/me'))).toBe(401);
  const { captchaKey } = await staff.get('/api/v1/auth/captcha');
  const form = { username: 'sales', password: 'Demo-2026', captchaKey, captchaCode: 'abcd' };
  const { tokenType, accessToken } = await staff.post('/api/v1/auth/login', { form });
  staffToken = `${tokenType} ${accessToken}`;
}

async function lookAround(): Promise<void> {
  const buyer = buyerOf();
  const days = { from: '2025-01-01', to: '2025-12-31' };
  await Promise.all([
    buyer.get('/api/sp/front/user/get/info'),
    buyer.get('/api/sp/front/user/get/salesman'),
    buyer.get('/api/sp/common/money/exchange/list'),
    buyer.get('/api/sp/common/config'),
    buyer.get('/api/sp/common/area/codes'),
    buyer.get('/api/sp/common/region/tree', { query: { areaType: 'MAINLAND' } }),
    buyer.get('/api/sp/common/dict/{code}/items', { path: { code: 'identity_type' } }),
    buyer.get('/api/sp/front/data/summary'),
    buyer.get('/api/sp/front/data/trend', { query: { ...days, by: 'month' } }),
    buyer.get('/api/sp/front/data/top', { query: { ...days, by: 'brand' } }),
    buyer.get('/api/sp/front/notice/page'),
    buyer.get('/api/sp/front/notice/count'),
    buyer.get('/api/sp/front/team/member/options'),
    buyer.get('/api/sp/front/user/preference'),
    buyer.get('/api/sp/front/user/address/default'),
    buyer.post('/api/sp/front/user/preference/edit', { body: { density: 'compact', currency: 'CNY' } }),
  ]);
  const staff = staffOf();
  await Promise.all([
    staff.get('/api/v1/users/me'),
    staff.get('/api/v1/menus/routes'),
    staff.get('/api/v1/users/preference'),
    staff.get('/api/v1/dashboard/overview'),
    staff.get('/api/v1/dashboard/trend', { query: { ...days, by: 'month' } }),
    staff.get('/api/v1/dashboard/funnel', { query: days }),
    staff.get('/api/v1/dashboard/pie', { query: { by: 'brand' } }),
    staff.get('/api/v1/dashboard/radar'),
    staff.get('/api/v1/dashboard/address', { query: { by: 'country' } }),
  ]);
}

/** Opens a list, fills the cart and returns its content. */
async function fillCart() {
  const buyer = buyerOf();
  await buyer.get('/api/sp/front/product/page', { query: { pageSize: 5, hot: true } });
  await buyer.get('/api/sp/front/product/filters');
  const lists = await buyer.get('/api/sp/front/list/page', { query: { status: 'PENDING', kind: 'SPOT' } });
  const { id: listId } = first(lists.list);
  await buyer.get('/api/sp/front/list/detail/{id}', { path: { id: listId } });
  await buyer.get('/api/sp/front/list/columns', { query: { listId } });
  await buyer.get('/api/sp/front/list/filters', { query: { listId } });
  const products = await buyer.get('/api/sp/front/list/product/page', {
    query: { listId, pageSize: 20, sort: ['season', 'stockQty'], order: ['asc', 'desc'] },
  });
  const product = first(products.list);
  await buyer.post('/api/sp/front/product/resolve', {
    body: { lines: [{ code: product.intlCode, qty: 3 }, { code: '0000000000000' }] },
  });
  await buyer.post('/api/sp/front/cart/clear', { body: {} });
  const lines = product.sizes
    .filter(({ stockQty }) => stockQty >= 3)
    .slice(0, 2)
    .map(({ skuId }) => ({ skuId, listId, qty: 2 }));
  const { lines: added } = await buyer.post('/api/sp/front/cart/add', { body: { lines } });
  await buyer.get('/api/sp/front/cart/count');
  const { id, version } = first(added);
  await buyer.post('/api/sp/front/cart/edit', { body: { lines: [{ id, qty: 3, version }] } });
  expect(
    await refusedWith(buyer.post('/api/sp/front/cart/edit', { body: { lines: [{ id, qty: 2, version }] } })),
  ).toBe(40901);
  await buyer.post('/api/sp/front/cart/check', { body: { lineIds: added.map((line) => line.id) } });
  const cart = await buyer.get('/api/sp/front/cart/list');
  return { listId, product, lines: cart.groups.flatMap((group) => group.lines) };
}

/** Sends an order sheet with one good and one bad row, and imports the good one. */
async function importSheet({ listId, product }: Awaited<ReturnType<typeof fillCart>>): Promise<void> {
  const buyer = buyerOf();
  const template = { query: { type: 'order' as const, listId } };
  const empty = await buyer.get('/api/sp/front/import/template', template);
  const send = (file: File | Blob) =>
    buyer.post('/api/sp/front/import/order', {
      query: { listId, target: 'DRAFT' },
      form: { file },
      idempotencyKey: randomUUID(),
    });
  expect(await refusedWith(send(empty))).toBe(42201);
  const rows = [
    ['国际编码', '颜色', '尺码', '数量'],
    [product.intlCode, product.color, first(product.sizes).size, 3],
    ['0000000000000', '', '', '两件'],
  ];
  const sheet = new File([new Uint8Array(book(rows))], '订货单.xlsx');
  const { id } = await send(sheet);
  await buyer.get('/api/sp/front/import/job/{id}', { path: { id } });
  await buyer.get('/api/sp/front/import/job/{id}/rows', { path: { id }, query: { pageSize: 50 } });
  await buyer.get('/api/sp/front/import/job/{id}/errors', { path: { id } });
  const commit = (mode: 'ALL' | 'VALID_ONLY') =>
    buyer.post('/api/sp/front/import/job/{id}/commit', { path: { id }, body: { mode } });
  expect(await refusedWith(commit('ALL'))).toBe(42202);
  await commit('VALID_ONLY');
  const missing = { path: { id: 'nobody-has-this' } };
  expect(await refusedWith(buyer.get('/api/sp/front/import/job/{id}/errors', missing))).toBe(40401);
}

/** Turns the cart into a draft and then into an order; returns the order's id. */
async function order(lines: Awaited<ReturnType<typeof fillCart>>['lines']): Promise<string> {
  const buyer = buyerOf();
  const { list: addresses } = await buyer.get('/api/sp/front/user/address/list');
  const { id: addressId } = first(addresses.filter(({ areaType }) => areaType === 'HK_MACAO_TW'));
  const asked = lines.map(({ id, skuId, listId, qty, priceNowCents }) => ({
    skuId,
    listId,
    qty,
    priceCents: priceNowCents,
    cartLineId: id,
  }));
  const draftLines = lines.map(({ productId, skuId, listId, qty }) => ({ productId, skuId, listId, qty }));
  const draft = await buyer.post('/api/sp/front/inquiry/draft/save', {
    body: { title: '秋冬补货', lines: draftLines },
  });
  await buyer.get('/api/sp/front/inquiry/draft/page');
  await buyer.get('/api/sp/front/inquiry/draft/detail/{id}', { path: { id: draft.id } });
  await buyer.post('/api/sp/front/inquiry/draft/del', { body: { ids: [draft.id] } });
  await buyer.post('/api/sp/front/inquiry/preview', { body: { lines: asked, addressId } });
  const body = { lines: asked, addressId, paymentMethod: 'OFFLINE_TRANSFER' as const, notifyUserIds: [] };
  const idempotencyKey = randomUUID();
  const { orderId } = await buyer.post('/api/sp/front/inquiry/create', { body, idempotencyKey });
  const again = { body: { ...body, remark: '另一份' }, idempotencyKey };
  expect(await refusedWith(buyer.post('/api/sp/front/inquiry/create', again))).toBe(40908);
  await buyer.get('/api/sp/front/order/page', { query: { status: 'IN_PROGRESS' } });
  await buyer.get('/api/sp/front/order/count');
  return orderId;
}

/** Confirms the order as staff with one reduced quantity and records the supplier's receipt; the buyer agrees. */
async function confirm(id: string): Promise<void> {
  const staff = staffOf();
  const buyer = buyerOf();
  await staff.get('/api/v1/orders/page', { query: { flow: 'TO_BE_CONFIRMED' } });
  await staff.get('/api/v1/orders/count');
  await staff.get('/api/v1/orders/{id}/big', { path: { id } });
  const { subs } = await staff.get('/api/v1/orders/{id}', { path: { id } });
  const sub = first(subs);
  const [cut] = sub.lines;
  if (!cut) throw new Error('a sub-order has lines');
  const lines = [{ id: cut.id, confirmedQty: cut.askedQty - 1, shortageReason: 'SHORTAGE' as const }];
  const path = { id: sub.id };
  const confirmed = await staff.put('/api/v1/sub-orders/{id}/confirm', {
    path,
    body: { lines, version: sub.version },
  });
  const late = { path, body: { lines: [], version: confirmed.version } };
  expect(await refusedWith(staff.put('/api/v1/sub-orders/{id}/confirm', late))).toBe(40904);
  await staff.put('/api/v1/sub-orders/{id}/acknowledge', {
    path,
    body: { lines: [], shipDate: '2025-12-20', version: confirmed.version },
  });
  await staff.get('/api/v1/orders/{id}/logs', { path: { id } });
  const seen = await buyer.get('/api/sp/front/order/detail/{id}', { path: { id } });
  await buyer.get('/api/sp/front/order/son/detail/{id}', { path });
  await buyer.get('/api/sp/front/order/logs/{id}', { path: { id } });
  const waiting = seen.subs.filter(({ actions }) => actions.includes('confirmInquiry'));
  if (waiting.length > 0) {
    const body = { subOrderIds: waiting.map((one) => one.id), version: seen.version };
    await buyer.post('/api/sp/front/inquiry/confirm', { body });
  }
  const { version } = await staff.get('/api/v1/orders/{id}', { path: { id } });
  await staff.put('/api/v1/orders/{id}/cancel', { path: { id }, body: { reason: '客户撤单', version } });
}

/** Uploads a picture and reads it at its address; an unknown address is answered as described. */
async function storeFile(): Promise<void> {
  const file = new File([pictureOf('a proof')], 'proof.png', { type: 'image/png' });
  const { url } = await buyerOf().post('/api/sp/front/upload/image', { form: { file, type: 'OTHER' } });
  expect((await fetch(`${proxy.url}${url}`)).headers.get('content-type')).toBe('image/png');
  expect((await fetch(`${proxy.url}/files/f-nowhere`)).status).toBe(404);
  expect(proxy.state.called).toContain('files');
}

test('Q-47 a journey from sign-in to a confirmed order keeps the contract in every call', async () => {
  await signIn();
  await lookAround();
  const filled = await fillCart();
  await importSheet(filled);
  await storeFile();
  await confirm(await order(filled.lines));
  await staffOf().delete('/api/v1/auth/logout');
  await buyerOf().get('/api/sp/front/user/logout');
  expect(proxy.state.deviations).toEqual([]);
  expect(proxy.state.called.size).toBeGreaterThan(60);
});
