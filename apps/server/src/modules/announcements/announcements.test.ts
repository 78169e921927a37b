import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { field, makeBasics } from '../../testing/builders';
import { makeBuyer, makeStaff } from '../../testing/people';
import { makeViewer } from '../../testing/scopeFixture';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

const API = '/api/v1/notices';
const BODY = [
  { kind: 'HEADING', runs: [{ text: '盘点' }] },
  {
    kind: 'BULLET',
    runs: [{ text: '暂停出库', bold: true }, { text: '，见' }, { text: '订单', href: '/procurement/order' }],
  },
];

let server: TestServer;
let admin: Tester;
let sales: Tester;
let finance: Tester;
let lin: Tester;
let salesId: string;
beforeAll(async () => {
  server = await startTestServer();
  await makeBasics(server.db);
  await makeStaff(server.db, { username: 'admin', deptId: 'd-house' }, 'ADMIN');
  salesId = await makeStaff(server.db, { username: 'giulia' }, 'SALES');
  await makeStaff(server.db, { username: 'money', deptId: 'd-finance' }, 'FINANCE');
  await makeBuyer(server.db, { username: 'lin', salespersonId: salesId });
  [admin, sales, finance] = await Promise.all([
    server.staff('admin'),
    server.staff('giulia'),
    server.staff('money'),
  ]);
  lin = await server.buyer('lin');
});
afterAll(() => server.close());

const draft = { title: 'MI-02 盘点', text: '.', type: 'SYSTEM', level: 'IMPORTANT', target: 'STAFF' };

async function write(change: object = {}): Promise<string> {
  const made = await admin.post(API, { ...draft, ...change }, { 'idempotency-key': randomUUID() });
  return String(field(made.data, 'id'));
}
const publish = (id: string, version = 1, who = admin) => who.put(`${API}/${id}/publish`, { version });
const inbox = async (who: Tester) =>
  (field((await who.get(`${API}/my-page`)).data, 'list') as Record<string, unknown>[]).map(
    ({ title }) => title,
  );
const row = async (id: string) =>
  (field((await admin.get(`${API}/page`, { pageSize: 100 })).data, 'list') as Record<string, unknown>[]).find(
    (one) => one.id === id,
  );

test('X-A39 X-A41 D-54 a notice for a role reaches those who hold it, whole and unread', async () => {
  const id = await write({ title: '给销售', body: BODY, target: 'ROLES', ids: ['r-sales'] });
  expect(await inbox(sales), 'nobody is told of a draft').toEqual([]);
  expect((await publish(id)).code).toBe(200);
  expect(await inbox(finance)).toEqual([]);
  const page = (await sales.get(`${API}/my-page`, { read: false })).data;
  const [found] = field(page, 'list') as Record<string, unknown>[];
  expect(page).toMatchObject({ unread: 1 });
  expect(found).toMatchObject({ title: '给销售', level: 'IMPORTANT', text: '盘点 暂停出库，见订单' });
  expect(await row(id)).toMatchObject({ status: 'PUBLISHED', recipientCount: 1, readCount: 0 });
  const read = await sales.get(`${API}/${String(found?.id)}/detail`);
  expect(read.data).toMatchObject({ body: BODY });
  expect(await row(id)).toMatchObject({ readCount: 1 });
  expect((await sales.get(`${API}/my-page`)).data).toMatchObject({ unread: 0 });
  expect((await finance.get(`${API}/${String(found?.id)}/detail`)).code, 'Q-43').toBe(40401);
});

test('X-A194 roles and departments of the merchant are offered as circles, to who may write notices', async () => {
  const circles = JSON.stringify((await admin.get(`${API}/circles`)).data);
  expect(circles).toContain('r-sales');
  expect(circles).toContain('d-house');
  expect((await finance.get(`${API}/circles`)).status).toBe(403);
});

test('X-A41 a notice for a department reaches those below it too, one for customers no staff', async () => {
  await publish(await write({ title: '总部', target: 'DEPTS', ids: ['d-house'] }));
  expect(await inbox(sales)).toContain('总部');
  expect(await inbox(finance)).toContain('总部');
  await publish(await write({ title: '客户', target: 'BUYERS' }));
  expect(await inbox(sales)).not.toContain('客户');
  expect(JSON.stringify((await lin.get('/api/sp/front/notice/page')).data)).toContain('客户');
  expect((await lin.get(`${API}/page`)).status).toBe(401);
});

