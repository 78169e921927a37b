import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyers } from '../../db/schema/accounts';
import { makeBuyer, PASSWORD } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';

const SEND = '/api/sp/front/user/sendCode';
const EDIT = '/api/sp/front/user/phone/edit';
const UNBIND = '/api/sp/front/wechat/unbind';
const INFO = '/api/sp/front/user/get/info';
const CHANGE = 4;
let server: TestServer;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
  id = await makeBuyer(server.db, {
    username: 'lin',
    areaCode: '+852',
    phone: '51386021',
    socialId: 'simulated:lin',
  });
  await makeBuyer(server.db, { username: 'wu', areaCode: '+852', phone: '51386029' });
});
afterAll(() => server.close());

const codeSent = async () => {
  await server.work();
  return /\d{6}/.exec(server.outbox.at(-1)?.text ?? '')?.[0] ?? '';
};

test('X-B100 D-26 another number comes by the code sent to it, signs in from then on, and ends the other sessions', async () => {
  const lin = await server.buyer('lin');
  const elsewhere = await server.buyer('lin');
  const number = { areaCode: '+852', phone: '51386022' };
  expect((await lin.post(SEND, { ...number, type: CHANGE })).code).toBe(200);
  const validateCode = await codeSent();
  const another = validateCode === '000000' ? '000001' : '000000';
  expect((await lin.post(EDIT, { ...number, validateCode: another, password: PASSWORD })).code).toBe(40004);
  const changed = await lin.post(EDIT, { ...number, validateCode, password: PASSWORD });
  expect(changed).toMatchObject({ code: 200, data: number });
  expect((await lin.get(INFO)).data).toMatchObject(number);
  expect((await elsewhere.get(INFO)).code).toBe(203);
  const signedIn = await server.anonymous.post('/api/sp/front/user/login', {
    username: '51386022',
    areaCode: '+852',
    password: PASSWORD,
    key: '',
    code: '',
  });
  expect(signedIn).toMatchObject({ code: 200, data: { user: { username: 'lin' } } });
});

test("D-31 E-40008 X-B100 D-60 a code for another purpose does not change it, and another one's number is refused", async () => {
  const lin = await server.buyer('lin');
  const free = { areaCode: '+852', phone: '51386023' };
  await lin.post(SEND, { ...free, type: 3 });
  const proved = { ...free, validateCode: await codeSent(), password: PASSWORD };
  expect((await lin.post(EDIT, proved)).code).toBe(40004);
  const taken = { areaCode: '+852', phone: '51386029' };
  expect((await lin.post(SEND, { ...taken, type: CHANGE })).code).toBe(40008);
});

test('X-B101 the social account is unbound by the password only, and again with the same answer', async () => {
  const lin = await server.buyer('lin');
  expect((await lin.post(UNBIND, { password: 'not-his-2026' })).code).toBe(40003);
  expect((await lin.get(INFO)).data).toMatchObject({ socialBound: true });
  for (let time = 0; time < 2; time += 1)
    expect(await lin.post(UNBIND, { password: PASSWORD })).toMatchObject({
      code: 200,
      data: { socialBound: false },
    });
  const [stored] = await server.db.select().from(buyers).where(eq(buyers.id, id));
  expect(stored?.socialId).toBeNull();
});
