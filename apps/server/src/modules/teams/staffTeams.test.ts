import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyers } from '../../db/schema/accounts';
import { notices } from '../../db/schema/notices';
import { field } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeBuyer, makeStaff } from '../../testing/people';
import type { Tester } from '../../testing/testers';

let fixture: OrderFixture;
let boss: Tester;
let elsewhere: Tester;
beforeAll(async () => {
  fixture = await startOrderFixture();
  const { db } = fixture.server;
  await makeStaff(db, { username: 'boss' }, 'ADMIN');
  await makeStaff(db, { username: 'other', deptId: 'd-finance' }, 'SALES');
  boss = await fixture.server.staff('boss');
  elsewhere = await fixture.server.staff('other');
});
afterAll(() => fixture.server.close());

const key = () => ({ 'idempotency-key': randomUUID() });
const idOf = async (username: string): Promise<string> => {
  const { db } = fixture.server;
  const [found] = await db.select({ id: buyers.id }).from(buyers).where(eq(buyers.username, username));
  return String(found?.id);
};
const team = async (id: string) => (await boss.get(`/api/v1/teams/${id}`)).data;
const whole = async (id: string, change: object) => {
  const now = await team(id);
  return {
    name: field(now, 'team', 'name'),
    memberIds: (field(now, 'members') as { id: string }[]).map((one) => one.id),
    orderVisibility: 'TEAM',
    acceptsUnchangedAcknowledgement: false,
    version: field(now, 'team', 'version'),
    ...change,
  };
};

test('X-A100 X-A101 D-52 teams with people and figures; without amounts and phones for who is not shown them, unknown out of range', async () => {
  const { teamId, guest, sales } = fixture;
  await fixture.giveCredit(700);
  const page = await sales.get('/api/v1/teams/page?sort=creditBalanceCents&order=desc');
  expect(page.data).toMatchObject({ total: 1, list: [{ id: teamId, size: 2, creditBalanceCents: 700 }] });
  expect((await sales.get('/api/v1/teams/page?keywords=13800136022')).data).toMatchObject({ total: 1 });
  expect((await guest.get('/api/v1/teams/page?keywords=13800136022')).data).toMatchObject({ total: 0 });
  expect((await guest.get('/api/v1/teams/page?sort=totalValueCents')).code).toBe(40001);
  const hidden = (await guest.get(`/api/v1/teams/${teamId}`)).data;
  expect(hidden).toMatchObject({ team: { creditBalanceCents: 0, manager: { contact: '' } } });
  expect(field(hidden, 'members', 0, 'phone')).toBe('');
  expect(await team(teamId)).toMatchObject({
    openOrderCount: 0,
    members: [{ role: 'LEADER' }, { role: 'MEMBER' }],
  });
  expect((await elsewhere.get('/api/v1/teams/page')).data).toMatchObject({ total: 0 });
  expect((await elsewhere.get(`/api/v1/teams/${teamId}`)).code).toBe(40401);
  expect((await elsewhere.put(`/api/v1/teams/${teamId}`, await whole(teamId, {}))).code).toBe(40401);
});

