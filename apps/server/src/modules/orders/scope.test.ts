import { randomUUID } from 'node:crypto';
import { DATA_SCOPES } from '@selvedge/domain/people/dataScope';
import { STAFF_PERMS } from '@selvedge/domain/people/staffPermissions';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyers } from '../../db/schema/accounts';
import { listOperations } from '../../contract/operations';
import { field } from '../../testing/builders';
import {
  OWNERS,
  type OwnerName,
  SEEN,
  type ScopeFixture,
  startScopeFixture,
} from '../../testing/scopeFixture';
import type { ApiAnswer, Tester } from '../../testing/testers';
import { allRoutes } from '../index';

let fixture: ScopeFixture;
beforeAll(async () => {
  fixture = await startScopeFixture(STAFF_PERMS);
});
afterAll(() => fixture.server.close());

const span = { from: '2020-01-01', to: '2099-01-01' };
/** An outdated version: a caller who may change the order gets a conflict (40901), and nothing is changed. */
const version = 99;
const reason = { reason: '不做了', version };

/** Every staff call that takes the id of an order, a sub-order or a customer, with a typical body. */
const BY_ID: Record<string, (who: Tester, owner: OwnerName, ids: ScopeFixture) => Promise<ApiAnswer>> = {
  getOrdersById: (who, owner, { orders }) => who.get(`/api/v1/orders/${orders[owner]}`),
  getOrdersByIdBig: (who, owner, { orders }) => who.get(`/api/v1/orders/${orders[owner]}/big`),
  putOrdersByIdBig: (who, owner, { orders }) =>
    who.put(`/api/v1/orders/${orders[owner]}/big`, {
      subs: [{ id: 'x', version, lines: [{ id: 'x', confirmedQty: 1 }] }],
    }),
  putOrdersByIdLines: (who, owner, { orders }) =>
    who.put(`/api/v1/orders/${orders[owner]}/lines`, { lines: [{ id: 'x', qty: 1 }], version }),
  postOrdersByIdCloudProducts: (who, owner, { orders }) =>
    who.post(
      `/api/v1/orders/${orders[owner]}/cloud-products`,
      { listId: 'x', items: [{ skuId: 'x', qty: 1 }], version },
      { 'idempotency-key': randomUUID() },
    ),
  getOrdersByIdLogs: (who, owner, { orders }) => who.get(`/api/v1/orders/${orders[owner]}/logs`),
  postOrdersByIdComments: (who, owner, { orders }) =>
    who.post(`/api/v1/orders/${orders[owner]}/comments`, { text: '在吗', internal: true }),
  putOrdersByIdCancel: (who, owner, { orders }) => who.put(`/api/v1/orders/${orders[owner]}/cancel`, reason),
  putSubOrdersByIdConfirm: (who, owner, { subOrders }) =>
    who.put(`/api/v1/sub-orders/${subOrders[owner]}/confirm`, { lines: [], version }),
  postSubOrdersByIdCloseShort: (who, owner, { subOrders }) =>
    who.post(`/api/v1/sub-orders/${subOrders[owner]}/close-short`, {
      lines: [{ id: 'x', qty: 1, shortageReason: 'DEFECT' }],
      version,
    }),
  putSubOrdersByIdAcknowledge: (who, owner, { subOrders }) =>
    who.put(`/api/v1/sub-orders/${subOrders[owner]}/acknowledge`, { lines: [], version }),
  putSubOrdersByIdOffer: (who, owner, { subOrders }) =>
    who.put(`/api/v1/sub-orders/${subOrders[owner]}/offer`, { lines: [], note: 'x', version }),
  putSubOrdersByIdReject: (who, owner, { subOrders }) =>
    who.put(`/api/v1/sub-orders/${subOrders[owner]}/reject`, reason),
  getSubOrdersByIdPick: (who, owner, { subOrders }) => who.get(`/api/v1/sub-orders/${subOrders[owner]}/pick`),
  getCustomersById: (who, owner, { customers }) => who.get(`/api/v1/customers/${customers[owner]}`),
  putCustomersById: (who, owner, { customers }) =>
    who.put(`/api/v1/customers/${customers[owner]}`, {
      nickname: '林',
      companyName: '',
      identityType: 'PHYSICAL_STORE',
      version,
    }),
  patchCustomersByIdPhone: (who, owner, { customers }) =>
    who.patch(`/api/v1/customers/${customers[owner]}/phone`, { areaCode: '+65', phone: '81234099' }),
  patchCustomersByIdStatus: (who, owner, { customers }) =>
    who.patch(`/api/v1/customers/${customers[owner]}/status`, { status: 'DISABLED' }),
  putCustomersByIdIdentity: (who, owner, { customers }) =>
    who.put(`/api/v1/customers/${customers[owner]}/identity`, { identityType: 'PHYSICAL_STORE' }),
  getCartsByCustomerId: (who, owner, { customers }) => who.get(`/api/v1/carts/${customers[owner]}`),
  postCartsByCustomerIdOrders: (who, owner, { customers }) =>
    who.post(
      `/api/v1/carts/${customers[owner]}/orders`,
      { lines: [{ id: 'x', priceCents: 1 }], addressId: 'x', paymentMethod: 'OTHER' },
      { 'idempotency-key': randomUUID() },
    ),
};
const UNKNOWN: ScopeFixture['orders'] = { own: 'x', colleague: 'x', below: 'x', elsewhere: 'x', nobody: 'x' };

