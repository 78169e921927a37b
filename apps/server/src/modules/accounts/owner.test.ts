import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyers } from '../../db/schema/accounts';
import { field } from '../../testing/builders';
import { makeBuyer, PASSWORD } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

const SEND = '/api/sp/front/user/sendCode';
const EDIT = '/api/sp/front/user/phone/edit';
const SEND_MAIL = '/api/sp/common/email/send';
const BIND = '/api/sp/front/user/bin/email';
const PASSWORD_EDIT = '/api/sp/front/user/password/edit';
const CHANGE = 4;
const WRONG = 'not-hers-2026';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newBuyer = async (username: string, more: object = {}): Promise<{ id: string; buyer: Tester }> => {
  const id = await makeBuyer(server.db, { username, areaCode: '+852', ...more });
  return { id, buyer: await server.buyer(username) };
};
const sentTo = async (to: string): Promise<string[]> => {
  await server.work();
  return server.outbox.filter((message) => message.to === to).map(({ text }) => text);
};
const codeTo = async (to: string): Promise<string> =>
  /\d{6}/.exec((await sentTo(to)).at(-1) ?? '')?.[0] ?? '';
const phoneCode = async (buyer: Tester, phone: string): Promise<string> => {
  expect((await buyer.post(SEND, { areaCode: '+852', phone, type: CHANGE })).code).toBe(200);
  return codeTo(`+852 ${phone}`);
};
const noticesOf = async (buyer: Tester): Promise<string> =>
  JSON.stringify((await buyer.get('/api/sp/front/notice/page?pageNum=1&pageSize=20')).data);

test('X-B100 who has the token alone does not change the number; the password does, and the old number is told', async () => {
  const { id, buyer } = await newBuyer('mei', { phone: '51387001' });
  const change = { areaCode: '+852', phone: '51387002', validateCode: await phoneCode(buyer, '51387002') };
  expect(await buyer.post(EDIT, change)).toMatchObject({
    code: 40001,
    data: { fields: { password: expect.any(String) } },
  });
  expect((await buyer.post(EDIT, { ...change, password: WRONG })).code).toBe(40003);
  const [kept] = await server.db.select().from(buyers).where(eq(buyers.id, id));
  expect(kept?.phone).toBe('51387001');
  expect((await buyer.post(EDIT, { ...change, password: PASSWORD })).code).toBe(200);
  const [word] = await sentTo('+852 51387001');
  expect(word).toContain('不再属于');
  expect(word).not.toContain('51387002');
  expect(await noticesOf(buyer)).toContain('手机号已更换');
});

test('X-B100 a code sent to the number of now proves the owner who knows no password, once', async () => {
  const { buyer } = await newBuyer('nan', { phone: '51387011' });
  const current = await phoneCode(buyer, '51387011');
  const change = { areaCode: '+852', phone: '51387012', validateCode: await phoneCode(buyer, '51387012') };
  const wrong = current === '000000' ? '000001' : '000000';
  expect((await buyer.post(EDIT, { ...change, currentCode: wrong })).code).toBe(40004);
  expect((await buyer.post(EDIT, { ...change, currentCode: change.validateCode })).code).toBe(40004);
  expect((await buyer.post(EDIT, { ...change, currentCode: current })).code).toBe(200);
  const next = { ...change, phone: '51387013', validateCode: await phoneCode(buyer, '51387013') };
  expect((await buyer.post(EDIT, { ...next, currentCode: current })).code).toBe(40004);
});

test('X-B100 an account without a number has the password, and nobody proves it by a code to nowhere', async () => {
  const { buyer } = await newBuyer('outi');
  const change = { areaCode: '+852', phone: '51387022', validateCode: await phoneCode(buyer, '51387022') };
  expect((await buyer.post(EDIT, { ...change, currentCode: '000000' })).code).toBe(40004);
  expect((await buyer.post(EDIT, { ...change, password: PASSWORD })).code).toBe(200);
});

test('K-23 another e-mail address asks for the password, the first one does not; the old one is told', async () => {
  const { buyer } = await newBuyer('pia', { phone: '51387031' });
  const bind = async (email: string, more: object = {}) => {
    if ((await sentTo(email)).length === 0)
      expect((await buyer.post(SEND_MAIL, { email, type: 3 })).code).toBe(200);
    return buyer.post(BIND, { email, validateCode: await codeTo(email), invitationCode: '', ...more });
  };
  expect((await bind('pia@example.com')).code).toBe(200);
  expect((await bind('thief@example.com')).code).toBe(40001);
  expect((await bind('thief@example.com', { password: WRONG })).code).toBe(40003);
  expect((await bind('thief@example.com', { password: PASSWORD })).code).toBe(200);
  expect((await sentTo('pia@example.com')).at(-1)).toContain('不再属于');
  expect(await noticesOf(buyer)).toContain('邮箱已更换');
});

test('D-30 X-B99 X-B100 X-B101 wrong passwords of a session count together with those of the sign-in, five to the lock', async () => {
  const { buyer } = await newBuyer('quin', { phone: '51387041' });
  const change = { areaCode: '+852', phone: '51387042', validateCode: '000000', password: WRONG };
  const edit = { oldPassword: WRONG, newPassword: 'Weave-8-silk' };
  expect((await buyer.post(EDIT, change)).data).toEqual({ triesLeft: 4 });
  expect((await buyer.post(PASSWORD_EDIT, edit)).data).toEqual({ triesLeft: 3 });
  expect((await buyer.post('/api/sp/front/wechat/unbind', { password: WRONG })).data).toEqual({
    triesLeft: 2,
  });
  expect((await buyer.post(EDIT, change)).code).toBe(40003);
  expect((await buyer.post(EDIT, change)).code).toBe(40009);
  expect((await buyer.post(EDIT, { ...change, password: PASSWORD })).code).toBe(40009);
  const login = { username: 'quin', password: PASSWORD, key: '', code: '' };
  const signedIn = await server.anonymous.post('/api/sp/front/user/login', login);
  expect([signedIn.code, typeof field(signedIn.data, 'until')]).toEqual([40009, 'string']);
});
