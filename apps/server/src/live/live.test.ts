import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { inTransaction } from '../db/tx';
import { makeBuyer, makeStaff, PASSWORD } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { announce } from './announce';

interface Frame {
  type: string;
  id: string;
  data: unknown;
  at: string;
}

let server: TestServer;
let address: string;
let linId: string;
beforeAll(async () => {
  server = await startTestServer();
  linId = await makeBuyer(server.db, { username: 'lin' });
  await makeBuyer(server.db, { username: 'wang' });
  await makeStaff(server.db, { username: 'sales' }, 'SALES');
  address = (await server.listen()).replace('http', 'ws');
});
afterAll(() => server.close());

async function open(path: string, token: string) {
  const socket = new WebSocket(`${address}${path}`);
  const frames: Frame[] = [];
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as Frame));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ token }));
  const until = async (type: string) => {
    await expect.poll(() => frames.map((frame) => frame.type), { timeout: 3000 }).toContain(type);
    return frames.find((frame) => frame.type === type);
  };
  return { socket, frames, closed, until };
}

test('D-54 a committed change reaches whom it is for, a rolled back one nobody', async () => {
  const lin = await open('/ws/front', (await server.buyer('lin')).token);
  const wang = await open('/ws/front', (await server.buyer('wang')).token);
  const sales = await open('/ws/admin', (await server.staff('sales')).token);
  await Promise.all([lin.until('ready'), wang.until('ready'), sales.until('ready')]);
  const message = { type: 'order.changed', id: 'o-1', data: { version: 2 } };
  await expect(
    inTransaction(server.db, async (tx) => {
      await announce(tx, { to: { buyers: [linId] }, ...message, type: 'order.lost' });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await inTransaction(server.db, async (tx) => {
    await announce(tx, { to: { buyers: [linId] }, ...message });
    await announce(tx, { to: { staffPermission: 'biz:order:query' }, ...message });
    await announce(tx, { to: { staffPermission: 'sys:user:edit' }, ...message, type: 'not.for.sales' });
  });
  expect(await lin.until('order.changed')).toMatchObject({
    id: 'o-1',
    data: { version: 2 },
    at: expect.any(String),
  });
  await sales.until('order.changed');
  expect(lin.frames.map(({ type }) => type)).not.toContain('order.lost');
  expect(wang.frames.map(({ type }) => type)).toEqual(['ready']);
  expect(sales.frames.map(({ type }) => type)).toEqual(['ready', 'order.changed']);
  for (const { socket } of [lin, wang, sales]) socket.close();
});

test('D-54 a bad token closes the channel', async () => {
  const nobody = await open('/ws/front', 'nonsense');
  expect(await nobody.closed).toBe(4401);
});

test('D-62 an ended session is told and its channel closed', async () => {
  const [one, other] = [await server.buyer('wang'), await server.buyer('wang')];
  const page = await open('/ws/front', other.token);
  await page.until('ready');
  await one.post('/api/sp/front/user/password/edit', { oldPassword: PASSWORD, newPassword: 'Another-2026' });
  expect(await page.closed).toBe(4203);
  expect(page.frames.at(-1)).toMatchObject({ type: 'session.closed', data: { reason: 'PASSWORD' } });
});