test('M-N X-A40 X-A42 X-A44 what was published is not changed but taken back, out of every inbox', async () => {
  const id = await write({ title: '撤回我' });
  await publish(id);
  expect(await inbox(sales)).toContain('撤回我');
  const changed = await admin.put(`${API}/${id}`, { ...draft, version: 2 });
  expect(changed).toMatchObject({ code: 40904, data: { from: 'PUBLISHED', allowed: ['revoke'] } });
  expect((await admin.put(`${API}/${id}/revoke`, { version: 1 })).code).toBe(40901);
  expect((await admin.put(`${API}/${id}/revoke`, { version: 2 })).code).toBe(200);
  expect(await inbox(sales)).not.toContain('撤回我');
  expect((await publish(id, 3)).code).toBe(40904);
  expect((await admin.del(`${API}/${id}`)).code).toBe(200);
  expect((await admin.get(`${API}/${id}/form`)).code).toBe(40401);
});

test('X-A37 D-55 D-56 a stale form hears who was faster; each step is recorded', async () => {
  const id = await write({ title: '两个人改' });
  expect((await admin.get(`${API}/${id}/form`)).data).toMatchObject({
    title: '两个人改',
    level: 'IMPORTANT',
    target: 'STAFF',
    version: 1,
  });
  await admin.put(`${API}/${id}`, { ...draft, title: '第一个', version: 1 });
  const late = await admin.put(`${API}/${id}`, { ...draft, title: '第二个', version: 1 });
  expect(late).toMatchObject({ code: 40901, data: { changedBy: 'admin', current: { title: '第一个' } } });
  const logs = await admin.get('/api/v1/logs/page', { entityType: 'notice', entityId: id });
  expect(field(logs.data, 'list')).toMatchObject([
    { action: 'edit', before: { title: '两个人改' }, after: { title: '第一个' } },
    { action: 'add' },
  ]);
});

test.each([
  [
    'a script for a link',
    { body: [{ kind: 'PARAGRAPH', runs: [{ text: 'x', href: 'javascript:alert(1)' }] }] },
  ],
  ['an unknown block', { body: [{ kind: 'SCRIPT', runs: [{ text: 'x' }] }] }],
  ['markup beside the words', { body: [{ kind: 'PARAGRAPH', runs: [{ text: 'x', html: '<b>' }] }] }],
  ['no words', { body: [{ kind: 'PARAGRAPH', runs: [] }] }],
  ['nobody of a role', { target: 'ROLES' }],
  ['somebody where all are meant', { target: 'STAFF', ids: ['x'] }],
])('X-A39 Q-43 %s is refused at its field', async (_, change) => {
  const answer = await admin.post(API, { ...draft, ...change }, { 'idempotency-key': randomUUID() });
  expect(answer.code).toBe(40001);
});

test('Q-43 markup in the words stays words', async () => {
  const text = '<img src=x onerror=alert(1)>';
  const id = await write({ body: [{ kind: 'PARAGRAPH', runs: [{ text }] }] });
  expect((await admin.get(`${API}/${id}/form`)).data).toMatchObject({ text, body: [{ runs: [{ text }] }] });
});

test('D-52 somebody of a narrower range reaches only that range and does not see notices of others', async () => {
  const perms = ['sys:notice:query', 'sys:notice:add', 'sys:notice:edit', 'sys:notice:publish'];
  const { tester: lead } = await makeViewer(server, 'lead', 'DEPT', perms);
  const foreign = await write({ title: '别人的' });
  expect((await lead.get(`${API}/${foreign}/form`)).code).toBe(40401);
  const made = await lead.post(API, { ...draft, title: '部门内' }, { 'idempotency-key': randomUUID() });
  await publish(String(field(made.data, 'id')), 1, lead);
  expect(await inbox(sales)).toContain('部门内');
  expect(await inbox(finance)).not.toContain('部门内');
  expect((await lead.get(`${API}/circles`)).data).toMatchObject({
    depts: expect.arrayContaining([expect.objectContaining({ id: 'd-finance', people: 0 })]),
  });
  expect((await sales.get(`${API}/page`)).status).toBe(403);
});

test('X-A43 all are marked as read at once', async () => {
  await publish(await write({ title: '最后' }));
  expect((await sales.put(`${API}/read-all`, {})).data).toEqual({ unread: 0 });
  expect((await sales.get(`${API}/my-page`, { read: false })).data).toMatchObject({ list: [], unread: 0 });
});
