import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyers } from '../../db/schema/accounts';
import { field } from '../../testing/builders';
import { makeBuyer, PASSWORD } from '../../testing/people';
import { solveWork } from '../../testing/solveWork';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import { spendBudget } from './codes/budget';
import type { Context } from '../../contract/handlers';

const LOGIN = '/api/sp/front/user/login';
const SEND = '/api/sp/front/user/sendCode';
const FORGET = '/api/sp/front/user/forget';
const REGISTER = '/api/sp/front/user/register';
let server: TestServer;

async function openServer(): Promise<void> {
  server = await startTestServer();
  await makeBuyer(server.db, { username: 'fresh', areaCode: '+86', phone: '13800136077' });
  await makeBuyer(server.db, { username: 'harbour', areaCode: '+852', phone: '61234567' });
}

beforeAll(openServer);
afterAll(() => server.close());

const codeSent = async () => {
  await server.work();
  return /\d{6}/.exec(server.outbox.at(-1)?.text ?? '')?.[0] ?? '';
};
const login = (username: string, areaCode?: string, password = PASSWORD) =>
  server.anonymous.post(LOGIN, { username, areaCode, password, key: '', code: '' });
const person = {
  password: 'Harbour-2026',
  nickname: 'Ming',
  identityType: 'HK_TRADER',
  companyName: 'Ming Kee',
};

describe('names and numbers', () => {
  test('K-08 a name that could be a number is refused at its field', async () => {
    for (const username of ['13800136077', '138-0013-6077', '852.61234567']) {
      const phone = { areaCode: '+852', phone: '61230001', validateCode: '000000' };
      const made = await server.anonymous.post(REGISTER, { ...person, ...phone, username });
      expect(made).toMatchObject({ code: 40001, data: { fields: { username: expect.any(String) } } });
    }
  });

  test('K-03 D-26 a number signs in with its area code only, and the area decides whose it is', async () => {
    await makeBuyer(server.db, { username: 'other-area', areaCode: '+39', phone: '61234567' });
    expect(await login('61234567', '+852')).toMatchObject({
      code: 200,
      data: { user: { username: 'harbour' } },
    });
    const other = await login('6123 4567', '+39');
    expect(other).toMatchObject({ code: 200, data: { user: { username: 'other-area' } } });
    expect((await login('61234567')).code).toBe(40003);
    expect((await login('61234567', '+853')).code).toBe(40003);
  });

  test('a name of old in the form of a number gives way to whoever has the number', async () => {
    await makeBuyer(server.db, { username: '13800136077' });
    await makeBuyer(server.db, { username: '13911110000', areaCode: '+86', phone: '13922220000' });
    expect(await login('13800136077', '+86')).toMatchObject({ data: { user: { username: 'fresh' } } });
    expect((await login('13800136077')).code).toBe(40003);
    expect(await login('13911110000', '+86')).toMatchObject({ data: { user: { username: '13911110000' } } });
    expect((await login('13911110000')).code).toBe(200);
  });

  test('K-08 who chooses no name gets one that is no number', async () => {
    const phone = { areaCode: '+852', phone: '61230002' };
    await server.anonymous.post(SEND, { ...phone, type: 1 });
    const made = await server.anonymous.post(REGISTER, {
      ...person,
      ...phone,
      validateCode: await codeSent(),
    });
    expect(field(made.data, 'user', 'username')).toMatch(/^buyer-[0-9a-f]{10}$/);
  });

  test('E-40011 K-08 R-5.17 a mistyped invitation code is told while the code by message is still good', async () => {
    const phone = { areaCode: '+852', phone: '61230019' };
    await server.anonymous.post(SEND, { ...phone, type: 1 });
    const asked = { ...person, ...phone, validateCode: await codeSent() };
    const mistyped = await server.anonymous.post(REGISTER, { ...asked, invitationCode: 'NOBODY' });
    expect(mistyped.code).toBe(40011);
    expect((await server.anonymous.post(REGISTER, asked)).code).toBe(200);
  });
});

