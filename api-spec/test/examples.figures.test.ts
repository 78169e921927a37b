/** Tests the figures of the examples: counts, sums and locks follow from the entities that the examples show. */
import { expect, test } from 'vitest';
import type { components } from '../generated/types';
import { DEFAULT_GRANTS, type StaffRole } from '@selvedge/domain/people/staffGrants';
import { allowedActions, type Actor } from '@selvedge/domain/orders/orderMachine';
import { TRANSITIONS } from '@selvedge/domain/orders/orderTransitions';
import { ALL_PERMS, BUYER_PERMS, buyerPerms } from '@selvedge/domain/people/permissions';
import { PURCHASE_TRANSITIONS, purchaseActions } from '@selvedge/domain/stateMachines/purchaseOrders';
import { dataOf, follow, operation } from './document';
import { idsOf } from './exampleTrade/facts';
import { found } from './exampleTrade/walk';

type Schemas = components['schemas'];

const usual = <Row>(id: string) => dataOf<{ list: Row[] }>(id, 'usual').list;
const orders = usual<Schemas['OrderRow']>('getOrdersPage');
const customers = usual<Schemas['CustomerRow']>('getCustomersPage');
const catalogProducts = usual<Schemas['StaffProduct']>('getProductsPage');
const bulk = <Row>(rows: readonly Row[], pick: (row: Row) => number) =>
  rows.reduce((total, row) => total + pick(row), 0);

test('R-1.11 R-2.71 the buyer sees the orders of the team, staff those of everybody', () => {
  const team = orders.filter(
    ({ teamName }) => teamName === dataOf<Schemas['Team']>('frontTeamInfo', 'usual').name,
  );
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  expect(ids(usual('frontOrderPage'))).toEqual(ids(team));
  const futures = (rows: Schemas['OrderRow'][]) => ids(rows.filter(({ kind }) => kind === 'FUTURES'));
  expect(ids(usual('frontOrderFuturesPage'))).toEqual(futures(team));
  expect(ids(usual('getFuturesOrdersPage'))).toEqual(futures(orders));
});

test('R-4.33 R-4.34 the counts are those of the rows', () => {
  for (const [count, page] of [
    ['getOrdersCount', 'getOrdersPage'],
    ['frontOrderCount', 'frontOrderPage'],
  ] as const) {
    const rows = usual<Schemas['OrderRow']>(page);
    const { status, flow } = dataOf<Schemas['OrderCounts']>(count, 'usual');
    for (const [key, number] of Object.entries(status))
      expect(rows.filter((row) => key === 'ALL' || row.status === key).length, `${count} ${key}`).toBe(
        number,
      );
    for (const [key, number] of Object.entries(flow))
      expect(rows.filter((row) => row.flow === key).length, `${count} ${key}`).toBe(number);
  }
});

test('X-A91 X-B89 a customer has the orders of the page, the first screen what waits in them', () => {
  for (const { id, orderCount, spentCents } of customers) {
    const own = orders.filter(({ customerId }) => customerId === id);
    expect([orderCount, spentCents], id).toEqual([own.length, bulk(own, ({ paidCents }) => paidCents)]);
  }
  const own = usual<Schemas['OrderRow']>('frontOrderPage');
  const toPay = own.filter(({ flow }) => flow === 'TO_BE_PAID');
  expect(dataOf<Schemas['DataSummary']>('frontDataSummary', 'usual')).toMatchObject({
    toConfirm: own.filter(({ actions }) => actions.includes('confirmInquiry')).length,
    toPay: toPay.length,
    toPayCents: bulk(toPay, ({ payableCents, paidCents }) => payableCents - paidCents),
    awaitingShipping: own.filter(({ flow }) => flow === 'AWAITING_SHIPPING').length,
    shipped: own.filter(({ status }) => status === 'SHIPPED').length,
    openLists: usual<Schemas['ListSummary']>('frontListPage').filter(({ status }) => status === 'PENDING')
      .length,
    cartQty: dataOf<Schemas['CartCount']>('frontCartCount', 'usual').qty,
    savedDrafts: usual('frontInquiryDraftPage').length,
  });
});

