import { SAVED_FILTERS_MAX } from '@selvedge/domain/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

const EDIT = '/api/sp/front/filter/edit';
let server: TestServer;
let lin: Tester;
let wang: Tester;
beforeAll(async () => {
  server = await startTestServer();
  for (const username of ['lin', 'wang']) await makeBuyer(server.db, { username });
  [lin, wang] = await Promise.all([server.buyer('lin'), server.buyer('wang')]);
});
afterAll(() => server.close());

const coats = { page: 'product', name: '大衣', query: 'categoryIds=c-coat' };
const saved = async (who: Tester, page: string) =>
  (await who.get('/api/sp/front/filter/list', { page })).data as { id: string; name: string }[];

test('X-B18 X-B19 Q-19 R-8.16 filters are kept for their owner and page, the default first, one default a page', async () => {
  const first = await lin.post(EDIT, { ...coats, isDefault: true });
  expect(first).toMatchObject({ code: 200, data: { ...coats, isDefault: true, version: 1 } });
  await lin.post(EDIT, { ...coats, name: 'Knit', query: 'categoryIds=c-knit', isDefault: true });
  await lin.post(EDIT, { page: 'order', name: '大衣', query: 'flow=TO_BE_PAID' });
  expect(await saved(lin, 'product')).toMatchObject([
    { name: 'Knit', isDefault: true },
    { name: '大衣', isDefault: false },
  ]);
  expect(await saved(lin, 'order')).toMatchObject([{ name: '大衣', query: 'flow=TO_BE_PAID' }]);
  expect(await saved(wang, 'product')).toEqual([]);
});

test('X-B19 L-21 E-40913 a name stands once on a page whatever its case, also when two windows save it at once', async () => {
  const twice = await Promise.all(['Milan', ' MILAN '].map((name) => wang.post(EDIT, { ...coats, name })));
  expect(twice.map(({ code }) => code).sort()).toEqual([200, 40913]);
  expect(twice.find(({ code }) => code === 40913)?.data).toEqual({ field: 'name' });
  expect(await saved(wang, 'product')).toHaveLength(1);
  expect((await wang.post(EDIT, { ...coats, name: '   ' })).data).toEqual({
    fields: { name: '请为这组筛选命名' },
  });
});

test('L-21 L-32 filters are renamed at the version that was read, and a taken name stays refused', async () => {
  const [milan] = await saved(wang, 'product');
  const change = { ...coats, id: milan?.id, name: 'Milano', version: 1 };
  expect((await wang.post(EDIT, change)).data).toMatchObject({ name: 'Milano', version: 2 });
  expect(await wang.post(EDIT, { ...change, name: 'Roma' })).toMatchObject({
    code: 40901,
    data: { current: { name: 'Milano', version: 2 } },
  });
  await wang.post(EDIT, { ...coats, name: 'Roma' });
  expect((await wang.post(EDIT, { ...change, name: 'roma', version: 2 })).code).toBe(40913);
});

test('X-B20 R-8.17 Q-43 E-40401 what is deleted is gone; those of another are neither changed nor deleted', async () => {
  const [mine] = await saved(lin, 'product');
  expect((await wang.post('/api/sp/front/filter/del', { id: mine?.id })).code).toBe(40401);
  expect((await wang.post(EDIT, { ...coats, id: mine?.id, version: 1 })).code).toBe(40401);
  expect((await lin.post('/api/sp/front/filter/del', { id: mine?.id })).code).toBe(200);
  expect((await saved(lin, 'product')).map(({ id }) => id)).not.toContain(mine?.id);
});

test('L-21 E-40001 a page has so many and no more', async () => {
  for (let at = (await saved(wang, 'product')).length; at < SAVED_FILTERS_MAX; at += 1)
    expect((await wang.post(EDIT, { ...coats, name: `no. ${at}` })).code).toBe(200);
  const over = await wang.post(EDIT, { ...coats, name: 'one more' });
  expect(over.code).toBe(40001);
  expect(field(over.data, 'fields', 'name')).toContain(String(SAVED_FILTERS_MAX));
});