describe('known and unknown alike', () => {
  test('K-09 the password rule says nothing of an account before the code is right', async () => {
    const known = { areaCode: '+86', phone: '13800136077' };
    const unknown = { areaCode: '+86', phone: '13800136078' };
    const answers = [];
    for (const number of [known, unknown]) {
      await server.anonymous.post(SEND, { ...number, type: 2 });
      const body = { ...number, validateCode: '000000', password: 'fresh-fresh' };
      answers.push(await server.anonymous.post(FORGET, body));
    }
    expect(answers.map(({ code, data }) => ({ code, data }))).toEqual([
      { code: 40004, data: null },
      { code: 40004, data: null },
    ]);
  });

  test('K-07 K-08 asking to register with a known number is answered alike; only its owner is told', async () => {
    const ask = (phone: string) => server.anonymous.post(SEND, { areaCode: '+852', phone, type: 1 });
    const [known, unknown] = [await ask('61234567'), await ask('61230003')];
    expect(known.data).toEqual(unknown.data);
    await server.work();
    expect(server.outbox.at(-2)?.text).toContain('已经有账号');
    expect(server.outbox.at(-2)?.text).not.toMatch(/\d{6}/);
  });

  test('D-60 K-09 tries are limited per address, whatever numbers they are for, and close no number to others', async () => {
    const forget = async (remoteAddress: string, at: number) => {
      const number = { areaCode: '+86', phone: String(13_700_000_100 + (at % 3)) };
      const payload = { ...number, validateCode: '000000', password: 'Weave-8-silk' };
      return (await server.inject({ method: 'POST', url: FORGET, payload, remoteAddress })).json<{
        code: number;
      }>().code;
    };
    for (let at = 0; at < 30; at += 1) expect(await forget('192.0.2.30', at)).toBe(40004);
    expect(await forget('192.0.2.30', 0)).toBe(42901);
    expect(await forget('192.0.2.31', 0)).toBe(40004);
  });
});

describe('codes', () => {
  test('K-07 a number outside the merchant’s list gets no message', async () => {
    const answer = await server.anonymous.post(SEND, { areaCode: '+99', phone: '5551234', type: 1 });
    expect(answer).toMatchObject({ code: 40001, data: { fields: { areaCode: expect.any(String) } } });
  });

  /** Returns a function that spends of the budget of an area code, as calls from an address do. */
  const spender = (codesPerArea: number, lines: string[] = []) => {
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    return (ip: string, area: string, hasAccount = false) => {
      const ctx = {
        config: { ...server.config, codesPerArea },
        log,
        now: new Date(),
        ip,
      } as unknown as Context;
      return spendBudget(ctx, server.db, { channel: 'phone', address: `${area} 60000001` }, hasAccount);
    };
  };

  test('D-60 the budget of an area code ends, and the log warns at 80% and at 100%', async () => {
    const lines: string[] = [];
    const spend = spender(5, lines);
    for (let at = 0; at < 5; at += 1) expect(await spend(`192.0.2.${at}`, '+34')).toBe(true);
    await expect(spend('192.0.2.9', '+34')).rejects.toMatchObject({ code: 42901 });
    await spend('192.0.2.9', '+33');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { event: 'codes.budget', area: '+34', used: 4, budget: 5 },
      { event: 'codes.budget', area: '+34', used: 5, budget: 5 },
    ]);
  });

  test('D-60 one address uses up its share of a budget only', async () => {
    const spend = spender(100);
    for (let at = 0; at < 10; at += 1) expect(await spend('192.0.2.40', '+61')).toBe(true);
    await expect(spend('192.0.2.40', '+61')).rejects.toMatchObject({ code: 42901 });
    expect(await spend('192.0.2.41', '+61')).toBe(true);
  });

  test('D-60 K-07 the last of a budget is kept for who has an account and for new callers, and no refusal tells the difference', async () => {
    const spend = spender(100);
    for (let at = 0; at < 80; at += 1) expect(await spend(`192.0.2.${at % 10}`, '+64')).toBe(true);
    expect(await spend('192.0.2.1', '+64')).toBe(false);
    expect(await spend('192.0.2.1', '+64', true)).toBe(true);
    for (let at = 0; at < 19; at += 1) expect(await spend(`192.0.2.${at + 100}`, '+64')).toBe(true);
    for (const [ip, hasAccount] of [
      ['192.0.2.2', true],
      ['192.0.2.2', false],
      ['192.0.2.200', false],
    ] as const)
      await expect(spend(ip, '+64', hasAccount)).rejects.toMatchObject({ code: 42901 });
  });

  test('D-29 K-07 strangers bring a picture code or work before anything is sent', async () => {
    const strict = await startTestServer({ config: { captcha: true } });
    const number = { areaCode: '+86', phone: '13800000001', type: 1 };
    expect((await strict.anonymous.post(SEND, number)).code).toBe(40002);
    await strict.work();
    expect(strict.outbox).toHaveLength(0);
    const { data } = await strict.anonymous.get('/api/sp/common/work');
    const key = String(field(data, 'key'));
    const code = String(solveWork(key, String(field(data, 'challenge')), Number(field(data, 'most'))));
    expect((await strict.anonymous.post(SEND, { ...number, key, code: `${code}0`.slice(0, 8) })).code).toBe(
      40002,
    );
    const again = await strict.anonymous.get('/api/sp/common/work');
    const answer = {
      key: String(field(again.data, 'key')),
      code: String(
        solveWork(
          String(field(again.data, 'key')),
          String(field(again.data, 'challenge')),
          Number(field(again.data, 'most')),
        ),
      ),
    };
    expect((await strict.anonymous.post(SEND, { ...number, ...answer })).code).toBe(200);
    const twice = await strict.anonymous.post(SEND, { ...number, phone: '13800000002', ...answer });
    expect(twice.code).toBe(40002);
    await strict.close();
  });

  test('an address that asks for work often gets more of it', async () => {
    const most = [];
    for (let at = 0; at < 11; at += 1)
      most.push(field((await server.anonymous.get('/api/sp/common/work')).data, 'most'));
    expect([most[0], most[5], most[10]]).toEqual([2_000_000, 4_000_000, 8_000_000]);
  });
});

