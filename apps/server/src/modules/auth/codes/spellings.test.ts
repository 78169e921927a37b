import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyers, teamInvitations } from '../../../db/schema/accounts';
import { newId } from '../../../db/ids';
import { field, makeTeam } from '../../../testing/builders';
import { makeBuyer, PASSWORD } from '../../../testing/people';
import { normaliseStoredPhones } from '../people/oldNumbers';
import { startTestServer, type TestServer } from '../../../testing/startTestServer';

const SEND = '/api/sp/front/user/sendCode';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = async (areaCode: string, phone: string) =>
  (await server.anonymous.post(SEND, { areaCode, phone, type: 1 })).code;
const whoSignsIn = async (typed: string) => {
  const body = { username: typed, areaCode: '+44', password: PASSWORD, key: '', code: '' };
  const { data } = await server.anonymous.post('/api/sp/front/user/login', body);
  return field(data, 'user', 'username');
};
const phoneOf = async (id: string) =>
  (await server.db.select({ phone: buyers.phone }).from(buyers).where(eq(buyers.id, id)))[0]?.phone;

test.each([
  ['+44', '7911123456', '07911123456'],
  ['+33', '612345678', '0612345678'],
  ['+49', '15123456789', '015123456789'],
])(
  'D-26 D-60 a number of %s with and without the 0 of the trunk is one number',
  async (area, without, with0) => {
    expect([await send(area, without), await send(area, with0)]).toEqual([200, 40005]);
  },
);

test('D-26 K-03 X-B71 a number stored with the 0 of old signs in with and without it after a start, and finds its invitations', async () => {
  const id = await makeBuyer(server.db, { username: 'old-form', areaCode: '+44', phone: '07911000001' });
  const leader = await makeBuyer(server.db, { username: 'leader' });
  const teamId = await makeTeam(server.db, leader, []);
  await server.db.insert(teamInvitations).values({
    id: newId(),
    teamId,
    areaCode: '+44',
    phone: '07911000001',
    invitedById: leader,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  await normaliseStoredPhones(server.db);
  expect(await phoneOf(id)).toBe('7911000001');
  expect([await whoSignsIn('7911000001'), await whoSignsIn('+44 07911 000001')]).toEqual([
    'old-form',
    'old-form',
  ]);
  const invited = await server.db.select().from(teamInvitations).where(eq(teamInvitations.teamId, teamId));
  expect(invited.map(({ phone }) => phone)).toEqual(['7911000001']);
});

test('D-26 of two accounts of one number each keeps its form, and what is typed decides who signs in', async () => {
  const old = await makeBuyer(server.db, { username: 'with-zero', areaCode: '+44', phone: '07911000002' });
  const other = await makeBuyer(server.db, { username: 'without', areaCode: '+44', phone: '7911000002' });
  await normaliseStoredPhones(server.db);
  expect([await phoneOf(old), await phoneOf(other)]).toEqual(['07911000002', '7911000002']);
  expect([await whoSignsIn('07911000002'), await whoSignsIn('7911000002')]).toEqual(['with-zero', 'without']);
});