test('X-A102 X-A103 R-2.52 D-34 D-36 a team is made and changed whole: who is in one joins no other, who leaves is signed out', async () => {
  const { db } = fixture.server;
  const salespersonId = await idOf('lin').then(async (id) => {
    const [lin] = await db.select().from(buyers).where(eq(buyers.id, id));
    return lin?.salespersonId;
  });
  const names = ['team-a', 'team-b', 'team-c'];
  const [a, b, c] = await Promise.all(names.map((username) => makeBuyer(db, { username, salespersonId })));
  const make = (body: object) =>
    boss.post('/api/v1/teams', { name: '北岸', leaderId: a, memberIds: [b], ...body }, key());
  const made = await make({});
  const id = String(field(made.data, 'id'));
  expect((await make({ name: ' 北岸 ' })).code).toBe(40913);
  const leaders = await Promise.all(['team-d', 'team-e'].map((username) => makeBuyer(db, { username })));
  const both = await Promise.all(leaders.map((leaderId) => make({ name: '东岸', leaderId, memberIds: [] })));
  expect(both.map(({ code }) => code).sort(), 'also of two at once').toEqual([200, 40913]);
  expect((await make({ name: '南岸' })).code).toBe(40907);
  expect((await make({ name: '南岸', leaderId: 'nobody', memberIds: [] })).code).toBe(40401);
  expect(
    (await elsewhere.post('/api/v1/teams', { name: '西岸', leaderId: c, memberIds: [] }, key())).code,
  ).toBe(40401);
  const b1 = await fixture.server.buyer('team-b');
  const put = (body: object) => boss.put(`/api/v1/teams/${id}`, body);
  expect((await put(await whole(id, { memberIds: [b] }))).code, 'the leader hands over before').toBe(40904);
  expect((await put(await whole(id, { memberIds: [a, b, fixture.linId] }))).code).toBe(40907);
  expect((await put(await whole(id, { version: 9 }))).code).toBe(40901);
  const changed = await put(await whole(id, { name: '北岸直播', memberIds: [a, c], orderVisibility: 'OWN' }));
  expect(changed.code).toBe(200);
  expect(await team(id)).toMatchObject({
    team: { name: '北岸直播', size: 2, orderVisibility: 'OWN', version: 2 },
  });
  expect((await b1.get('/api/sp/front/user/get/info')).code).toBe(203);
  expect((await put(await whole(id, { memberIds: [c], leaderId: c }))).code).toBe(200);
  expect(await team(id)).toMatchObject({ team: { manager: { id: c }, size: 1, version: 3 } });
});

test('X-A104 D-36 another member leads; the one so far stays, the same again changes nothing', async () => {
  const { teamId, linId } = fixture;
  const chen = await idOf('chen');
  const lead = (id: string) => boss.patch(`/api/v1/teams/${teamId}/leader?userId=${id}`);
  expect((await lead(await idOf('stranger'))).code).toBe(40401);
  expect((await lead(chen)).code).toBe(200);
  expect((await lead(chen)).code).toBe(200);
  expect(await team(teamId)).toMatchObject({ team: { manager: { id: chen }, version: 2 } });
  expect((await lead(linId)).code).toBe(200);
  const version = Number(field(await team(teamId), 'team', 'version'));
  const handed = { toUserId: chen, version };
  expect((await fixture.lin.post('/api/sp/front/team/transfer', handed)).code).toBe(200);
  expect((await lead(linId)).code).toBe(200);
  const told = await fixture.server.db
    .select({ text: notices.text })
    .from(notices)
    .where(and(eq(notices.ownerId, chen), like(notices.title, '%负责人')))
    .orderBy(notices.createdAt);
  expect(told.map(({ text }) => text.split(' ')[0])).toEqual(['boss', 'lin']);
});

test('X-A106 D-22 credit is corrected with a reason that the statement keeps; more than is there is not taken', async () => {
  const { teamId, sales, server } = fixture;
  const { db } = server;
  await makeStaff(db, { username: 'ledger', deptId: 'd-finance' }, 'FINANCE');
  const finance = await server.staff('ledger');
  const correct = (who: Tester, amountCents: number) =>
    who.post(`/api/v1/teams/${teamId}/credit`, { amountCents, note: '运费多收' }, key());
  const balance = Number(field(await team(teamId), 'team', 'creditBalanceCents'));
  expect((await correct(sales, 100)).status).toBe(403);
  expect((await correct(finance, 0)).code).toBe(40001);
  expect((await correct(finance, 2_500)).data).toMatchObject({
    type: 'ADJUSTMENT',
    balanceCents: balance + 2_500,
  });
  const refused = await correct(finance, -balance - 2_501);
  expect(refused.code).toBe(40917);
  expect(refused.data).toMatchObject({ openCents: balance + 2_500 });
  await Promise.all(Array.from({ length: 4 }, () => correct(finance, -1_000)));
  const page = await finance.get(
    `/api/v1/teams/${teamId}/credit/page?keywords=${encodeURIComponent('运费')}`,
  );
  const left = Number(field(await team(teamId), 'team', 'creditBalanceCents'));
  expect(left).toBeGreaterThanOrEqual(0);
  expect(field(page.data, 'list', 0)).toMatchObject({ balanceCents: left, note: '运费多收' });
});
