import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { inTransaction } from '../db/tx';
import { makeBuyer, makeStaff, PASSWORD } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { announce, LIVE_CHANNEL } from '../live/announce';

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

async function open(path: string, token: string, at = address) {
  const socket = new WebSocket(`${at}${path}`);
  const frames: Frame[] = [];
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as Frame));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ token }));
  const until = async (type: string) => {
    await expect.poll(() => frames.map((frame) => frame.type)).toContain(type);
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

test('D-62 X-B96 where one session is allowed, signing in elsewhere ends the earlier one, tells its page, and leaves a notice', async () => {
  const single = await startTestServer({ config: { singleSession: true } });
  await makeBuyer(single.db, { username: 'lin' });
  const earlier = await single.buyer('lin');
  const at = (await single.listen()).replace('http', 'ws');
  const page = await open('/ws/front', earlier.token, at);
  await page.until('ready');
  const later = await single.buyer('lin');
  expect(await page.closed).toBe(4203);
  expect(page.frames.at(-1)).toMatchObject({ type: 'session.closed', data: { reason: 'REPLACED' } });
  expect((await earlier.get('/api/sp/front/user/get/info')).code).toBe(203);
  expect((await later.get('/api/sp/front/user/get/info')).code).toBe(200);
  expect((await later.get('/api/sp/front/notice/page')).data).toMatchObject({
    list: [{ type: 'SYSTEM', title: '账户已在其他设备登录', link: '/mine/mine' }],
    total: 1,
  });
  await single.close();
});

test('K-04 D-62 signing out ends the channel of that session and of no other', async () => {
  const [one, other] = [await server.buyer('lin'), await server.buyer('lin')];
  const pages = [await open('/ws/front', one.token), await open('/ws/front', other.token)] as const;
  await Promise.all(pages.map((page) => page.until('ready')));
  await one.get('/api/sp/front/user/logout');
  expect(await pages[0].closed).toBe(4203);
  expect(pages[0].frames.at(-1)).toMatchObject({ type: 'session.closed', data: { reason: 'LOGOUT' } });
  await announce(server.db, { to: { buyers: [linId] }, type: 'notice', id: 'n-1' });
  await pages[1].until('notice');
  expect(pages[0].frames.map(({ type }) => type)).not.toContain('notice');
  pages[1].socket.close();
});

test('R-9.10 D-54 a session that ran out is told nothing more, one still in use goes on', async () => {
  const [over, used] = [await server.buyer('lin'), await server.buyer('lin')];
  const pages = [await open('/ws/front', over.token), await open('/ws/front', used.token)] as const;
  const [gone, kept] = await Promise.all(pages.map((page) => page.until('ready')));
  await server.db.execute(sql`update sessions set expires_at = now() where id = ${gone?.id}`);
  await server.db.execute(
    sql`update sessions set expires_at = now() + interval '3 days' where id = ${kept?.id}`,
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  await announce(server.db, { to: { buyers: [linId] }, type: 'notice', id: 'n-2' });
  expect(await pages[0].closed).toBe(4401);
  await pages[1].until('resync');
  await announce(server.db, { to: { buyers: [linId] }, type: 'notice', id: 'n-3' });
  expect(await pages[1].until('notice')).toMatchObject({ id: 'n-3' });
  vi.useRealTimers();
  expect(pages[0].frames.map(({ type }) => type)).toEqual(['ready']);
  pages[1].socket.close();
});

test('D-54 only the first frame counts, and foreign notifications do no harm', async () => {
  const page = await open('/ws/front', (await server.buyer('lin')).token);
  for (let i = 0; i < 50; i += 1) page.socket.send(JSON.stringify({ token: 'nonsense' }));
  await page.until('ready');
  for (const payload of ['not json', '5', '{"type":"x","id":"x","to":"everybody"}']) {
    await server.db.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${payload})`);
  }
  await announce(server.db, { to: { buyers: [linId] }, type: 'notice', id: 'n-4' });
  await page.until('notice');
  expect(page.frames.map(({ type }) => type)).toEqual(['ready', 'notice']);
  page.socket.close();
});
