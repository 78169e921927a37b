import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamInvitations, teamMembers, teams } from '../../db/schema/accounts';
import { notices } from '../../db/schema/notices';
import { field } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';

const TEAM = '/api/sp/front/team';
let server: TestServer;
interface Person {
  id: string;
  phone: string;
  who: Tester;
}
const people = new Map<string, Promise<Person>>();

async function signUp(username: string, phone: string): Promise<Person> {
  const id = await makeBuyer(server.db, { username, areaCode: '+852', phone });
  return { id, phone, who: await server.buyer(username) };
}

/** Returns the signed-in buyer of that name; signs the buyer up at the first call. */
function person(name: string): Promise<Person> {
  const known = people.get(name) ?? signUp(name, String(60_000_000 + people.size));
  people.set(name, known);
  return known;
}

/** Creates a team with its leader and some members who were invited and accepted. */
async function formTeam(leader: string, ...members: string[]): Promise<string> {
  const { who } = await person(leader);
  const made = await who.post(`${TEAM}/edit`, { name: `Team of ${leader}` });
  expect(made.code, made.raw.body).toBe(200);
  for (const name of members) {
    const invited = await invite(leader, name);
    const joined = await answer(name, field(invited.data, 'id'), true);
    expect(joined.code, joined.raw.body).toBe(200);
  }
  return String(field(made.data, 'id'));
}

async function invite(by: string, name: string) {
  const { phone } = await person(name);
  return (await person(by)).who.post(`${TEAM}/invite`, { areaCode: '+852', phone });
}

const answer = async (name: string, id: unknown, agree: boolean, reason?: string) =>
  (await person(name)).who.post(`${TEAM}/invitation/handle`, { id, agree, reason });
const memberPage = async (name: string) => {
  const { data } = await (await person(name)).who.get(`${TEAM}/member/page`);
  return data as {
    list: Array<{ id: string; nickname: string; role: string; version: number }>;
    total: number;
  };
};
const noticesOf = async (name: string) =>
  (
    await server.db
      .select({ title: notices.title, type: notices.type })
      .from(notices)
      .where(and(eq(notices.ownerId, (await person(name)).id), eq(notices.ownerKind, 'buyer')))
  ).map(({ title }) => title);

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('X-B63 X-B64 R-1.14 D-34 who is in no team makes one and leads it; only one, and a stale change is refused', async () => {
  const { who } = await person('ada');
  expect((await who.get(`${TEAM}/info`)).data).toBeNull();
  expect((await who.post(`${TEAM}/edit`, { name: '  ' })).code).toBe(40001);
  const made = await who.post(`${TEAM}/edit`, { name: 'Ada & Co', orderVisibility: 'OWN' });
  expect(made.data).toMatchObject({ name: 'Ada & Co', size: 1, orderVisibility: 'OWN', version: 1 });
  expect((await who.post(`${TEAM}/edit`, { name: 'Second' })).code).toBe(40907);
  const id = field(made.data, 'id');
  const renamed = await who.post(`${TEAM}/edit`, { id, name: 'Ada', version: 1 });
  expect(renamed.data).toMatchObject({ name: 'Ada', orderVisibility: 'OWN', version: 2 });
  expect(await who.post(`${TEAM}/edit`, { id, name: 'Late', version: 1 })).toMatchObject({
    code: 40901,
    data: { current: { name: 'Ada' }, changedBy: 'ada' },
  });
  expect((await who.get(`${TEAM}/info`)).data).toMatchObject({ name: 'Ada', manager: { nickname: 'ada' } });
});

test('R-3.42 X-B65 X-B66 R-4.40 E-40918 X-B71 X-B72 X-B73 R-1.15 R-6.08 M-I invited by phone, told, agrees and is a member with the rights of D-37', async () => {
  const teamId = await formTeam('bea');
  const invited = await invite('bea', 'ben');
  expect(invited.data).toMatchObject({ status: 'NOT_PROCESSED', direction: 'SENT', invitedBy: 'bea' });
  expect(invited.data).not.toHaveProperty('inviteeNickname');
  expect((await invite('bea', 'ben')).code).toBe(40918);
  expect((await invite('bea', 'bea')).code).toBe(40907);
  expect(await noticesOf('ben')).toEqual([expect.stringContaining('Team of bea')]);
  const { who, phone: inviteePhone } = await person('ben');
  const received = await who.get(`${TEAM}/invitation/page`, {
    direction: 'RECEIVED',
    status: 'NOT_PROCESSED',
  });
  expect(received.data).toMatchObject({
    total: 1,
    list: [{ teamId, teamName: 'Team of bea', inviteePhone, status: 'NOT_PROCESSED', direction: 'RECEIVED' }],
  });
  const joined = await answer('ben', field(invited.data, 'id'), true);
  expect(joined.data).toMatchObject({
    invitation: { status: 'AGREED', inviteeNickname: 'ben' },
    user: { teamId, currentTeam: { role: 'MEMBER' } },
  });
  expect(field(joined.data, 'user', 'perms')).not.toContain('sp:team:manage');
  expect((await memberPage('bea')).list.map(({ nickname, role }) => [nickname, role])).toEqual([
    ['bea', 'LEADER'],
    ['ben', 'MEMBER'],
  ]);
  expect((await who.get(`${TEAM}/member/options`)).data).toMatchObject([
    { nickname: 'bea' },
    { nickname: 'ben' },
  ]);
  expect(await noticesOf('bea')).toEqual([expect.stringContaining('ben')]);
  expect((await answer('ben', field(invited.data, 'id'), false)).code).toBe(40904);
});

