import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { teamMembers, teams } from '../../db/schema/accounts';
import { exportPlans } from '../../db/schema/imports';
import { menus, roleMenus, roles } from '../../db/schema/system';
import { field, makeProduct, makeTeam } from '../../testing/builders';
import { type OrderFixture, startOrderFixture } from '../../testing/orderFixture';
import { makeBuyer } from '../../testing/people';
import { makeViewer } from '../../testing/scopeFixture';
import type { Tester } from '../../testing/testers';
import { raisePermissionVersion } from '../auth/sessions/staffGrants';

let fixture: OrderFixture;
let product: string;
beforeAll(async () => {
  fixture = await startOrderFixture();
  product = await makeProduct(fixture.server.db, { listId: fixture.listId, sizes: { '38': 7 } });
});
afterAll(() => fixture.server.close());

/** Waits until a requested export is written, and returns the address of its workbook. */
async function written(asked: { code: number; data: unknown }): Promise<string> {
  expect(asked).toMatchObject({ code: 200 });
  const id = String(field(asked.data, 'id'));
  const fileIds = async () => {
    await fixture.server.work();
    const plans = await fixture.server.db.select().from(exportPlans).where(eq(exportPlans.jobId, id));
    return plans.flatMap((plan) => plan.fileIds);
  };
  await expect.poll(fileIds).toHaveLength(1);
  return id;
}

const exported = async (who: Tester, body: object) =>
  `/api/sp/front/export/download/${await written(await who.post('/api/sp/front/export/create', body))}`;
const exportedByStaff = async (who: Tester, path: string) =>
  `/api/v1/jobs/${await written(await who.get(path, { mode: 'LINK' }))}/file`;

/** Creates a team with a leader and a member of its own; the member exports the leader's data. */
async function pair(name: string) {
  const { server, listId } = fixture;
  const leaderId = await makeBuyer(server.db, { username: `${name}-leader` });
  const memberId = await makeBuyer(server.db, { username: `${name}-member` });
  await makeTeam(server.db, leaderId, [memberId]);
  const leader = await server.buyer(`${name}-leader`);
  const lines = [{ skuId: `${product}-38`, listId, qty: 1 }];
  expect(await leader.post('/api/sp/front/cart/add', { lines })).toMatchObject({ code: 200 });
  const change = (given: Partial<typeof teamMembers.$inferInsert>) =>
    server.db.update(teamMembers).set(given).where(eq(teamMembers.buyerId, memberId));
  return { leader, memberId, member: await server.buyer(`${name}-member`), change };
}

test('X-B87 D-36 Q-43 what was exported in a team is refused to who was removed from it, also after the lines are gone', async () => {
  const { server, listId } = fixture;
  const { leader, member, memberId } = await pair('removed');
  const paths = [
    await exported(member, { type: 'CART', query: 'scope=team', columns: ['intlCode', 'wholesalePrice'] }),
    await exported(member, { type: 'LIST', listId, columns: ['intlCode'] }),
  ];
  for (const path of paths) expect((await member.get(path)).status).toBe(200);
  expect((await leader.post('/api/sp/front/team/member/del', { id: memberId })).code).toBe(200);
  const again = await server.buyer('removed-member');
  for (const path of paths) expect(await again.get(path)).toMatchObject({ code: 40401 });
  const own = await exported(again, { type: 'LIST', listId, columns: ['intlCode'] });
  await makeTeam(server.db, await makeBuyer(server.db, { username: 'removed-next' }), [memberId]);
  for (const path of paths) expect(await again.get(path)).toMatchObject({ code: 40401 });
  expect((await again.get(own)).raw.headers['content-type'], 'exported without a team').toContain('sheet');
});

test('X-B87 D-37 Q-38 an export with prices is refused with 40301 to who is shown none any more, and every one without sp:export', async () => {
  const { member, change } = await pair('prices');
  await change({ perms: ['sp:export'] });
  const plain = await exported(member, { type: 'LIST', listId: fixture.listId, columns: ['intlCode'] });
  await change({ perms: ['sp:export', 'sp:price:view'] });
  const priced = await exported(member, {
    type: 'LIST',
    listId: fixture.listId,
    columns: ['wholesalePrice'],
  });
  expect((await member.get(priced)).raw.headers['content-type']).toContain('sheet');
  await change({ perms: ['sp:export'] });
  expect(await member.get(priced)).toMatchObject({ code: 40301, data: { need: ['sp:price:view'] } });
  expect((await member.get(plain)).raw.headers['content-type']).toContain('sheet');
  await change({ perms: ['sp:price:view'] });
  for (const path of [plain, priced])
    expect(await member.get(path)).toMatchObject({ code: 40301, data: { need: ['sp:export'] } });
});

