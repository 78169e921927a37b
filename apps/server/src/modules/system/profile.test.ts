import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBasics } from '../../testing/builders';
import { makeStaff, PASSWORD } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

const API = '/api/v1/users/profile';
let server: TestServer;
let sales: Tester;
beforeAll(async () => {
  server = await startTestServer();
  await makeBasics(server.db);
  await makeStaff(server.db, { username: 'giulia', nickname: 'Giulia' }, 'SALES');
  await makeStaff(server.db, { username: 'marco', email: 'Marco@merchant.example' }, 'WAREHOUSE');
  sales = await server.staff('giulia');
});
afterAll(() => server.close());

const form = {
  nickname: 'Giulia F.',
  avatar: null,
  gender: 'FEMALE',
  mobile: '+39 02 5550 0148',
  email: null,
};

test('X-A04 X-A05 R-2.58 one changes the own name and ways to be reached, and nothing else', async () => {
  const before = (await sales.get(API)).data;
  expect(before).toMatchObject({ username: 'giulia', nickname: 'Giulia', mobile: null, version: 1 });
  expect((await sales.put(API, { ...form, version: 1 })).code).toBe(200);
  expect((await sales.get(API)).data).toMatchObject({ ...form, version: 2 });
  expect((await sales.put(API, { ...form, username: 'root', version: 2 })).code).toBe(40001);
  expect((await sales.put(API, { ...form, nickname: '  ', version: 2 })).code).toBe(40001);
});

test('D-55 Q-26 an old version is told who was faster; somebody else’s address is refused whatever its letters', async () => {
  const old = await sales.put(API, { ...form, version: 1 });
  expect(old).toMatchObject({
    code: 40901,
    data: { changedBy: 'Giulia', current: { nickname: 'Giulia F.' } },
  });
  const taken = await sales.put(API, {
    ...form,
    email: 'marco@MERCHANT.example',
    version: 2,
    password: PASSWORD,
  });
  expect(taken).toMatchObject({ code: 40007 });
});

test('X-A195 X-A196 R-2.102 an address is bound by the code that was sent to it, and is one person’s only', async () => {
  const code = '/api/v1/users/email/code';
  expect((await sales.post(code, { email: 'MARCO@merchant.example' })).code).toBe(40007);
  expect((await sales.post(code, { email: 'giulia@merchant.example' })).data).toEqual({ retryAfter: 60 });
  const wrong = await sales.put('/api/v1/users/email', {
    email: 'giulia@merchant.example',
    validateCode: '000000',
    password: PASSWORD,
  });
  expect(wrong.code).toBe(40004);
  expect((await sales.get(API)).data).toMatchObject({ email: null });
});

describe('D-30 X-A05 X-A196 who has the token of staff alone changes no address', () => {
  const WRONG = 'not-hers-2026';
  const sentTo = (to: string) => server.outbox.filter((message) => message.to === to).map(({ text }) => text);
  const newStaff = async (username: string): Promise<Tester> => {
    await makeStaff(server.db, { username, email: `${username}@merchant.example` }, 'SALES');
    return server.staff(username);
  };

  test('by a code: the password does, and the old address is told', async () => {
    const nina = await newStaff('nina');
    const email = 'nina.new@merchant.example';
    await nina.post('/api/v1/users/email/code', { email });
    await server.work();
    const validateCode = /\d{6}/.exec(sentTo(email).at(-1) ?? '')?.[0] ?? '';
    const bind = (proof: object) => nina.put('/api/v1/users/email', { email, validateCode, ...proof });
    expect(await bind({})).toMatchObject({ code: 40001, data: { fields: { password: expect.any(String) } } });
    expect(await bind({ password: WRONG })).toMatchObject({
      code: 40003,
      data: { triesLeft: 4 },
      raw: { body: expect.stringContaining('当前密码不正确') },
    });
    expect((await bind({ password: PASSWORD })).code).toBe(200);
    await server.work();
    expect(sentTo('nina@merchant.example').at(-1)).toContain('不再属于');
  });

  test('in the profile: the password does, the same address needs none, and taking it off is a change too', async () => {
    const olga = await newStaff('olga');
    const save = (version: number, email: string | null, proof: object = {}) =>
      olga.put(API, { ...form, email, version, ...proof });
    expect((await save(1, 'olga@merchant.example')).code).toBe(200);
    expect(await save(2, 'thief@example.com')).toMatchObject({
      code: 40001,
      data: { fields: { password: expect.any(String) } },
    });
    expect((await save(2, null)).code).toBe(40001);
    expect((await save(2, 'thief@example.com', { password: WRONG })).code).toBe(40003);
    expect((await save(2, 'olga.new@merchant.example', { password: PASSWORD })).code).toBe(200);
    await server.work();
    expect(sentTo('olga@merchant.example').at(-1)).toContain('不再属于');
  });
});