test('X-B74 M-I D-35 R-4.36 refused with a reason, revoked, and run out after 7 days all count as denied, each with who did it', async () => {
  await formTeam('cleo');
  const sent = async (name: string) => field((await invite('cleo', name)).data, 'id');
  const [refused, revoked, late] = [await sent('carl'), await sent('cora'), await sent('cyd')];
  expect((await answer('carl', refused, false, 'have one')).data).toMatchObject({
    invitation: { status: 'DENIED', deniedBy: 'INVITEE', reason: 'have one' },
  });
  const { who } = await person('cleo');
  expect((await who.post(`${TEAM}/invitation/revoke`, { id: revoked })).data).toMatchObject({
    status: 'DENIED',
    deniedBy: 'TEAM',
  });
  expect((await answer('cora', revoked, true)).code).toBe(40904);
  await server.db
    .update(teamInvitations)
    .set({ createdAt: sql`created_at - interval '8 days'`, expiresAt: sql`expires_at - interval '8 days'` })
    .where(eq(teamInvitations.id, String(late)));
  expect((await answer('cyd', late, true)).code).toBe(40904);
  expect((await who.post(`${TEAM}/invitation/revoke`, { id: late })).code).toBe(40904);
  const denied = await who.get(`${TEAM}/invitation/page`, { direction: 'SENT', status: 'DENIED' });
  expect(denied.data).toMatchObject({ total: 3 });
  const page = await who.get(`${TEAM}/invitation/page`, { direction: 'SENT', status: 'NOT_PROCESSED' });
  expect(page.data).toMatchObject({ total: 0 });
  expect((await invite('cleo', 'cyd')).code).toBe(200);
});

test('D-35 who has no account yet finds the invitation after registering with that number, and nobody else answers it', async () => {
  const teamId = await formTeam('dora');
  const { who } = await person('dora');
  const invited = await who.post(`${TEAM}/invite`, { areaCode: '+86', phone: '13912345678' });
  const id = field(invited.data, 'id');
  expect((await answer('eve', id, true)).code).toBe(40401);
  expect((await answer('dora', id, true)).code).toBe(40302);
  await makeBuyer(server.db, { username: 'dina', areaCode: '+86', phone: '13912345678' });
  const dina = await server.buyer('dina');
  expect((await dina.get(`${TEAM}/invitation/page`, { direction: 'RECEIVED' })).data).toMatchObject({
    total: 1,
  });
  const joined = await dina.post(`${TEAM}/invitation/handle`, { id, agree: true });
  expect(joined.data).toMatchObject({ user: { teamId } });
});

test('D-34 agreeing while in a team is refused, and of two agreed to at once one is', async () => {
  await formTeam('fay', 'fred');
  await formTeam('finn');
  const other = field((await invite('finn', 'fred')).data, 'id');
  expect((await answer('fred', other, true)).code).toBe(40907);
  const both = [await invite('fay', 'gus'), await invite('finn', 'gus')].map(({ data }) => field(data, 'id'));
  const answers = await Promise.all(both.map((id) => answer('gus', id, true)));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 40907]);
});

test('X-B67 D-37 L-44 rights and limit of a member count from the next call on; the leader’s are fixed, and nobody raises himself', async () => {
  await formTeam('hal', 'ina', 'joy');
  const { who, id: halId } = await person('hal');
  const [ina, jo] = [await person('ina'), await person('joy')];
  const edit = (by: Tester, id: string, perms: string[] | null, version: number, spendLimitCents?: number) =>
    by.post(`${TEAM}/member/edit`, { id, perms, spendLimitCents, version });
  expect((await edit(ina.who, jo.id, null, 1)).code).toBe(40301);
  const granted = await edit(who, ina.id, ['sp:team:manage', 'sp:order:submit'], 1, 500_000);
  expect(granted.data).toMatchObject({
    perms: ['sp:order:submit', 'sp:team:manage'],
    defaultPerms: false,
    spendLimitCents: 500_000,
    version: 2,
  });
  expect((await edit(who, ina.id, null, 1)).code).toBe(40901);
  for (const perm of ['sp:list:publish', '*', 'sp:no:such'])
    expect((await edit(who, ina.id, [perm], 2)).code, perm).toBe(40001);
  expect((await edit(ina.who, jo.id, ['sp:export'], 1)).code).toBe(200);
  expect((await jo.who.post(`${TEAM}/invite`, { areaCode: '+852', phone: '61234567' })).code).toBe(40301);
  for (const [id, perms] of [
    [ina.id, ['sp:export']],
    [halId, ['sp:export']],
    [jo.id, ['sp:team:manage']],
  ] as const)
    expect((await edit(ina.who, id, [...perms], 2)).code).toBe(40302);
  expect((await edit(who, ina.id, null, 2)).data).toMatchObject({
    defaultPerms: true,
    spendLimitCents: 500_000,
  });
  expect(await noticesOf('ina')).toHaveLength(3);
});