describe('a disabled account', () => {
  // The tries of this address are used up by now, and the process has them in memory.
  beforeAll(async () => {
    await server.close();
    await openServer();
  });

  test('K-01 K-03 K-09 K-19 is refused by every way in with 40009 and stays as it was', async () => {
    const phone = { areaCode: '+39', phone: '3470000001' };
    const id = await makeBuyer(server.db, { username: 'closed', ...phone, status: 'DISABLED' });
    expect(await login('closed')).toMatchObject({ code: 40009, data: {} });
    expect((await login(phone.phone, '+39')).code).toBe(40009);
    const social = await server.anonymous.post('/api/sp/front/wechat/login?code=closedone');
    await server.anonymous.post(SEND, { ...phone, type: 3 });
    const bindKey = String(field(social.data, 'bindKey'));
    const bound = await server.anonymous.post('/api/sp/front/user/bind', {
      ...phone,
      bindKey,
      validateCode: await codeSent(),
    });
    expect(bound).toMatchObject({ code: 40009, data: {} });
    const [account] = await server.db.select().from(buyers).where(eq(buyers.id, id));
    expect(account).toMatchObject({ socialId: null, lastLoginAt: null });
    await makeBuyer(server.db, {
      username: 'closed-social',
      socialId: 'simulated:closedtwo',
      status: 'DISABLED',
    });
    for (const way of ['login', 'login/qr'])
      expect((await server.anonymous.post(`/api/sp/front/wechat/${way}?code=closedtwo`)).code).toBe(40009);
  });
});

describe('passwords', () => {
  test.each(['12345678', 'Password1!', 'qwerty123', 'selvedge2026'])(
    'D-30 X-B99 %s is refused at its field, in both languages',
    async (newPassword) => {
      const hk = await server.buyer('harbour');
      const body = { oldPassword: PASSWORD, newPassword };
      const zh = await hk.post('/api/sp/front/user/password/edit', body);
      const en = await hk.post('/api/sp/front/user/password/edit', body, { 'accept-language': 'en' });
      expect(zh).toMatchObject({
        code: 40001,
        data: { fields: { newPassword: expect.stringMatching(/^密码/) } },
      });
      expect(field(en.data, 'fields', 'newPassword')).toMatch(/password/i);
    },
  );

  test('D-30 K-08 the own number is no password', async () => {
    const body = {
      ...person,
      areaCode: '+852',
      phone: '61239999',
      validateCode: '000000',
      password: '61239999a',
    };
    const made = await server.anonymous.post(REGISTER, body);
    expect(made).toMatchObject({ code: 40001, data: { fields: { password: expect.any(String) } } });
  });
});
