import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addresses, buyers } from '../../db/schema/accounts';
import { makeBuyer, PASSWORD } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';

const SEND = '/api/sp/front/user/sendCode';
const FORGET = '/api/sp/front/user/forget';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await makeBuyer(server.db, { username: 'lin', areaCode: '+852', phone: '51386021' });
});
afterAll(() => server.close());

const codeSent = async () => {
  await server.work();
  return /\d{6}/.exec(server.outbox.at(-1)?.text ?? '')?.[0] ?? '';
};
const full = (text: string) =>
  text.replaceAll(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

test.each([
  ['13700136001', '+86', '\u202D137 0013 6001\u202C'],
  ['13700136002', '+86', '137\u20110013\u20116002'],
  ['13700136003', '+86', full('13700136003')],
  ['13700136004', '+86', '+86 137 0013 6004'],
  ['13700136005', '+86', '0086 137 0013 6005'],
  ['13700136006', '+86', '86-137-0013-6006'],
])(
  'R-5.08 D-26 the code for %s goes there however its number is written: %s %j',
  async (phone, areaCode, written) => {
    const buyer = await server.buyer('lin');
    expect((await buyer.post(SEND, { areaCode, phone: written, type: 4 })).code).toBe(200);
    expect((await buyer.post(SEND, { areaCode, phone, type: 4 })).code).toBe(40005);
  },
);

test('D-26 a number written with the code of another country is of that country', async () => {
  const buyer = await server.buyer('lin');
  const typed = { areaCode: '+86', phone: '+852 5138 6031' };
  expect((await buyer.post(SEND, { ...typed, type: 4 })).code).toBe(200);
  const changed = await buyer.post('/api/sp/front/user/phone/edit', {
    ...typed,
    validateCode: await codeSent(),
    password: PASSWORD,
  });
  expect(changed).toMatchObject({ code: 200, data: { areaCode: '+852', phone: '51386031' } });
});

test('K-03 D-26 who signs in by number may write it with the code of its country, in the marks of any keyboard', async () => {
  await makeBuyer(server.db, { username: 'mei', areaCode: '+852', phone: '51386041' });
  for (const username of [
    '+852 5138 6041',
    '００８５２５１３８６０４１',
    '\u202A+852\u00A05138‑6041\u202C',
    'mei\u200B',
  ])
    expect(
      await server.anonymous.post('/api/sp/front/user/login', {
        username,
        areaCode: '+86',
        password: PASSWORD,
        key: '',
        code: '',
      }),
      username,
    ).toMatchObject({ code: 200, data: { user: { username: 'mei' } } });
});

test.each([
  ['a blank before it', (code: string) => ` ${code}`],
  ['a blank within', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
  ['a hyphen within', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
  ['full-width digits', full],
  ['the message around it', (code: string) => `【Selvedge】${code}，10 分钟内有效`],
])('D-28 R-1.25 a code is taken with %s', async (_what, written) => {
  const phone = `51386${String(100 + server.outbox.length)}`;
  await makeBuyer(server.db, { username: `forgot-${phone}`, areaCode: '+852', phone });
  const number = { areaCode: '+852', phone };
  expect((await server.anonymous.post(SEND, { ...number, type: 2, key: '', code: '' })).code).toBe(200);
  const asked = { ...number, validateCode: written(await codeSent()), password: 'Weave-8-silk' };
  expect(await server.anonymous.post(FORGET, asked)).toMatchObject({ code: 200 });
});

test('D-28 text that holds no code is refused at its field and costs the code no try', async () => {
  const number = { areaCode: '+852', phone: '51386050' };
  await makeBuyer(server.db, { username: 'forgot-tries', ...number });
  await server.anonymous.post(SEND, { ...number, type: 2, key: '', code: '' });
  const code = await codeSent();
  const forget = (validateCode: string) =>
    server.anonymous.post(FORGET, { ...number, validateCode, password: 'Weave-8-silk' });
  for (let times = 0; times < 6; times += 1)
    expect(await forget(`${code}7`)).toMatchObject({
      code: 40001,
      data: { fields: { validateCode: expect.any(String) } },
    });
  expect((await forget(code)).code).toBe(200);
});

test.each([
  ['name＠typed.example', 'name@typed.example'],
  ['stop@typed。example', 'stop@typed.example'],
  ['unseen@typed.example\u200B', 'unseen@typed.example'],
  ['A.Name+shop@Typed.Example', 'A.Name+shop@typed.example'],
])('D-27 R-5.03 an e-mail address is bound as it was meant: %j', async (written, email) => {
  const id = await makeBuyer(server.db, {
    username: `binds-${email.slice(0, 4)}`,
    areaCode: '+852',
    phone: `5138${String(7000 + server.outbox.length)}`,
  });
  const buyer = await server.buyer(`binds-${email.slice(0, 4)}`);
  expect((await buyer.post('/api/sp/common/email/send', { email: written, type: 3 })).code).toBe(200);
  const bound = { email: written, validateCode: await codeSent(), invitationCode: '' };
  expect(await buyer.post('/api/sp/front/user/bin/email', bound)).toMatchObject({
    code: 200,
    data: { email },
  });
  const [row] = await server.db.select({ email: buyers.email }).from(buyers).where(eq(buyers.id, id));
  expect(row?.email).toBe(email);
});

test('K-14 D-26 an address keeps its number as the one of its country', async () => {
  const lin = await server.buyer('lin');
  const saved = await lin.post('/api/sp/front/user/address/edit', {
    areaType: 'HK_MACAO_TW',
    areaCode: '+86',
    realName: '陈伟明',
    phone: '00852 5138 6021',
    regionCodes: ['HK'],
    detail: '货柜码头路 88 号',
  });
  expect(saved.code).toBe(200);
  expect(
    await server.db.select({ areaCode: addresses.areaCode, phone: addresses.phone }).from(addresses),
  ).toEqual([{ areaCode: '+852', phone: '51386021' }]);
});
