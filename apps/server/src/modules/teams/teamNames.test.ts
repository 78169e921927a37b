import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teams } from '../../db/schema/accounts';
import { notices } from '../../db/schema/notices';
import { field } from '../../testing/builders';
import { makeBuyer } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';

const TEAM = '/api/sp/front/team';
const UNFIT = ['Pay at evil.com', 'Call 138 0013 6021', 'A\u202Eb', 'A“b'];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('X-B64 a team’s name that carries a link, a number or a hidden mark is refused, an old one hinders no other change', async () => {
  await makeBuyer(server.db, { username: 'ana' });
  const ana = await server.buyer('ana');
  const named = (name: string, more: object = {}) => ana.post(`${TEAM}/edit`, { name, ...more });
  for (const name of UNFIT)
    expect(await named(name), name).toMatchObject({
      code: 40001,
      data: { fields: { name: expect.any(String) } },
    });
  const made = await named('Ana & Co');
  const id = String(field(made.data, 'id'));
  for (const name of UNFIT) expect((await named(name, { id, version: 1 })).code, name).toBe(40001);
  // A name that is older than the rule, or that staff chose, does not prevent changes of other fields.
  await server.db.update(teams).set({ name: 'Old.com' }).where(eq(teams.id, id));
  expect((await named('Old.com', { id, version: 1, orderVisibility: 'OWN' })).code).toBe(200);
});

test('X-B71 who is invited reads the name of the team in quotation marks, and no other word of a stranger', async () => {
  const phone = '61230001';
  await makeBuyer(server.db, { username: 'bea', nickname: 'pay at evil.com' });
  const inviteeId = await makeBuyer(server.db, { username: 'ben', areaCode: '+852', phone });
  const bea = await server.buyer('bea');
  await bea.post(`${TEAM}/edit`, { name: 'Team of bea' });
  const invited = await bea.post(`${TEAM}/invite`, { areaCode: '+852', phone });
  const id = field(invited.data, 'id');
  expect((await bea.post(`${TEAM}/invitation/revoke`, { id })).code).toBe(200);
  const told = await server.db.select().from(notices).where(eq(notices.ownerId, inviteeId));
  expect(told).toHaveLength(2);
  for (const { title, text } of told) {
    expect([title, text]).toEqual([
      expect.stringContaining('「Team of bea」'),
      expect.stringContaining('「Team of bea」'),
    ]);
    expect(title + text).not.toContain('evil.com');
  }
});
