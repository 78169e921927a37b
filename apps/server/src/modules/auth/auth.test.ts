import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBuyer, makeStaff, PASSWORD } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';

const LOGIN = '/api/sp/front/user/login';
const INFO = '/api/sp/front/user/get/info';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await makeBuyer(server.db, { username: 'lin', areaCode: '+86', phone: '13800136021' });
  await makeBuyer(server.db, { username: 'wang' });
  await makeBuyer(server.db, { username: 'chen' });
  await makeStaff(
    server.db,
    { username: 'marco', invitationCode: 'MARCO1', mobile: '+39 3471200456' },
    'SALES',
  );
});
afterAll(() => server.close());

const login = (username: string, password: string) =>
  server.anonymous.post(LOGIN, { username, password, key: '', code: '' });
const codeSent = async () => {
  await server.work();
  return /\d{6}/.exec(server.outbox.at(-1)?.text ?? '')?.[0] ?? '';
};

describe('buyer sessions', () => {
  test('K-10 K-03 signing in gives a token that opens the own data, in any case of the name', async () => {
    const lin = await server.buyer('LIN');
    expect(await lin.get(INFO)).toMatchObject({ code: 200, data: { username: 'lin', email: null } });
  });

  test('K-04 D-62 a session that was signed out answers 401', async () => {
    const lin = await server.buyer('lin');
    expect((await lin.get('/api/sp/front/user/logout')).code).toBe(200);
    expect(await lin.get(INFO)).toMatchObject({ status: 200, code: 401 });
  });

  test('E-40003 X-B99 D-62 changing the password ends the other sessions with 203 and keeps this one', async () => {
    const [one, other] = [await server.buyer('wang'), await server.buyer('wang')];
    const change = { oldPassword: PASSWORD, newPassword: 'Another-2026' };
    expect((await one.post('/api/sp/front/user/password/edit', change)).code).toBe(200);
    expect((await one.get(INFO)).code).toBe(200);
    expect((await other.get(INFO)).code).toBe(203);
    expect((await login('wang', PASSWORD)).code).toBe(40003);
  });

  test('E-40003 E-40009 D-30 five wrong passwords lock the name for 15 minutes, known or not', async () => {
    for (const name of ['chen', 'nobody']) {
      const codes = [];
      for (let i = 0; i < 6; i += 1) codes.push((await login(name, 'wrong-password')).code);
      expect(codes).toEqual([40003, 40003, 40003, 40003, 40009, 40009]);
    }
    expect((await login('chen', PASSWORD)).code).toBe(40009);
  });

  test('D-30 many tries at once are no more than five, under whatever name of the account', async () => {
    await makeBuyer(server.db, { username: 'park', areaCode: '+86', phone: '13800136077' });
    const ways = Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0 ? { username: 'park' } : { username: '13800136077', areaCode: '+86' },
    );
    const answers = await Promise.all(
      ways.map((way) =>
        server.anonymous.post(LOGIN, { ...way, password: 'wrong-password', key: '', code: '' }),
      ),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 40003)).toHaveLength(4);
    expect(codes.every((code) => [40003, 40009, 42901].includes(code))).toBe(true);
    expect((await login('park', PASSWORD)).code).toBe(40009);
  });

  test('D-30 tries left are told', async () => {
    expect((await login('lin', 'wrong-password')).data).toEqual({ triesLeft: 4 });
    await server.buyer('lin');
    expect((await login('lin', 'wrong-password')).data).toEqual({ triesLeft: 4 });
  });
});

describe('picture codes', () => {
  test('K-05 E-40002 D-29 a wrong answer is refused, the picture is used up by the try', async () => {
    const strict = await startTestServer({ config: { captcha: true } });
    await makeBuyer(strict.db, { username: 'lin' });
    const { data } = await strict.anonymous.get('/api/sp/admin/validate/code/get', { temp: Date.now() });
    const picture = String(Reflect.get(Object(data), 'code'));
    expect(picture).toMatch(/^data:image\/png;base64,/);
    expect(picture.length).toBeLessThan(5500);
    const key = String(Reflect.get(Object(data), 'key'));
    const body = { username: 'lin', password: PASSWORD, key, code: '!!!!' };
    expect((await strict.anonymous.post(LOGIN, body)).code).toBe(40002);
    await strict.close();
  });
});