test('X-B87 Q-43 exported orders of the team are refused to a member who is shown the own ones only since', async () => {
  const { db } = fixture.server;
  await fixture.order();
  const change = (orderVisibility: 'OWN' | 'TEAM') =>
    db.update(teams).set({ orderVisibility }).where(eq(teams.id, fixture.teamId));
  await change('TEAM');
  const path = await exported(fixture.chen, { type: 'ORDER', columns: ['orderNo'] });
  expect((await fixture.chen.get(path)).raw.headers['content-type']).toContain('sheet');
  await change('OWN');
  expect(await fixture.chen.get(path)).toMatchObject({ code: 40401 });
});

/**
 * Creates a staff user with all permissions of the test, a function that removes a permission, and one that narrows the data scope to own
 * customers.
 */
async function exporter(name: string, perms: readonly string[]) {
  const { db } = fixture.server;
  const { tester } = await makeViewer(fixture.server, name, 'ALL', perms);
  const roleId = `r-${name}`;
  const take = async (perm: string) => {
    const entries = db.select({ id: menus.id }).from(menus).where(eq(menus.perm, perm));
    const taken = await db
      .delete(roleMenus)
      .where(and(eq(roleMenus.roleId, roleId), inArray(roleMenus.menuId, entries)))
      .returning();
    await raisePermissionVersion(db);
    return async () => {
      await db.insert(roleMenus).values(taken);
      await raisePermissionVersion(db);
    };
  };
  const narrow = async () => {
    await db.update(roles).set({ dataScope: 'OWN' }).where(eq(roles.id, roleId));
    await raisePermissionVersion(db);
  };
  return { tester, take, narrow };
}

test('X-A161 X-A126 D-37 D-52 exported orders are fetched with the permission, the prices and the range of today only', async () => {
  await fixture.order();
  const perms = ['biz:order:export', 'biz:price:view', 'sys:job:query'];
  const { tester, take, narrow } = await exporter('orders_exporter', perms);
  const path = await exportedByStaff(tester, '/api/v1/orders/_export');
  for (const perm of ['biz:order:export', 'biz:price:view']) {
    const giveBack = await take(perm);
    expect((await tester.get(path)).status, perm).toBe(403);
    await giveBack();
    expect((await tester.get(path)).raw.headers['content-type']).toContain('sheet');
  }
  await narrow();
  expect(await tester.get(path)).toMatchObject({ code: 40401 });
});

test('X-A161 X-A67 X-A83 D-37 exported goods and lists are fetched with the permission of their export, costs by who is shown costs', async () => {
  const perms = ['biz:product:export', 'biz:list:export', 'biz:list:query', 'biz:cost:view'];
  const { tester, take } = await exporter('goods_exporter', perms);
  const products = await exportedByStaff(tester, '/api/v1/products/_export');
  const list = await exportedByStaff(tester, `/api/v1/lists/${fixture.listId}/_export`);
  for (const [path, perm] of [
    [products, 'biz:product:export'],
    [products, 'biz:cost:view'],
    [list, 'biz:list:export'],
  ] as const) {
    const giveBack = await take(perm);
    expect((await tester.get(path)).status, perm).toBe(403);
    await giveBack();
    expect((await tester.get(path)).raw.headers['content-type']).toContain('sheet');
  }
});

test('X-A161 D-37 an export of a customer shows staff no prices they are not shown', async () => {
  await fixture.order();
  const download = await exported(fixture.lin, { type: 'ORDER', columns: ['orderNo', 'valueCents'] });
  const path = `/api/v1/jobs/${download.split('/').at(-1)}/file`;
  const { tester: blind } = await makeViewer(fixture.server, 'blind_looker', 'ALL', ['sys:job:query']);
  expect((await blind.get(path)).raw.headers['content-type']).not.toContain('sheet');
  const seeing = await exporter('looker', ['sys:job:query', 'biz:price:view']);
  expect((await seeing.tester.get(path)).raw.headers['content-type']).toContain('sheet');
});
