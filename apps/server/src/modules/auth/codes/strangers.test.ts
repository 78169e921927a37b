import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verificationCodes } from '../../../db/schema/signIn';
import { makeBuyer } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/startTestServer';

const FORGOT = 2;
const BIND = 3;
const OWNER = '192.0.2.1';
const STRANGERS = ['192.0.2.11', '192.0.2.12', '192.0.2.13'];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const post = async (remoteAddress: string, url: string, payload: object) =>
  (await server.inject({ method: 'POST', url, payload, remoteAddress })).json<{ code: number }>().code;
const newNumber = async (phone: string) => {
  await makeBuyer(server.db, { username: `owner-${phone}`, areaCode: '+852', phone });
  return { areaCode: '+852', phone };
};
const send = (from: string, number: object, type: number) =>
  post(from, '/api/sp/front/user/sendCode', { ...number, type });
const forget = (from: string, number: object, validateCode: string) =>
  post(from, '/api/sp/front/user/forget', { ...number, validateCode, password: 'Weave-8-silk' });
const codeTo = async ({ areaCode, phone }: { areaCode: string; phone: string }) => {
  await server.work();
  const texts = server.outbox.filter(({ to }) => to === `${areaCode} ${phone}`).map(({ text }) => text);
  return /\d{6}/.exec(texts.at(-1) ?? '')?.[0] ?? '';
};
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
/** Ages the codes of a number by two minutes: the minute between two codes is over. */
const passMinute = ({ areaCode, phone }: { areaCode: string; phone: string }) =>
  server.db
    .update(verificationCodes)
    .set({ createdAt: sql`${verificationCodes.createdAt} - interval '2 minutes'` })
    .where(eq(verificationCodes.target, `phone ${areaCode} ${phone}`));

test('D-60 K-09 tries at a number that has no code close it to nobody', async () => {
  const number = await newNumber('61110001');
  for (let at = 0; at < 12; at += 1) expect(await forget('192.0.2.10', number, '000000')).toBe(40004);
  expect(await send(OWNER, number, FORGOT)).toBe(200);
  expect(await forget(OWNER, number, await codeTo(number))).toBe(200);
});

test('D-31 a code that somebody asks for another purpose leaves the one in hand good', async () => {
  const number = await newNumber('61110002');
  expect(await send(OWNER, number, FORGOT)).toBe(200);
  const mine = await codeTo(number);
  await passMinute(number);
  expect(await send('192.0.2.10', number, BIND)).toBe(200);
  expect(await forget(OWNER, number, mine)).toBe(200);
});

test('D-28 D-60 wrong tries of strangers, from however many addresses, leave tries to whoever asked for the code', async () => {
  const number = await newNumber('61110003');
  expect(await send(OWNER, number, FORGOT)).toBe(200);
  const mine = await codeTo(number);
  for (const stranger of STRANGERS)
    for (let at = 0; at < 5; at += 1) expect(await forget(stranger, number, otherThan(mine))).toBe(40004);
  expect(await forget(OWNER, number, otherThan(mine))).toBe(40004);
  expect(await forget(OWNER, number, mine)).toBe(200);
});

test('D-28 strangers have two tries of the five at a code, so nobody gets more than five', async () => {
  const number = await newNumber('61110004');
  expect(await send(OWNER, number, FORGOT)).toBe(200);
  const mine = await codeTo(number);
  for (const stranger of STRANGERS.slice(0, 2))
    expect(await forget(stranger, number, otherThan(mine))).toBe(40004);
  expect(await forget('192.0.2.13', number, mine)).toBe(40004);
  for (let at = 0; at < 3; at += 1) expect(await forget(OWNER, number, otherThan(mine))).toBe(40004);
  expect(await forget(OWNER, number, mine)).toBe(40004);
});

test('K-09 a code asked for over one line is good over another', async () => {
  const number = await newNumber('61110005');
  expect(await send(OWNER, number, FORGOT)).toBe(200);
  const mine = await codeTo(number);
  expect(await forget('192.0.2.20', number, otherThan(mine))).toBe(40004);
  expect(await forget('192.0.2.20', number, mine)).toBe(200);
});