describe('rates', () => {
  test('D-60 sign-ins per minute and address are limited', async () => {
    const limited = await startTestServer({ config: { loginsPerMinute: 2 } });
    const tries = [];
    for (let i = 0; i < 3; i += 1) {
      tries.push(
        await limited.anonymous.post(LOGIN, { username: `n${i}`, password: 'x', key: '', code: '' }),
      );
    }
    expect(tries.map(({ code }) => code)).toEqual([40003, 40003, 42901]);
    expect(tries[2]?.data).toMatchObject({ retryAfter: expect.any(Number) });
    await limited.close();
  });

  test('D-60 codes to many targets from one caller are limited, so is asking who has an account', async () => {
    const many = await startTestServer();
    const send = (at: number) =>
      many.anonymous.post('/api/sp/front/user/sendCode', {
        areaCode: '+852',
        phone: String(61_000_000 + at),
        type: 1,
      });
    const codes = [];
    for (let at = 0; at < 31; at += 1) codes.push((await send(at)).code);
    expect(new Set(codes.slice(0, 30))).toEqual(new Set([200]));
    expect(codes[30]).toBe(42901);
    await many.work();
    expect(many.outbox).toHaveLength(30);
    const mail = { email: 'someone@example.com', type: 1 };
    expect((await many.anonymous.post('/api/sp/common/email/send', mail)).code).toBe(42901);
    await many.close();
  });
});

