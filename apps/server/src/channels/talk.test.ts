import { TALK_MAX_LENGTH, TALK_PER_WINDOW } from '@selvedge/domain/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { makeBuyer, makeStaff } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startTestServer();
  await makeBuyer(server.db, { username: 'lin' });
  await makeStaff(server.db, { username: 'sales' }, 'SALES');
  await makeStaff(server.db, { username: 'admin' }, 'ADMIN');
  address = (await server.listen()).replace('http', 'ws');
});
afterAll(() => server.close());

interface Frame {
  type: string;
  data: { text?: string; to?: string; reason?: string } | null;
}

async function open(channel: 'front' | 'admin', token: string) {
  const socket = new WebSocket(`${address}/ws/${channel}`);
  const frames: Frame[] = [];
  socket.on('message', (data: Buffer) => frames.push(JSON.parse(data.toString()) as Frame));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ token }));
  await expect.poll(() => frames.length).toBe(1);
  const say = (text: unknown, to: unknown) => socket.send(JSON.stringify({ say: text, to }));
  const heard = () => frames.slice(1).map(({ type, data }) => [type, data?.text ?? data?.reason]);
  return { socket, say, heard };
}

test('R-2.68 an echo comes back to its own page only, a word to all reaches all staff and no buyer', async () => {
  const sales = await open('admin', (await server.staff('sales')).token);
  const admin = await open('admin', (await server.staff('admin')).token);
  const lin = await open('front', (await server.buyer('lin')).token);
  sales.say('  only me ', 'me');
  await expect.poll(sales.heard).toEqual([['talk', 'only me']]);
  admin.say('hello all', 'all');
  await expect.poll(sales.heard).toContainEqual(['talk', 'hello all']);
  await expect.poll(admin.heard).toEqual([['talk', 'hello all']]);
  lin.say('let me in', 'all');
  lin.say('let me in', 'me');
  admin.say('last', 'me');
  await expect.poll(admin.heard).toContainEqual(['talk', 'last']);
  expect(lin.heard()).toEqual([]);
  expect(JSON.stringify([sales.heard(), admin.heard()])).not.toContain('let me in');
  for (const { socket } of [sales, admin, lin]) socket.close();
});

test('R-2.68 R-6.04 who may not publish notices tells nobody, and what is no word is passed over', async () => {
  const sales = await open('admin', (await server.staff('sales')).token);
  const admin = await open('admin', (await server.staff('admin')).token);
  for (const [text, to] of [
    [5, 'me'],
    ['x', 'everybody'],
    [null, 'all'],
  ]) {
    sales.say(text, to);
  }
  sales.say('to all', 'all');
  sales.say('   ', 'me');
  sales.say('x'.repeat(TALK_MAX_LENGTH + 1), 'me');
  await expect.poll(sales.heard).toEqual([
    ['talk.refused', 'PERMISSION'],
    ['talk.refused', 'LENGTH'],
    ['talk.refused', 'LENGTH'],
  ]);
  expect(admin.heard()).toEqual([]);
  for (const { socket } of [sales, admin]) socket.close();
});

test('R-2.68 one person says so many words in a while, over all pages together', async () => {
  await makeStaff(server.db, { username: 'chatty' }, 'ADMIN');
  const { token } = await server.staff('chatty');
  const pages = [await open('admin', token), await open('admin', token)] as const;
  for (let at = 0; at < TALK_PER_WINDOW; at += 1) pages[at % 2]?.say(`word ${at}`, 'me');
  await expect.poll(() => pages[0].heard().length + pages[1].heard().length).toBe(TALK_PER_WINDOW);
  pages[1].say('one more', 'me');
  await expect.poll(pages[1].heard).toContainEqual(['talk.refused', 'TOO_MANY']);
  for (const { socket } of pages) socket.close();
});
