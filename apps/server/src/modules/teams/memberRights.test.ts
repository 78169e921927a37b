import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyers, teamInvitations, teamMembers } from '../../db/schema/accounts';
import { field, makeTeam } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';

const TEAM = '/api/sp/front/team';
const LIMIT = 50_000;
let server: TestServer;
let made = 0;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Creates a team with a leader, a member with rights over it who sees no prices and has a limit, and a usual member. */
async function ruledTeam() {
  const names = ['leader', 'manager', 'friend'].map((name) => `${name}${(made += 1)}`);
  const [leaderId = '', managerId = '', friendId = ''] = await Promise.all(
    names.map((username) => makeBuyer(server.db, { username })),
  );
  await makeTeam(server.db, leaderId, [managerId, friendId]);
  const place = { perms: ['sp:team:manage', 'sp:order:submit'], spendLimitCents: LIMIT };
  await server.db.update(teamMembers).set(place).where(eq(teamMembers.buyerId, managerId));
  const [leader, manager] = await Promise.all(names.slice(0, 2).map((name) => server.buyer(name)));
  if (leader === undefined || manager === undefined) throw new Error('both are signed in');
  return { leader, manager, friendId };
}

const setPlace = (buyerId: string, place: { perms?: string[] | null; spendLimitCents?: number | null }) =>
  server.db.update(teamMembers).set(place).where(eq(teamMembers.buyerId, buyerId));

test('X-B67 D-37 who manages without leading grants only rights that are held by the one who grants', async () => {
  const { leader, manager, friendId } = await ruledTeam();
  await setPlace(friendId, { perms: ['sp:export'] });
  const edit = (by: typeof manager, perms: string[] | null, version: number) =>
    by.post(`${TEAM}/member/edit`, { id: friendId, perms, version });
  for (const perms of [['sp:price:view'], ['sp:order:submit', 'sp:payment:proof'], null])
    expect((await edit(manager, perms, 1)).code, String(perms)).toBe(40302);
  const granted = await edit(manager, ['sp:export', 'sp:order:submit'], 1);
  expect(granted.data, granted.raw.body).toMatchObject({ perms: ['sp:order:submit', 'sp:export'] });
  expect((await edit(manager, [], 2)).code).toBe(200);
  expect((await edit(manager, ['sp:export'], 3)).code).toBe(40302);
  expect((await edit(leader, ['sp:price:view'], 3)).code).toBe(200);
});

test('X-B67 D-37 who manages without leading lifts no spend limit above the own one', async () => {
  const { leader, manager, friendId } = await ruledTeam();
  const edit = (by: typeof manager, spendLimitCents: number | null | undefined, version: number) =>
    by.post(`${TEAM}/member/edit`, { id: friendId, perms: ['sp:order:submit'], spendLimitCents, version });
  await setPlace(friendId, { perms: ['sp:order:submit'], spendLimitCents: 100 });
  for (const above of [LIMIT + 1, null]) expect((await edit(manager, above, 1)).code).toBe(40302);
  expect(field((await edit(manager, LIMIT, 1)).data, 'spendLimitCents')).toBe(LIMIT);
  expect((await edit(leader, null, 2)).code).toBe(200);
  expect((await edit(manager, undefined, 3)).code).toBe(200);
  expect((await edit(manager, null, 4)).code).toBe(200);
  expect(field((await edit(manager, 2 * LIMIT, 5)).data, 'spendLimitCents')).toBe(2 * LIMIT);
  expect((await edit(manager, 3 * LIMIT, 6)).code).toBe(40302);
  expect((await manager.get('/api/sp/front/user/get/info')).data).toMatchObject({
    currentTeam: { spendLimitCents: LIMIT },
  });
});

test('X-B65 D-37 who neither sees prices nor manages the team is told no limit but the own one', async () => {
  const { leader, manager, friendId } = await ruledTeam();
  const friendName = `friend${made}`;
  const friend = await server.buyer(friendName);
  await setPlace(friendId, { perms: ['sp:order:submit'], spendLimitCents: 300 });
  const limits = async (who: typeof leader) => {
    const { list } = (await who.get(`${TEAM}/member/page`)).data as { list: { spendLimitCents?: number }[] };
    return list.map(({ spendLimitCents = 0 }) => spendLimitCents).toSorted((a, b) => a - b);
  };
  expect(await limits(friend)).toEqual([0, 0, 300]);
  for (const who of [leader, manager]) expect(await limits(who)).toEqual([0, 300, LIMIT]);
  await setPlace(friendId, { perms: ['sp:order:submit', 'sp:price:view'] });
  expect(await limits(friend)).toEqual([0, 300, LIMIT]);
});

