import { afterAll, beforeAll, expect, test } from 'vitest';
import WebSocket from 'ws';
import { field } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';
import { notify } from './write/inbox';

const API = '/api/sp/front/notice';
let server: TestServer;
let mine: string;
let buyer: Tester;
beforeAll(async () => {
  server = await startTestServer();
  mine = await makeBuyer(server.db, { username: 'reader' });
  buyer = await server.buyer('reader');
});
afterAll(() => server.close());

const tell = (to: string, title: string, type: 'ORDER' | 'TEAM' = 'ORDER') =>
  server.db.transaction((tx) => notify(tx, { to: { buyerIds: [to] }, type, title, text: `about ${title}` }));
const page = async (query = '') => (await buyer.get(`${API}/page${query}`)).data;
const titles = async (query: string) =>
  (field(await page(query), 'list') as object[]).map((notice) => field(notice, 'title'));

test('X-B92 D-38 notices are narrowed by kind, by words and to the unread ones', async () => {
  await tell(mine, 'parcel');
  await tell(mine, 'invitation', 'TEAM');
  expect(await titles('?type=TEAM')).toEqual(['invitation']);
  expect(await titles('?keywords=PARC')).toEqual(['parcel']);
  const [first] = field(await page('?keywords=parcel'), 'list') as object[];
  await buyer.post(`${API}/read`, { ids: [field(first, 'id')] });
  expect(await titles('?unread=true')).toEqual(['invitation']);
  expect(await page()).toMatchObject({ total: 2, unread: 1 });
});

test('L-13 a notice is found however its words are typed: accents, apostrophes, width and characters do not count', async () => {
  const one = await makeBuyer(server.db, { username: 'searching-reader' });
  await tell(one, 'Étoffe d’été 裏毛');
  const asked = await server.buyer('searching-reader');
  for (const keywords of ["etoffe d'ete", 'ＥＴＯＦＦＥ', '裡毛', '裏毛']) {
    const found = await asked.get(`${API}/page?keywords=${encodeURIComponent(keywords)}`);
    expect(found.data, keywords).toMatchObject({ total: 1 });
  }
});

test('X-B93 X-B94 D-38 only one’s own are read, by id and all at once', async () => {
  const other = await makeBuyer(server.db, { username: 'other-reader' });
  await tell(other, 'theirs');
  const theirs = await server.buyer('other-reader');
  const found = (await theirs.get(`${API}/page`)).data;
  const [foreign] = field(found, 'list') as object[];
  await buyer.post(`${API}/read`, { ids: [field(foreign, 'id')] });
  await buyer.post(`${API}/read`, { all: true });
  expect((await theirs.get(`${API}/count`)).data).toEqual({ unread: 1 });
  expect((await buyer.get(`${API}/count`)).data).toEqual({ unread: 0 });
});

test('X-B94 D-54 what is read on one page is told to the buyer’s others, and to nobody where nothing changed', async () => {
  const address = (await server.listen()).replace('http', 'ws');
  const socket = new WebSocket(`${address}/ws/front`);
  const frames: string[] = [];
  socket.on('message', (data: Buffer) => frames.push(String(field(JSON.parse(data.toString()), 'type'))));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ token: buyer.token }));
  await expect.poll(() => frames.length).toBe(1);
  const told = () => frames.filter((type) => type === 'notice').length;
  await tell(mine, 'again');
  await expect.poll(told).toBe(1);
  await buyer.post(`${API}/read`, { all: true });
  await expect.poll(told).toBe(2);
  await buyer.post(`${API}/read`, { all: true });
  await tell(mine, 'last');
  await expect.poll(told).toBe(3);
  expect((await buyer.get(`${API}/count`)).data).toEqual({ unread: 1 });
  socket.close();
});