const list = (answer: ApiAnswer): unknown[] => Object(field(answer.data, 'list')) as unknown[];
const bodyOf = ({ status, raw }: ApiAnswer) => [status, raw.body.replaceAll(/"traceId":"[^"]*"/g, '')];

test('Q-43 every kept call of staff by the id of an order or a customer is tried here', () => {
  const byId = listOperations().filter(
    ({ id, family, path }) =>
      id in allRoutes &&
      family === 'staff' &&
      /\/((orders|sub-orders|customers)\/\{id\}|carts\/\{customerId\})/.test(path),
  );
  expect(byId.map(({ id }) => id).sort()).toEqual(Object.keys(BY_ID).sort());
});

describe.each(DATA_SCOPES)('D-52 a role that sees %s', (scope) => {
  const seen = SEEN[scope];
  const hidden = OWNERS.filter((owner) => !seen.includes(owner));
  const who = () => fixture.viewers[scope];

  test('lists, counts and sums only what it reaches, whatever the filter', async () => {
    const rows = list(await who().get('/api/v1/orders/page', { pageSize: 100 }));
    expect(rows.map((row) => field(row, 'id')).sort()).toEqual(
      seen.map((owner) => fixture.orders[owner]).sort(),
    );
    expect(field((await who().get('/api/v1/orders/count')).data, 'status', 'ALL')).toBe(seen.length);
    for (const owner of hidden) {
      const filter = { customerId: fixture.customers[owner], status: 'ALL' };
      expect((await who().get('/api/v1/orders/page', filter)).data).toMatchObject({ total: 0, list: [] });
    }
    expect((await who().get('/api/v1/dashboard/overview', span)).data).toMatchObject({
      orders: seen.length,
      customers: seen.length,
      toConfirm: seen.length,
      lockedQty: 3 * seen.length,
    });
    const funnel = (await who().get('/api/v1/dashboard/funnel', span)).data;
    expect(field(funnel, 'steps', 0, 'count')).toBe(seen.length);
    const now = { from: '2026-01-01', to: '2027-12-31', by: 'month' };
    const trend = (await who().get('/api/v1/dashboard/trend', now)).data as { orders: number }[];
    expect(trend.reduce((sum, { orders }) => sum + orders, 0)).toBe(seen.length);
  });

  test('answers for what it does not reach exactly as for what is not there', async () => {
    const nowhere = { ...fixture, orders: UNKNOWN, subOrders: UNKNOWN, customers: UNKNOWN };
    for (const [name, call] of Object.entries(BY_ID)) {
      const unknown = bodyOf(await call(who(), 'own', nowhere));
      for (const owner of hidden) expect(bodyOf(await call(who(), owner, fixture)), name).toEqual(unknown);
    }
    for (const owner of seen) {
      expect((await BY_ID.getOrdersById?.(who(), owner, fixture))?.code).toBe(200);
      expect((await BY_ID.putSubOrdersByIdReject?.(who(), owner, fixture))?.code).toBe(40901);
    }
    const ids = hidden.map((owner) => fixture.subOrders[owner]);
    if (ids.length === 0) return;
    const batch = await who().put('/api/v1/sub-orders/batch/confirm', { ids });
    expect(batch.data).toEqual({ done: [], failed: ids.map((id) => ({ id, code: 40401 })) });
  });

  test('sees, exports and changes staff of the same range', async () => {
    const people = list(await who().get('/api/v1/users/page', { pageSize: 100 }));
    const ids = new Set(people.map((row) => field(row, 'id')));
    const { salespeople, viewerIds } = fixture;
    expect(ids.has(viewerIds[scope])).toBe(true);
    expect(ids.has(salespeople.colleague)).toBe(scope !== 'OWN');
    expect(ids.has(salespeople.below)).toBe(scope === 'ALL' || scope === 'DEPT_AND_BELOW');
    expect(ids.has(salespeople.elsewhere)).toBe(scope === 'ALL');
    for (const id of [salespeople.colleague, salespeople.below, salespeople.elsewhere]) {
      const code = ids.has(id) ? 200 : 40401;
      expect((await who().get(`/api/v1/users/${id}/form`)).code).toBe(code);
      if (code === 200) continue;
      expect((await who().patch(`/api/v1/users/${id}/password`, { password: 'Other-2026' })).code).toBe(
        40401,
      );
      expect((await who().del(`/api/v1/users/${id}`)).code).toBe(40401);
    }
  });
});

test('D-52 a customer who moves to another salesperson takes the orders along', async () => {
  const { server, customers, orders, salespeople, viewers } = fixture;
  const open = async () => (await viewers.OWN.get(`/api/v1/orders/${orders.elsewhere}`)).code;
  expect(await open()).toBe(40401);
  await server.db
    .update(buyers)
    .set({ salespersonId: salespeople.own })
    .where(eq(buyers.id, customers.elsewhere));
  expect(await open()).toBe(200);
  await server.db
    .update(buyers)
    .set({ salespersonId: salespeople.elsewhere })
    .where(eq(buyers.id, customers.elsewhere));
});