test('X-B73 D-36 who leaves and comes back has the limit and the rights of before, without those over the team', async () => {
  const { leader, manager, friendId } = await ruledTeam();
  const info = async () => (await manager.get('/api/sp/front/user/get/info')).data;
  const managerId = String(field(await info(), 'id'));
  await server.db
    .update(buyers)
    .set({ phone: `6${managerId.replaceAll(/\D/g, '').slice(0, 7).padEnd(7, '1')}`, areaCode: '+852' })
    .where(eq(buyers.id, managerId));
  const comeBack = async () => {
    const phone = field(await info(), 'phone');
    const invited = await leader.post(`${TEAM}/invite`, { areaCode: '+852', phone });
    const id = field(invited.data, 'id');
    const joined = await manager.post(`${TEAM}/invitation/handle`, { id, agree: true });
    expect(joined.code, joined.raw.body + invited.raw.body).toBe(200);
    return joined.data;
  };
  expect((await manager.post(`${TEAM}/leave`)).code).toBe(200);
  expect(await comeBack()).toMatchObject({
    user: { perms: ['sp:order:submit'], currentTeam: { role: 'MEMBER', spendLimitCents: LIMIT } },
  });
  const changed = { id: managerId, perms: null, spendLimitCents: 2 * LIMIT, version: 1 };
  expect((await leader.post(`${TEAM}/member/edit`, changed)).code).toBe(200);
  expect((await manager.post(`${TEAM}/leave`)).code).toBe(200);
  const again = await comeBack();
  expect(again).toMatchObject({ user: { currentTeam: { spendLimitCents: 2 * LIMIT } } });
  expect(field(again, 'user', 'perms')).toContain('sp:price:view');

  // Another team has no settings for this buyer.
  await server.db.delete(teamMembers).where(eq(teamMembers.buyerId, friendId));
  const strangers = await makeTeam(server.db, friendId, []);
  expect((await manager.post(`${TEAM}/leave`)).code).toBe(200);
  await server.db
    .update(teamInvitations)
    .set({ teamId: strangers, ended: null, handledAt: null, endedBy: null });
  const open = await manager.get(`${TEAM}/invitation/page`, {
    direction: 'RECEIVED',
    status: 'NOT_PROCESSED',
  });
  const joined = await manager.post(`${TEAM}/invitation/handle`, {
    id: field(open.data, 'list', 0, 'id'),
    agree: true,
  });
  expect(joined.code, joined.raw.body).toBe(200);
  expect(field(joined.data, 'user', 'currentTeam')).not.toHaveProperty('spendLimitCents');
});

test('X-B72 D-37 who may not invite reads no number that the team invited, and still what was received', async () => {
  const { leader, manager } = await ruledTeam();
  const managerId = String(field((await manager.get('/api/sp/front/user/get/info')).data, 'id'));
  expect((await leader.post(`${TEAM}/invite`, { areaCode: '+852', phone: '51234567' })).code).toBe(200);
  const page = (by: typeof manager, direction: string) => by.get(`${TEAM}/invitation/page`, { direction });
  for (const perms of [null, ['sp:team:manage']]) {
    await setPlace(managerId, { perms });
    const refused = await page(manager, 'SENT');
    expect(refused, refused.raw.body).toMatchObject({ code: 40301, data: { need: ['sp:team:invite'] } });
    expect(refused.raw.body).not.toContain('51234567');
    expect((await page(manager, 'RECEIVED')).code).toBe(200);
  }
  await setPlace(managerId, { perms: ['sp:team:invite'] });
  const sent = await page(manager, 'SENT');
  expect(sent.data, sent.raw.body).toMatchObject({ total: 1, list: [{ inviteePhone: '51234567' }] });
});