test('X-A152 R-3.35 the head of the back office counts what its pages show', () => {
  const proofs = usual<Schemas['StaffPayment']>('getPaymentsPage').filter(
    ({ status }) => status === 'PROOF_SUBMITTED',
  );
  const live = orders.filter(({ status }) => status !== 'CANCELLED');
  expect(dataOf<Schemas['DashboardOverview']>('getDashboardOverview', 'usual')).toMatchObject({
    orders: live.length,
    ordersInProgress: orders.filter(({ status }) => status === 'IN_PROGRESS').length,
    valueCents: bulk(live, ({ confirmedValueCents }) => confirmedValueCents),
    customers: new Set(live.map(({ customerId }) => customerId)).size,
    toConfirm: bulk(orders, ({ confirmation }) => confirmation.AWAITING_PLATFORM),
    toVerify: proofs.length,
    oldestProofAt: proofs.map(({ createdAt }) => createdAt).sort()[0],
    toShip: orders.filter(({ flow }) => flow === 'AWAITING_SHIPPING').length,
    lockedQty: bulk(catalogProducts, ({ lockedQty }) => lockedQty),
  });
});

test('Q-22 at least the pieces that shown orders hold are locked', () => {
  const locks = new Map<string, number>();
  const lines = new Map(
    found
      .filter(({ schema, reads }) => schema === 'OrderLine' && reads)
      .map(({ value }) => [value.id, value as unknown as Schemas['OrderLine']]),
  );
  for (const { skuId, lockedQty } of lines.values()) locks.set(skuId, (locks.get(skuId) ?? 0) + lockedQty);
  for (const size of catalogProducts.flatMap(({ sizes }) => sizes))
    expect(size.lockedQty, size.skuId).toBeGreaterThanOrEqual(locks.get(size.skuId) ?? 0);
});

test('D-67 a sub-order is of one list, supplier and warehouse, as its goods are', () => {
  const products = new Map(catalogProducts.map((one) => [one.id, one]));
  for (const { value, example, schema } of found) {
    if (schema !== 'OrderDetail' && schema !== 'FuturesOrderDetail') continue;
    const { orderNo, subs } = value as unknown as Schemas['OrderDetail'];
    const keys = subs.map(({ listId, warehouseId, lines: [first] }) =>
      [listId, warehouseId, products.get(first?.productId ?? '')?.supplierId].join(' '),
    );
    expect(new Set(keys).size, `${example} ${orderNo}`).toBe(subs.length);
    for (const { lines, subNo, supplierId, warehouseId } of subs) {
      const owners = lines.map(({ productId }) => products.get(productId));
      for (const product of owners) {
        expect(product?.warehouseId, `${example} ${subNo}`).toBe(warehouseId);
        expect(product?.supplierId, `${example} ${subNo}`).toBe(supplierId ?? owners[0]?.supplierId);
      }
    }
  }
});

test('R-2.82 a purchase order holds goods of its supplier, at the cost they have', () => {
  const owners = new Map(
    catalogProducts.flatMap((one) => one.sizes.map(({ skuId }) => [skuId, one] as const)),
  );
  const request = (id: string, name: string) =>
    follow(operation(id).requestBody?.content['application/json']?.examples?.[name])?.value;
  const orders = [
    ...found.filter(({ schema }) => schema === 'PurchaseOrderDetail').map(({ value }) => value),
    request('postPurchaseOrders', 'usual'),
    request('putPurchaseOrdersById', 'usual'),
    request('putPurchaseOrdersById', 'lowered'),
  ] as Schemas['PurchaseOrderInput'][];
  expect(orders.length).toBeGreaterThan(8);
  for (const { supplierId, lines } of orders)
    for (const { skuId, costCents } of lines)
      expect({ supplierId, costCents }, skuId).toMatchObject({
        supplierId: owners.get(skuId)?.supplierId,
        costCents: owners.get(skuId)?.costCents,
      });
  const needs = new Map(usual<Schemas['PurchaseNeed']>('getPurchasesPage').map((need) => [need.id, need]));
  const asked = request('postPurchasesOrders', 'usual') as Schemas['PurchaseNeedsInput'];
  for (const id of asked.needIds)
    expect(needs.get(id), id).toMatchObject({ supplierId: asked.supplierId, state: 'OPEN' });
});

