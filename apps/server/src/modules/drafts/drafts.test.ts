import type { components } from '@selvedge/api-spec/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tester } from '../../testing/testers';
import { startTestServer, type TestServer } from '../../testing/startTestServer';

type Draft = components['schemas']['Draft'];

let server: TestServer;
let demo: Tester;
let member: Tester;

beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  demo = await server.buyer('demo');
  member = await server.buyer('member');
});

afterAll(() => server.close());

const detail = async (who: Tester, id: string) => who.get(`/api/sp/front/inquiry/draft/detail/${id}`);
const save = (who: Tester, body: object) => who.post('/api/sp/front/inquiry/draft/save', body);

test('X-B35 X-B36 M-F own and shared drafts are there, with products and sums; private ones of others are not', async () => {
  const mine = (await demo.get('/api/sp/front/inquiry/draft/page')).data as {
    list: Array<{ id: string; goodsCents: number }>;
    total: number;
  };
  expect(mine.total).toBe(2);
  const theirs = (await member.get('/api/sp/front/inquiry/draft/page')).data as typeof mine;
  expect(theirs.list.map(({ id }) => id)).toEqual(['draft-1']);
  const shown = await detail(member, 'draft-1');
  expect(shown.data).toMatchObject({
    ownerId: 'by-demo',
    products: [{ listId: expect.any(String) }, {}, {}, {}],
  });
  const { totals } = shown.data as { totals: { goodsCents: number } };
  expect(totals.goodsCents).toBe(mine.list.find(({ id }) => id === 'draft-1')?.goodsCents);
  expect((await detail(member, 'draft-2')).code).toBe(40401);
  expect((await detail(await server.buyer('heyutong'), 'draft-1')).code).toBe(40401);
  expect((await detail(demo, 'none')).code).toBe(40401);
});

test('X-B37 Q-26 Q-32 saving keeps every line, size and note; a stale version is refused and nothing is lost', async () => {
  const source = (await detail(demo, 'draft-1')).data as Draft;
  const lines = source.lines.map((line, index) => ({ ...line, qty: index + 2, note: `第 ${index + 1} 行` }));
  const made = await save(demo, { title: '新草稿', lines, remark: '备注', notifyUserIds: ['by-member'] });
  expect(made.data).toMatchObject({ title: '新草稿', version: 1, lines, remark: '备注', shared: false });
  const { id } = made.data as Draft;
  const changed = await save(demo, { id, version: 1, title: '改名', shared: true, lines: lines.slice(1) });
  expect(changed.data).toMatchObject({ title: '改名', version: 2, shared: true, lines: lines.slice(1) });
  const stale = await save(member, { id, version: 1, title: '旧的', lines: [] });
  expect(stale).toMatchObject({ code: 40901, data: { current: { title: '改名' }, changedBy: '林知夏' } });
  expect((await detail(demo, id)).data).toMatchObject({ title: '改名', lines: lines.slice(1) });
});

test('a line must name a size of the list, a person to tell must be of the team', async () => {
  const source = (await detail(demo, 'draft-1')).data as Draft;
  const [line] = source.lines;
  const wrong = await save(demo, { title: 'x', lines: [{ ...line, skuId: 's-00001-99' }] });
  expect(wrong).toMatchObject({ code: 40001, data: { fields: { 'lines.0.skuId': expect.any(String) } } });
  expect((await save(demo, { title: 'x', lines: [line], notifyUserIds: ['by-heyutong'] })).code).toBe(40001);
  expect((await save(demo, { title: 'x', lines: [line], addressId: 'ad-heyutong-1' })).code).toBe(40001);
});

test('X-B38 D-36 M-F the owner or the leader removes a draft, a member does not remove that of another', async () => {
  expect((await member.post('/api/sp/front/inquiry/draft/del', { ids: ['draft-1'] })).code).toBe(40302);
  const own = (await save(member, { title: '成员的', shared: true, lines: [] })).data as Draft;
  expect(
    (await demo.post('/api/sp/front/inquiry/draft/del', { ids: [own.id, 'draft-1', 'none'] })).code,
  ).toBe(200);
  expect((await detail(demo, 'draft-1')).code).toBe(40401);
});

test('X-B37 E-42201 nobody keeps more than 200 drafts, also when many are saved at once; old ones can still be changed', async () => {
  const first = (await save(member, { title: '第一份', lines: [] })).data as Draft;
  await server.db.execute(sql`insert into drafts (id, owner_id, title)
    select 'many-' || n, 'by-member', 'x' from generate_series(1,
      195 - (select count(*)::int from drafts where owner_id = 'by-member')) n`);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => save(member, { title: 'x', lines: [] })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(5);
  expect(answers.find(({ code }) => code !== 200)).toMatchObject({
    code: 42201,
    message: '最多保存 200 份草稿',
    data: { max: 200 },
  });
  expect((await save(member, { id: first.id, version: 1, title: '改名', lines: [] })).code).toBe(200);
});
