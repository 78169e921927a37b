import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { PASSWORD } from '../testing/people';
import { type OrderFixture, startOrderFixture } from '../testing/orderFixture';
import { makeViewer } from '../testing/scopeFixture';

type Channel = 'front' | 'admin';

const SCHEMA = new URL('../../../../api-spec/ws/frames.schema.json', import.meta.url);
const ajv = new Ajv2020({ allErrors: true });
addFormatsModule.default(ajv);
ajv.addSchema(JSON.parse(readFileSync(SCHEMA, 'utf8')) as object);

let fixture: OrderFixture;
let address: string;
beforeAll(async () => {
  fixture = await startOrderFixture();
  address = (await fixture.server.listen()).replace('http', 'ws');
});
afterAll(() => fixture.server.close());

async function listen(channel: Channel, token: string) {
  const socket = new WebSocket(`${address}/ws/${channel}`);
  const frames: { type: string; id: string; data: unknown }[] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as (typeof frames)[number]));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ token }));
  await expect.poll(() => frames.length).toBe(1);
  return { socket, frames, types: () => new Set(frames.map(({ type }) => type)) };
}

test('X-A50 M-T5 a proof is told to who checks payments, sees prices and reaches the customer, and to nobody else', async () => {
  const { server, lin } = fixture;
  const both = ['biz:payment:verify', PRICE_PERM];
  const viewers = {
    finance: await makeViewer(server, 'desk', 'ALL', both),
    priceless: await makeViewer(server, 'priceless', 'ALL', ['biz:payment:verify']),
    looker: await makeViewer(server, 'looker', 'ALL', ['biz:payment:query', PRICE_PERM]),
    elsewhere: await makeViewer(server, 'elsewhere', 'OWN', both),
  };
  const pages = await Promise.all(
    Object.entries(viewers).map(
      async ([name, { tester }]) => [name, await listen('admin', tester.token)] as const,
    ),
  );
  const order = await fixture.orderToPay();
  const proof = {
    orderId: order.id,
    method: 'OFFLINE_TRANSFER',
    amountCents: 500,
    paidAt: '2026-01-02T00:00:00Z',
    fileIds: [await fixture.proof(lin)],
  };
  expect((await lin.post('/api/sp/front/payment/proof/add', proof)).code).toBe(200);
  const told = (name: string) =>
    pages.find(([one]) => one === name)?.[1].frames.filter(({ type }) => type === 'payment.submitted');
  await expect.poll(() => told('finance')).toHaveLength(1);
  expect(told('finance')?.[0]?.data).toMatchObject({ orderId: order.id, amountCents: 500 });
  expect(ajv.getSchema('frames.schema.json#/$defs/admin')?.(told('finance')?.[0])).toBe(true);
  await expect.poll(() => pages.find(([one]) => one === 'looker')?.[1].frames.length).toBeGreaterThan(0);
  for (const name of ['priceless', 'looker', 'elsewhere']) expect(told(name), name).toEqual([]);
  for (const [, { socket }] of pages) socket.close();
});

test('X-B108 D-54 Q-43 every frame fits its schema, and strangers learn neither the order nor its goods', async () => {
  const { lin, stranger, sales, listId } = fixture;
  const pages = {
    lin: await listen('front', lin.token),
    stranger: await listen('front', stranger.token),
    sales: await listen('admin', sales.token),
  };
  const cart = { lines: [] as object[] };
  const order = await fixture.order({ qty: 3 });
  cart.lines.push({ skuId: order.skuIds[0], listId, qty: 3 });
  await lin.post('/api/sp/front/cart/add', cart);
  await sales.put(`/api/v1/sub-orders/${order.subIds[0]}/confirm`, { version: 1, lines: [] });
  await lin.post('/api/sp/front/order/cancel', { orderId: order.id, reason: '不要了', version: 2 });
  await expect.poll(() => pages.sales.frames.filter(({ type }) => type === 'order.changed').length).toBe(3);
  await lin.post('/api/sp/front/export/create', { type: 'LIST', listId, columns: ['name'] });
  await fixture.server.work();
  const other = await fixture.server.buyer('lin');
  await other.post('/api/sp/front/user/password/edit', {
    oldPassword: PASSWORD,
    newPassword: 'Another-2026',
  });
  const changes = [
    'order.changed',
    'stock.changed',
    'cart.changed',
    'notice',
    'job.progress',
    'session.closed',
  ];
  await expect.poll(() => [...pages.lin.types()]).toEqual(expect.arrayContaining(changes));
  for (const [page, channel] of [
    [pages.lin, 'front'],
    [pages.stranger, 'front'],
    [pages.sales, 'admin'],
  ] as const) {
    const fits = ajv.getSchema(`frames.schema.json#/$defs/${channel}`);
    for (const frame of page.frames) expect(fits?.(frame), JSON.stringify(frame)).toBe(true);
    page.socket.close();
  }
  const heard = JSON.stringify(pages.stranger.frames);
  expect(pages.stranger.types()).toEqual(new Set(['ready', 'stock.changed']));
  for (const secret of [order.id, ...order.skuIds]) expect(heard).not.toContain(secret);
  expect(heard).toContain(listId);
});
