import { randomUUID } from 'node:crypto';
import { DATA_SCOPES, type DataScope } from '@selvedge/domain/people/dataScope';
import { inArray } from 'drizzle-orm';
import type { Db } from '../db/pool';
import { depts, menus, roleMenus, roles, staffRoles } from '../db/schema/system';
import { field, makeAddress, makeBasics, makeList, makeProduct } from './builders';
import { makeBuyer, makeStaff } from './people';
import { startTestServer, type TestServer } from './startTestServer';
import type { Tester } from './testers';

/**
 * Owners of customers, seen from a member of the sales department: oneself, a colleague, a department below, another department, no owner.
 */
export const OWNERS = ['own', 'colleague', 'below', 'elsewhere', 'nobody'] as const;
/** Name of an owner. */
export type OwnerName = (typeof OWNERS)[number];

/** Owners whose customers each data scope shows. */
export const SEEN: Readonly<Record<DataScope, readonly OwnerName[]>> = {
  OWN: ['own'],
  DEPT: ['own', 'colleague'],
  DEPT_AND_BELOW: ['own', 'colleague', 'below'],
  ALL: OWNERS,
};

/** Makes a role with a data scope and exactly these permissions; returns its id. Permissions without a menu entry get one. */
export async function makeRole(
  db: Db,
  given: { code: string; dataScope: DataScope; perms: readonly string[] },
): Promise<string> {
  const { code, dataScope, perms } = given;
  const id = `r-${code.toLowerCase()}`;
  await db.insert(roles).values({ id, code, name: code, dataScope });
  if (perms.length === 0) return id;
  const missing = perms.map((perm) => ({ id: `m-${perm}`, type: 'BUTTON' as const, name: perm, perm }));
  await db.insert(menus).values(missing).onConflictDoNothing();
  const entries = await db
    .select({ id: menus.id })
    .from(menus)
    .where(inArray(menus.perm, [...perms]));
  await db.insert(roleMenus).values(entries.map((entry) => ({ roleId: id, menuId: entry.id })));
  return id;
}

/** Makes a staff member of the sales department with a role of its own, and signs in. */
export async function makeViewer(
  server: TestServer,
  username: string,
  dataScope: DataScope,
  perms: readonly string[],
  deptId = 'd-sales',
): Promise<{ id: string; tester: Tester }> {
  const role = await makeRole(server.db, { code: username.toUpperCase(), dataScope, perms });
  const id = await makeStaff(server.db, { username, deptId });
  await server.db.insert(staffRoles).values({ staffId: id, roleId: role });
  return { id, tester: await server.staff(username) };
}

/** Fixture with one customer and one order of each owner, and one staff member of each data scope in the sales department. */
export interface ScopeFixture {
  server: TestServer;
  /** Staff member of each data scope, with the permissions `perms`; the one of scope OWN is the owner called `own`. */
  viewers: Record<DataScope, Tester>;
  viewerIds: Record<DataScope, string>;
  /** Ids of the salespeople by owner; the following fields are also by owner. */
  salespeople: Record<Exclude<OwnerName, 'nobody'>, string>;
  customers: Record<OwnerName, string>;
  orders: Record<OwnerName, string>;
  subOrders: Record<OwnerName, string>;
  /** Makes another order of a customer. */
  order(owner: OwnerName): Promise<{ id: string; subId: string }>;
}

/** Starts a {@link ScopeFixture}. */
export async function startScopeFixture(perms: readonly string[]): Promise<ScopeFixture> {
  const server = await startTestServer();
  const { db } = server;
  await makeBasics(db);
  await db.insert(depts).values({ id: 'd-sales-hk', parentId: 'd-sales', name: '香港组' });
  const made = await Promise.all(
    DATA_SCOPES.map(
      async (scope) =>
        [scope, await makeViewer(server, `sees_${scope.toLowerCase()}`, scope, perms)] as const,
    ),
  );
  const viewers = Object.fromEntries(made.map(([scope, { tester }]) => [scope, tester]));
  const viewerIds = Object.fromEntries(made.map(([scope, { id }]) => [scope, id]));
  const salespeople = {
    own: viewerIds.OWN ?? '',
    colleague: await makeStaff(db, { username: 'colleague' }, 'SALES'),
    below: await makeStaff(db, { username: 'below', deptId: 'd-sales-hk' }, 'SALES'),
    elsewhere: await makeStaff(db, { username: 'elsewhere', deptId: 'd-purchase' }, 'SALES'),
  };
  const listId = await makeList(db);
  const skuId = `${await makeProduct(db, { listId, sizes: { OS: 500 } })}-OS`;
  const customers: Partial<Record<OwnerName, string>> = {};
  const buyers = new Map<OwnerName, { tester: Tester; addressId: string }>();
  for (const [index, owner] of OWNERS.entries()) {
    const salespersonId = owner === 'nobody' ? null : salespeople[owner];
    const id = await makeBuyer(db, { username: `c_${owner}`, phone: `1380013610${index}`, salespersonId });
    customers[owner] = id;
    buyers.set(owner, { tester: await server.buyer(`c_${owner}`), addressId: await makeAddress(db, id) });
  }
  const order = async (owner: OwnerName) => {
    const buyer = buyers.get(owner);
    const body = {
      lines: [{ skuId, listId, qty: 3 }],
      addressId: buyer?.addressId,
      paymentMethod: 'OFFLINE_TRANSFER',
      notifyUserIds: [],
    };
    const key = { 'idempotency-key': randomUUID() };
    const answer = await buyer?.tester.post('/api/sp/front/inquiry/create', body, key);
    const id = String(field(answer?.data, 'orderId'));
    const detail = await buyer?.tester.get(`/api/sp/front/order/detail/${id}`);
    return { id, subId: String(field(detail?.data, 'subs', 0, 'id')) };
  };
  const orders: Partial<Record<OwnerName, string>> = {};
  const subOrders: Partial<Record<OwnerName, string>> = {};
  for (const owner of OWNERS) {
    const { id, subId } = await order(owner);
    orders[owner] = id;
    subOrders[owner] = subId;
  }
  return {
    server,
    viewers: viewers as ScopeFixture['viewers'],
    viewerIds: viewerIds as ScopeFixture['viewerIds'],
    salespeople,
    customers: customers as ScopeFixture['customers'],
    orders: orders as ScopeFixture['orders'],
    subOrders: subOrders as ScopeFixture['subOrders'],
    order,
  };
}
