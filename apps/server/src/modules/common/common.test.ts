import { DEFAULT_NICKNAME } from '@selvedge/domain/constants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '../../testing/builders';
import { makeBuyer, makeStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { productTitle: 'Cloth and company' } });
});
afterAll(() => server.close());

const read = async (path: string, query = {}) => (await server.anonymous.get(`/api/sp${path}`, query)).data;

test('K-18 R-3.05 R-7.46 R-9.06 rates have a name and a number against the euro, which is 1', async () => {
  const rates = (await read('/common/money/exchange/list')) as { name: string; num: string }[];
  expect(rates.every(({ name, num }) => /^[A-Z]{3}$/.test(name) && Number(num) > 0)).toBe(true);
  expect(rates.slice(0, 3)).toMatchObject([
    { name: 'CNY', label: '人民币', icon: '¥', index: 0 },
    { name: 'HKD', index: 1 },
    { name: 'EUR', num: '1', index: 2 },
  ]);
});

test('X-B107 R-0.01 the title of the product is what the merchant is configured with', async () => {
  expect(await read('/common/config')).toMatchObject({ title: 'Cloth and company', version: '1.0.0' });
});

test('X-B104 E-40401 words of a dictionary stand in both languages; of an unknown one there are none', async () => {
  expect(await read('/common/dict/delivery_method/items')).toContainEqual(
    expect.objectContaining({ value: 'MAINLAND', label: expect.any(String), labelEn: expect.any(String) }),
  );
  expect((await server.anonymous.get('/api/sp/common/dict/nothing/items')).code).toBe(40401);
});

test('X-B104 D-53 all words of the merchant come at once, before anybody signs in', async () => {
  const book = await read('/common/dict');
  expect(field(book, 'version')).toEqual(expect.any(Number));
  const codes = (field(book, 'dicts') as { code: string; items: object[] }[]).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['identity_type', 'order_status', 'account_status']));
});

test('X-B105 D-32 regions of an area are a tree, with the districts of a city at its end', async () => {
  const tree = await read('/common/region/tree', { areaType: 'MAINLAND' });
  expect(field(tree, 0, 'children', 0, 'children', 0)).toMatchObject({
    code: expect.any(String),
    children: [],
  });
});

test('X-B106 D-26 every dialling code has the form of its numbers', async () => {
  const areas = (await read('/common/area/codes')) as { code: string; pattern: string }[];
  const mainland = areas.find(({ code }) => code === '+86');
  expect(new RegExp(mainland?.pattern ?? '').test('13800136021')).toBe(true);
  expect(new RegExp(mainland?.pattern ?? '').test('23800136021')).toBe(false);
});

test('K-10 K-11 R-6.05 R-7.45 one’s own account names the leader of the team, and the salesperson who is bound', async () => {
  const salespersonId = await makeStaff(server.db, { username: 'giulia' }, 'SALES');
  await makeBuyer(server.db, { username: 'mei', salespersonId });
  await makeBuyer(server.db, { username: 'alone' });
  const mei = await server.buyer('mei');
  expect((await mei.get('/api/sp/front/user/get/salesman')).data).toMatchObject({
    id: salespersonId,
    name: 'giulia',
  });
  const made = await mei.post('/api/sp/front/team/edit', { name: 'Mei & Co' });
  const info = (await mei.get('/api/sp/front/user/get/info')).data;
  expect(info).toMatchObject({
    nickname: 'mei',
    teamAdminId: field(info, 'id'),
    teamId: field(made.data, 'id'),
  });
  const alone = await server.buyer('alone');
  expect((await alone.get('/api/sp/front/user/get/salesman')).data).toBeNull();
});

test('D-10 R-3.02 who has no nickname keeps none: the word for it is only shown', async () => {
  await makeBuyer(server.db, { username: 'plain', nickname: '' });
  const plain = await server.buyer('plain');
  expect((await plain.get('/api/sp/front/user/get/info')).data).toMatchObject({ nickname: '' });
  expect(DEFAULT_NICKNAME).toBe('主人');
});
