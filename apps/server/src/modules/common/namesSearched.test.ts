import { afterAll, beforeAll, expect, test } from 'vitest';
import { brands, suppliers } from '../../db/schema/products';
import { teams } from '../../db/schema/accounts';
import { field, makeTeam } from '../../testing/builders';
import { makeBuyer, makeStaff } from '../../testing/people';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import type { Tester } from '../../testing/testers';
import { eq } from 'drizzle-orm';

/** Name in the characters of all keyboards, and how users type parts of it. */
const NAME = 'L’Écharpe Groß 絲綢 Jean–Paul';
const TYPED = [
  "l'echarpe",
  'L`ÉCHARPE',
  'ｌ＇ｅｃｈａｒｐｅ',
  'gross',
  '丝绸',
  '絲綢',
  'jean-paul',
  'éch\u200Barpe',
];

let server: TestServer;
let boss: Tester;
let lin: Tester;
beforeAll(async () => {
  server = await startTestServer();
  const { db } = server;
  await makeStaff(db, { username: 'boss' }, 'ROOT');
  await makeStaff(db, { username: 'seller', nickname: NAME, invitationCode: 'SELLER' }, 'SALES');
  const lin8 = await makeBuyer(db, { username: 'lin', nickname: NAME, companyName: 'Hanhai' });
  const teamId = await makeTeam(db, lin8, []);
  await db.update(teams).set({ name: NAME }).where(eq(teams.id, teamId));
  await db.insert(brands).values({ id: 'b-typed', name: NAME });
  await db
    .insert(suppliers)
    .values({ id: 's-typed', code: 'S-900', name: NAME, country: 'IT', warehousePrefix: 'SZZ' });
  boss = await server.staff('boss');
  lin = await server.buyer('lin');
});
afterAll(() => server.close());

const rowsOf = (data: unknown) => (Array.isArray(data) ? data : (field(data, 'list') as unknown[]));

test.each([
  ['X-A91', '/api/v1/customers/page'],
  ['X-A98', '/api/v1/salesmen/page'],
  ['X-A100', '/api/v1/teams/page'],
  ['X-A51', '/api/v1/brands/page'],
  ['X-A52', '/api/v1/brands/options'],
  ['X-A84', '/api/v1/suppliers/page'],
  ['K-34', '/api/v1/users/page'],
  ['X-A02', '/api/v1/users/options'],
  ['X-A91', '/api/v1/customers/options'],
  ['X-A100', '/api/v1/teams/options'],
])('L-13 %s names of %s are found however they are typed', async (_what, path) => {
  for (const keywords of TYPED) {
    const { code, data } = await boss.get(path, { keywords });
    expect([code, rowsOf(data).length], keywords).toEqual([200, 1]);
  }
  expect(rowsOf((await boss.get(path, { keywords: 'echarpe%' })).data)).toEqual([]);
});

test('L-13 X-B65 people of a team are found however their names are typed', async () => {
  for (const keywords of TYPED) {
    const { data } = await lin.get('/api/sp/front/team/member/page', { keywords });
    expect(field(data, 'total'), keywords).toBe(1);
  }
});
