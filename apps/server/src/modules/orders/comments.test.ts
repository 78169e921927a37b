import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import type { Tester } from '../../testing/testers';

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await startOrderFixture();
});
afterAll(() => fixture.server.close());

const say = (who: Tester, orderId: string, text: string, fileIds: string[] = []) =>
  who.post('/api/sp/front/order/comment', { orderId, text, fileIds });
const answer = (orderId: string, text: string, internal: boolean, fileIds: string[] = []) =>
  fixture.sales.post(`/api/v1/orders/${orderId}/comments`, { text, internal, fileIds });
const readBy = async (who: Tester, orderId: string) => {
  const path = who === fixture.sales ? `/api/v1/orders/${orderId}` : `/api/sp/front/order/detail/${orderId}`;
  return field((await who.get(path)).data, 'comments') as Record<string, unknown>[];
};
const unread = async (who: Tester) =>
  Number(field((await who.get('/api/sp/front/notice/count')).data, 'unread'));

test('X-B53 X-A125 both sides write about an order, with files; what is internal the customer never sees', async () => {
  const { id } = await fixture.order();
  const proof = await fixture.proof(fixture.lin);
  expect(await say(fixture.lin, id, '  箱唛见附件。\n谢谢 ', [proof])).toMatchObject({
    code: 200,
    data: { authorType: 'BUYER', text: '箱唛见附件。\n谢谢', files: [{ id: proof, kind: 'PDF' }] },
  });
  const before = await unread(fixture.lin);
  expect((await answer(id, '客户催货', true)).data).toMatchObject({ authorType: 'STAFF', internal: true });
  expect(await unread(fixture.lin), 'nobody outside hears of it').toBe(before);
  await answer(id, '28 日发出', false);
  expect(await unread(fixture.lin)).toBe(before + 1);

  const outside = await readBy(fixture.lin, id);
  expect(outside.map(({ text }) => text)).toEqual(['28 日发出', '箱唛见附件。\n谢谢']);
  expect(outside.some((comment) => 'internal' in comment)).toBe(false);
  expect((await readBy(fixture.sales, id)).map(({ text, internal }) => [text, internal])).toEqual([
    ['28 日发出', false],
    ['客户催货', true],
    ['箱唛见附件。\n谢谢', false],
  ]);
});

test('X-B53 D-38 the salesperson is told of what a customer writes, who wrote is not', async () => {
  const { id } = await fixture.order();
  const before = await unread(fixture.lin);
  await say(fixture.lin, id, '什么时候到？');
  expect(await unread(fixture.lin)).toBe(before);
  const { rows } = await fixture.server.db.execute<{ text: string }>(
    sql`select text from notices where owner_kind = 'staff' and link = ${`/procurement/detail/${id}`} order by created_at desc limit 1`,
  );
  expect(rows[0]?.text).toContain('什么时候到？');
});

test('X-B53 E-40001 nothing, too much and files of others are refused at their field, and nothing is kept', async () => {
  const { id } = await fixture.order();
  const others = await fixture.proof(fixture.stranger);
  expect(await say(fixture.lin, id, '   ')).toMatchObject({ code: 40001, data: { fields: { text: /./ } } });
  expect((await say(fixture.lin, id, 'x'.repeat(1001))).code).toBe(40001);
  expect(await say(fixture.lin, id, '见附件', [others])).toMatchObject({
    code: 40001,
    data: { fields: { fileIds: /./ } },
  });
  expect(await readBy(fixture.lin, id)).toEqual([]);
  await fixture.server.db.execute(
    sql`insert into order_comments (id, order_id, author_type, author_id, author_name, text)
      select 'full-' || n, ${id}, 'BUYER', 'x', 'x', 'x' from generate_series(1, 500) n`,
  );
  expect(await say(fixture.lin, id, '还有吗')).toMatchObject({
    code: 40001,
    data: { fields: { text: /500/ } },
  });
});

test('Q-43 X-B53 nobody writes about an order that is not shown to him', async () => {
  const { id } = await fixture.order();
  expect((await say(fixture.stranger, id, '你好')).code).toBe(40401);
  expect(await readBy(fixture.lin, id)).toEqual([]);
});