test('X-B68 X-B70 D-36 D-62 removed ends with 203, leaving does not; shared drafts stay with the team, private ones go along', async () => {
  const teamId = await formTeam('kim', 'lou', 'mia');
  const [kim, lou, mia] = [await person('kim'), await person('lou'), await person('mia')];
  const draft = (by: Tester, title: string, shared: boolean) =>
    by.post('/api/sp/front/inquiry/draft/save', { title, shared, lines: [] });
  const titles = async (by: Tester) => {
    const { data } = await by.get('/api/sp/front/inquiry/draft/page');
    return (data as { list: Array<{ title: string }> }).list.map(({ title }) => title).sort();
  };
  await draft(lou.who, 'shared', true);
  await draft(lou.who, 'private', false);
  expect((await kim.who.post(`${TEAM}/leave`)).code).toBe(40904);
  expect((await kim.who.post(`${TEAM}/member/del`, { id: kim.id })).code).toBe(40302);
  expect((await lou.who.post(`${TEAM}/leave`)).code).toBe(200);
  expect((await lou.who.post(`${TEAM}/leave`)).code).toBe(40904);
  expect((await lou.who.get('/api/sp/front/user/get/info')).data).toMatchObject({ teamId: null });
  expect([await titles(kim.who), await titles(lou.who)]).toEqual([['shared'], ['private']]);
  expect((await kim.who.post(`${TEAM}/member/del`, { id: mia.id })).code).toBe(200);
  expect((await mia.who.get('/api/sp/front/user/get/info')).code).toBe(203);
  expect((await kim.who.post(`${TEAM}/member/del`, { id: mia.id })).code).toBe(40401);
  expect(await server.db.$count(teamMembers, eq(teamMembers.teamId, teamId))).toBe(1);
});

test('X-B69 D-36 R-1.02 handed over to a member; whatever is clicked at once, a team has exactly one leader', async () => {
  const teamId = await formTeam('ned', 'ora', 'pia');
  const [ned, ora, pia] = [await person('ned'), await person('ora'), await person('pia')];
  const version = async () => Number(field((await ned.who.get(`${TEAM}/info`)).data, 'version'));
  expect((await ned.who.post(`${TEAM}/transfer`, { toUserId: ned.id, version: await version() })).code).toBe(
    40401,
  );
  const at = await version();
  const clicks = await Promise.all([
    ned.who.post(`${TEAM}/transfer`, { toUserId: ora.id, version: at }),
    ned.who.post(`${TEAM}/transfer`, { toUserId: pia.id, version: at }),
    ned.who.post(`${TEAM}/member/del`, { id: ora.id }),
    ora.who.post(`${TEAM}/leave`),
  ]);
  for (const { code } of clicks) expect([200, 203, 40301, 40302, 40401, 40901, 40904]).toContain(code);
  const leaders = await server.db
    .select({ id: teamMembers.buyerId })
    .from(teamMembers)
    .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.role, 'LEADER')));
  const [team] = await server.db.select().from(teams).where(eq(teams.id, teamId));
  expect(leaders).toEqual([{ id: team?.managerId }]);
});

test('Q-43 D-60 people of another team reach nothing, and one team sends at most 100 invitations a day', async () => {
  const teamId = await formTeam('quin', 'rae');
  await formTeam('sam', 'tom');
  const [quin, tom, sam, rae] = [
    await person('quin'),
    await person('tom'),
    await person('sam'),
    await person('rae'),
  ];
  const sent = field((await invite('quin', 'uma')).data, 'id');
  for (const call of [
    sam.who.post(`${TEAM}/edit`, { id: teamId, name: 'Stolen', version: 1 }),
    sam.who.post(`${TEAM}/member/del`, { id: rae.id }),
    sam.who.post(`${TEAM}/member/edit`, { id: rae.id, perms: null, version: 1 }),
    sam.who.post(`${TEAM}/transfer`, { toUserId: rae.id, version: 1 }),
    sam.who.post(`${TEAM}/invitation/revoke`, { id: sent }),
    tom.who.post(`${TEAM}/invitation/handle`, { id: sent, agree: true }),
  ])
    expect((await call).code).toBe(40401);
  expect((await sam.who.get(`${TEAM}/invitation/page`, { direction: 'SENT' })).data).toMatchObject({
    total: 1,
  });
  await server.db
    .execute(sql`insert into team_invitations (id, team_id, area_code, phone, invited_by_id, expires_at)
    select 'many-' || n, ${teamId}, '+852', (50000000 + n)::text, ${quin.id}, now() from generate_series(1, 99) n`);
  expect(await quin.who.post(`${TEAM}/invite`, { areaCode: '+852', phone: '69999999' })).toMatchObject({
    code: 42901,
    data: { retryAfter: expect.any(Number) },
  });
});
