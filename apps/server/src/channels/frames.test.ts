import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { type OrderHouse, startOrderHouse } from '../testing/orderHouse';

type Channel = 'front' | 'admin';

const SCHEMA = new URL('../../../../api-spec/ws/frames.schema.json', import.meta.url);
const ajv = new Ajv2020({ allErrors: true });
addFormatsModule.default(ajv);
ajv.addSchema(JSON.parse(readFileSync(SCHEMA, 'utf8')) as object);

let house: OrderHouse;
let address: string;
beforeAll(async () => {
  house = await startOrderHouse();
  address = (await house.server.listen()).replace('http', 'ws');
});
afterAll(() => house.server.close());

async function listen(channel: Channel, token: string) {
  const socket = new WebSocket(`${address}/ws/${channel}`);
  const frames: { type: string; id: string; data: unknown }[] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as (typeof frames)[number]));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ token }));
  await expect.poll(() => frames.length).toBe(1);
  return { socket, frames, types: () => new Set(frames.map(({ type }) => type)) };
}

test('D-54 Q-43 every frame fits its schema, and strangers learn neither the order nor its goods', async () => {
  const { lin, stranger, sales, listId } = house;
  const pages = {
    lin: await listen('front', lin.token),
    stranger: await listen('front', stranger.token),
    sales: await listen('admin', sales.token),
  };
  const cart = { lines: [] as object[] };
  const order = await house.order({ qty: 3 });
  cart.lines.push({ skuId: order.skuIds[0], listId, qty: 3 });
  await lin.post('/api/sp/front/cart/add', cart);
  await sales.put(`/api/v1/sub-orders/${order.subIds[0]}/confirm`, { version: 1, lines: [] });
  await lin.post('/api/sp/front/order/cancel', { orderId: order.id, reason: '不要了', version: 2 });
  await expect.poll(() => pages.sales.frames.filter(({ type }) => type === 'order.changed').length).toBe(3);
  await expect
    .poll(() => [...pages.lin.types()])
    .toEqual(expect.arrayContaining(['order.changed', 'stock.changed', 'cart.changed', 'notice']));
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