test('R-3.16 products are of seasons and warehouses of the merchant', () => {
  const words = (code: string) =>
    dataOf<Schemas['DictBook']>('getDicts', 'usual')
      .dicts.find((dict) => dict.code === code)
      ?.items.map(({ value }) => value);
  for (const { season, warehouseId } of catalogProducts) {
    expect(words('season')).toContain(season);
    expect(words('warehouse')).toContain(warehouseId);
  }
  expect(idsOf(found, 'product').size).toBe(catalogProducts.length);
});

test('D-52 staff take only steps that their role may take', () => {
  const names = new Map(usual<Schemas['RoleRow']>('getRolesPage').map(({ name, code }) => [name, code]));
  const grants = new Map<string, readonly string[]>(
    usual<Schemas['UserRow']>('getUsersPage').map(({ nickname, roleNames }) => [
      nickname,
      roleNames.flatMap((name) => DEFAULT_GRANTS[names.get(name) as StaffRole]),
    ]),
  );
  const needs = new Map<string, (string | null)[]>(
    TRANSITIONS.map(({ action, who }) => [
      action,
      who.filter(({ side }) => side === 'staff').map(({ perm }) => perm),
    ]),
  );
  for (const { action, who } of PURCHASE_TRANSITIONS)
    needs.set(action, [...(needs.get(action) ?? []), who[0].perm]);
  const wrong = found
    .filter(({ schema, value }) => schema === 'Log' && value.operatorType === 'STAFF')
    .map(({ value, example, at }) => ({ ...(value as unknown as Schemas['Log']), place: `${example}${at}` }))
    .filter(({ action, operatorName }) => {
      const perms = needs.get(action);
      const held = grants.get(operatorName) ?? [];
      return perms && !perms.some((perm) => perm !== null && (held.includes(perm) || held.includes('*:*:*')));
    });
  expect(wrong.map(({ place, action, operatorName }) => `${place}: ${operatorName} ${action}`)).toEqual([]);
});

test('D-21 the buttons of the orders of a buyer are what the machine allows a leader', () => {
  const leader: Actor = { side: 'buyer', perms: ['*'] };
  const shapes = new Set(['OrderRow', 'OrderDetail', 'FuturesOrderDetail']);
  const own = found.filter(({ schema, example }) => shapes.has(schema) && example.startsWith('front'));
  expect(own.length).toBeGreaterThan(20);
  for (const { value, example } of own) {
    const { subs, paymentStatus, actions, orderNo } = value as unknown as Schemas['OrderRow'];
    expect(actions, `${example} ${orderNo}`).toEqual(
      allowedActions({ subs, payment: paymentStatus }, leader),
    );
  }
});

/** Example of a buyer to whom the leader granted other rights than the default ones; the only one. */
const GRANTED = 'frontUserGetInfo.manager';

test('D-37 what a buyer may do follows from the place in the team', () => {
  for (const { schema, value, example } of found) {
    if (schema !== 'SessionUser' && schema !== 'UserInfo') continue;
    const { id, teamId, teamAdminId, perms, sellerFlag } = value as unknown as Schemas['SessionUser'];
    const role = teamId === null ? 'NONE' : teamAdminId === id ? 'LEADER' : 'MEMBER';
    const held = perms.includes(ALL_PERMS) ? BUYER_PERMS : perms;
    const granted = example === GRANTED ? held : undefined;
    expect([...held].sort(), example).toEqual(buyerPerms({ role, granted, sellerFlag }).sort());
  }
});

test('M-P the buttons of a purchase order are those of its status', () => {
  const purchaser: Actor = { side: 'staff', roles: ['PURCHASER'], perms: DEFAULT_GRANTS.PURCHASER };
  const warehouse: Actor = { side: 'staff', roles: ['WAREHOUSE'], perms: DEFAULT_GRANTS.WAREHOUSE };
  for (const { schema, value, example } of found) {
    if (schema !== 'PurchaseOrderRow' && schema !== 'PurchaseOrderDetail') continue;
    const { status, actions } = value as unknown as Schemas['PurchaseOrderRow'];
    const expected = [purchaser, warehouse].map((actor) => purchaseActions(status, actor));
    expect(expected, `${example} ${status}`).toContainEqual(actions);
  }
});
