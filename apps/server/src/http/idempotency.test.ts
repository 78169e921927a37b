import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKeys } from '../db/schema/platform';
import { menus, staff } from '../db/schema/system';
import { field } from '../testing/builders';
import { makeBuyer, makeStaff } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { NO_KEY, type Tester } from '../testing/testers';
import { once } from './idempotency';

let server: TestServer;
let root: Tester;
let other: Tester;
let lin: Tester;
beforeAll(async () => {
  server = await startTestServer();
  await makeStaff(server.db, { username: 'root' }, 'ROOT');
  await makeStaff(server.db, { username: 'other' }, 'ROOT');
  root = await server.staff('root');
  other = await server.staff('other');
  await makeBuyer(server.db, { username: 'lin' });
  lin = await server.buyer('lin');
});
afterAll(() => server.close());

const person = (username: string) => ({
  username,
  nickname: username,
  gender: 'UNSPECIFIED',
  roleIds: ['r-guest'],
  status: 'ENABLED',
});
const key = (name: string) => ({ 'idempotency-key': `00000000-0000-4000-8000-${name.padStart(12, '0')}` });
const button = (name: string) => ({
  parentId: null,
  name,
  type: 'CATALOG',
  routePath: `/${name}`,
  visible: true,
  sort: 5,
});
const entries = async () => (await server.db.select({ n: count() }).from(menus))[0]?.n ?? 0;
const people = async () => (await server.db.select({ n: count() }).from(staff))[0]?.n ?? 0;

test('D-55 Q-27 the same call with the same key happens once and gets the same answer', async () => {
  const before = await entries();
  const first = await root.post('/api/v1/menus', button('once'), key('1'));
  const again = await root.post('/api/v1/menus', button('once'), key('1'));
  expect(first.code).toBe(200);
  expect(again.data).toEqual(first.data);
  expect(first.raw.headers).not.toHaveProperty('idempotent-replayed');
  expect(again.raw.headers).toMatchObject({ 'idempotent-replayed': 'true' });
  expect(await entries()).toBe(before + 1);
});

test('D-55 E-40001 a call that books goods or money is refused without a key, which is named', async () => {
  const answer = await lin.post('/api/sp/front/inquiry/create', {}, NO_KEY);
  expect(answer).toMatchObject({
    code: 40001,
    data: { fields: { 'Idempotency-Key': '必填', addressId: '必填' } },
  });
});

test('D-55 K-36 a first password is told once: a repetition makes nothing, answers 40904, and nothing is kept', async () => {
  const before = await people();
  const first = await root.post('/api/v1/users', person('secret'), key('9'));
  const again = await root.post('/api/v1/users', person('secret'), key('9'));
  expect(first.data).toMatchObject({ initialPassword: expect.any(String) });
  expect(again).toMatchObject({ code: 40904, data: { from: 'DONE' } });
  expect(await people()).toBe(before + 1);
  const kept = JSON.stringify(await server.db.select().from(idempotencyKeys));
  expect(kept).not.toContain(String(field(first.data, 'initialPassword')));
});

test('D-55 twenty at once make one, and all get its answer', async () => {
  const before = await entries();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => root.post('/api/v1/menus', button('crowd'), key('2'))),
  );
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(answers[0]?.code).toBe(200);
  expect(await entries()).toBe(before + 1);
});

test('E-40908 the key with other content is refused; another person may use the same key', async () => {
  await root.post('/api/v1/users', person('content'), key('3'));
  expect((await root.post('/api/v1/users', person('changed'), key('3'))).code).toBe(40908);
  expect((await other.post('/api/v1/users', person('another'), key('3'))).code).toBe(200);
});

test('D-55 the same content with its fields in another order is the same call', async () => {
  const first = await root.post('/api/v1/users', person('order'), key('5'));
  const turned = Object.fromEntries(Object.entries(person('order')).reverse());
  const again = await root.post('/api/v1/users', turned, key('5'));
  expect(first.code).toBe(200);
  expect(again).toMatchObject({ code: 40904, data: { from: 'DONE' } });
});

test('D-55 a refused call may be tried again with its key', async () => {
  const bad = { ...person('retry'), deptId: 'd-nowhere' };
  expect((await root.post('/api/v1/users', bad, key('4'))).code).toBe(40401);
  expect((await root.post('/api/v1/users', person('retry'), key('4'))).code).toBe(200);
});

test.each(['not a key!', 'first-attempt-0001'])(
  'D-55 E-40001 a key that is no uuid is bad input: %s',
  async (wrong) => {
    const answer = await root.post('/api/v1/users', person('form'), { 'idempotency-key': wrong });
    expect(answer).toMatchObject({ code: 40001, data: { fields: { 'Idempotency-Key': '格式不正确' } } });
  },
);

test('D-55 D-60 E-40904 a server keeps the answers of a person only in the room it has for them', async () => {
  const small = await startTestServer({ config: { answerBytesPerHour: 1 } });
  try {
    await makeStaff(small.db, { username: 'root' }, 'ROOT');
    const boss = await small.staff('root');
    expect(await boss.post('/api/v1/menus', button('roomless'), key('6'))).toMatchObject({ code: 200 });
    const again = await boss.post('/api/v1/menus', button('roomless'), key('6'));
    expect(again).toMatchObject({ code: 40904, data: { from: 'DONE' } });
    expect(await small.db.$count(menus, eq(menus.name, 'roomless'))).toBe(1);
  } finally {
    await small.close();
  }
});

test('D-55 D-60 E-40904 without room for its answer a call happens once all the same, and its repetition says that it was done', async () => {
  const call = {
    actor: 'nobody-else',
    key: '00000000-0000-4000-8000-000000000077',
    operationId: 'any',
    isSecret: false,
    hash: 'same',
    now: new Date(),
    hasRoom: (bytes: number) => bytes < 1000,
  };
  let done = 0;
  const run = (key: string, data: string) =>
    once(server.db, { ...call, key }, () => {
      done += 1;
      return Promise.resolve(data);
    });
  const large = 'x'.repeat(1000);
  expect(await run('large', large)).toEqual({ data: large, isReplay: false });
  await expect(run('large', large)).rejects.toMatchObject({ code: 40904, data: { from: 'DONE' } });
  expect(await run('small', 'x')).toEqual({ data: 'x', isReplay: false });
  expect(await run('small', 'x')).toEqual({ data: 'x', isReplay: true });
  expect(done).toBe(2);
});