describe('codes, registration, e-mail', () => {
  test('E-40004 E-40910 K-07 K-08 K-21 a new buyer registers by phone code and binds a salesperson', async () => {
    const phone = { areaCode: '+852', phone: '61234567' };
    expect((await server.anonymous.post('/api/sp/front/user/sendCode', { ...phone, type: 1 })).code).toBe(
      200,
    );
    const soon = await server.anonymous.post('/api/sp/front/user/sendCode', { ...phone, type: 1 });
    expect(soon).toMatchObject({
      code: 40005,
      data: { retryAfter: Number(soon.raw.headers['retry-after']) },
    });
    const person = {
      ...phone,
      username: 'hkbuyer',
      password: 'Harbour-2026',
      nickname: '阿明',
      identityType: 'HK_TRADER',
      companyName: '明記',
    };
    const wrong = await server.anonymous.post('/api/sp/front/user/register', {
      ...person,
      validateCode: '000000',
    });
    expect(wrong.code).toBe(40004);
    const made = await server.anonymous.post('/api/sp/front/user/register', {
      ...person,
      validateCode: await codeSent(),
    });
    expect(made).toMatchObject({ code: 200, data: { user: { nickname: '阿明', phone: '61234567' } } });
    const buyer = await server.buyer('hkbuyer', 'Harbour-2026');
    const bound = await buyer.post('/api/sp/front/user/bin/sale?invitationCode=marco1');
    expect(bound).toMatchObject({ code: 200, data: { name: 'marco', invitationCode: 'MARCO1' } });
    expect((await buyer.post('/api/sp/front/user/bin/sale?invitationCode=MARCO1')).code).toBe(40910);
  });

  test('K-09 a forgotten password is set by a phone code; unknown numbers are not told apart', async () => {
    const phone = { areaCode: '+86', phone: '13800136021' };
    const before = await server.buyer('lin');
    expect((await server.anonymous.post('/api/sp/front/user/sendCode', { ...phone, type: 2 })).code).toBe(
      200,
    );
    const body = { ...phone, validateCode: await codeSent(), password: 'Forgotten-1' };
    expect((await server.anonymous.post('/api/sp/front/user/forget', body)).code).toBe(200);
    expect((await before.get(INFO)).code).toBe(203);
    const sent = server.outbox.length;
    const unknown = { areaCode: '+86', phone: '13900000000', type: 2 };
    expect((await server.anonymous.post('/api/sp/front/user/sendCode', unknown)).code).toBe(200);
    await server.work();
    expect(server.outbox.length).toBe(sent);
  });

  test('R-1.17 R-5.05 E-40006 E-40007 K-22 K-23 an e-mail address is bound by its code; the same or a taken one is refused', async () => {
    await makeBuyer(server.db, { username: 'other', email: 'taken@example.com' });
    await makeBuyer(server.db, { username: 'mail' });
    const buyer = await server.buyer('mail');
    const send = (email: string) => buyer.post('/api/sp/common/email/send', { email, type: 3 });
    expect((await send('Taken@example.com')).code).toBe(40007);
    expect(await send('mail@example.com')).toMatchObject({ code: 200, data: { retryAfter: 60 } });
    const bind = { email: 'mail@example.com', validateCode: await codeSent(), invitationCode: '' };
    expect((await buyer.post('/api/sp/front/user/bin/email', bind)).data).toEqual({
      email: 'mail@example.com',
    });
    expect((await send('MAIL@example.com')).code).toBe(40006);
  });

  test('E-40004 D-28 a code is void after five wrong tries', async () => {
    await makeBuyer(server.db, { username: 'tries' });
    const buyer = await server.buyer('tries');
    await buyer.post('/api/sp/common/email/send', { email: 'tries@example.com', type: 3 });
    const bind = (validateCode: string) =>
      buyer.post('/api/sp/front/user/bin/email', {
        email: 'tries@example.com',
        validateCode,
        invitationCode: '',
      });
    const right = await codeSent();
    const wrong = right === '111111' ? '222222' : '111111';
    for (let i = 0; i < 5; i += 1) expect((await bind(wrong)).code).toBe(40004);
    expect((await bind(right)).code).toBe(40004);
  });

  test('K-01 K-19 D-64 an unknown social account is joined to a phone number and then signs in', async () => {
    await makeBuyer(server.db, { username: 'social', areaCode: '+86', phone: '13700000001' });
    const first = await server.anonymous.post('/api/sp/front/wechat/login?code=xiaolin');
    const bindKey = String(Reflect.get(Object(first.data), 'bindKey'));
    const phone = { areaCode: '+86', phone: '13700000001' };
    await server.anonymous.post('/api/sp/front/user/sendCode', { ...phone, type: 3 });
    const bound = await server.anonymous.post('/api/sp/front/user/bind', {
      bindKey,
      ...phone,
      validateCode: await codeSent(),
    });
    expect(bound).toMatchObject({ code: 200, data: { user: { username: 'social', socialBound: true } } });
    const again = await server.anonymous.post('/api/sp/front/wechat/login?code=xiaolin');
    expect(again).toMatchObject({ code: 200, data: { token: expect.any(String) } });
  });

  test('K-19 a social account asked for twice is joined to one phone number only', async () => {
    const numbers = ['13700000002', '13700000003'];
    const codes = [];
    const keys = [];
    for (const phone of numbers) {
      await makeBuyer(server.db, { username: `twice${phone}`, areaCode: '+86', phone });
      const { data } = await server.anonymous.post('/api/sp/front/wechat/login?code=dalin');
      keys.push(String(Reflect.get(Object(data), 'bindKey')));
    }
    for (const [at, phone] of numbers.entries()) {
      const number = { areaCode: '+86', phone };
      await server.anonymous.post('/api/sp/front/user/sendCode', { ...number, type: 3 });
      const body = { bindKey: keys[at], ...number, validateCode: await codeSent() };
      codes.push((await server.anonymous.post('/api/sp/front/user/bind', body)).code);
    }
    expect(codes).toEqual([200, 40008]);
  });
});
