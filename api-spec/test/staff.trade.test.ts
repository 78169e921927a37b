/** Tests that customers, teams, carts and futures orders of the staff examples agree, and that their sums are those of the rules. */
import { expect, test } from 'vitest';
import type { components } from '../generated/types';
import { allowedActions, subActions, type Actor } from '@selvedge/domain/orders/orderMachine';
import { deriveParent, futuresAmounts, futuresDue } from '@selvedge/domain/orders/orderStates';
import { lineCents, sumCents } from '@selvedge/domain/money/money';
import { DEFAULT_GRANTS } from '@selvedge/domain/people/staffGrants';
import { answerExamples, dataOf, operation } from './document';

type Schemas = components['schemas'];
const sales: Actor = { side: 'staff', roles: ['SALES'], perms: DEFAULT_GRANTS.SALES };

/** Returns `data` of every successful example of an operation. */
function answersOf<Data>(id: string): Data[] {
  return answerExamples(operation(id))
    .map(({ value }) => value as { code: number; data: Data })
    .filter(({ code }) => code === 200)
    .map(({ data }) => data);
}

function pageOf<Row>(id: string): Row[] {
  return dataOf<{ list: Row[] }>(id, 'usual').list;
}

const customers = pageOf<Schemas['CustomerRow']>('getCustomersPage');
const orders = pageOf<Schemas['OrderRow']>('getOrdersPage');

test('X-A92 a customer is the same in the table and in the details, and its orders add up', () => {
  for (const customer of answersOf<Schemas['CustomerDetail']>('getCustomersById')) {
    const row = customers.find(({ id }) => id === customer.id);
    expect(customer).toMatchObject(row ?? {});
    const { total, inProgress, shipped, completed, cancelled, latest, paidCents } = customer.orders;
    expect(inProgress + shipped + completed + cancelled).toBe(total);
    expect([customer.orderCount, customer.spentCents]).toEqual([total, paidCents]);
    for (const order of latest) expect(orders).toContainEqual(order);
    const { creditLimitCents, onAccountCents, freeCents } = customer.credit;
    expect(freeCents).toBe(Math.max(0, creditLimitCents - onAccountCents));
  }
});

test('R-1.01 the customers are of all seven kinds, and salespeople count them', () => {
  expect(new Set(customers.map(({ identityType }) => identityType)).size).toBe(7);
  for (const { userId, customerCount } of pageOf<Schemas['SalesmanRow']>('getSalesmenPage')) {
    expect(customerCount).toBe(customers.filter(({ salesman }) => salesman?.id === userId).length);
  }
});

test('R-3.40 R-3.41 a team has as many people as it says, its leader first', () => {
  const teams = pageOf<Schemas['Team']>('getTeamsPage');
  for (const { team, members } of answersOf<Schemas['StaffTeamDetail']>('getTeamsById')) {
    expect(teams).toContainEqual(team);
    expect(members).toHaveLength(team.size);
    expect(members.map(({ role }) => role).indexOf('LEADER')).toBe(0);
    expect(members[0]?.id).toBe(team.manager.id);
  }
  for (const { id, size, manager } of teams) {
    const people = customers.filter(({ teamId }) => teamId === id);
    expect(people).toHaveLength(size);
    expect(people.find(({ teamRole }) => teamRole === 'LEADER')?.id).toBe(manager.id);
  }
});

test('X-A106 the credit of a team runs from entry to entry up to its balance', () => {
  const entries = pageOf<Schemas['CreditEntry']>('getTeamsByIdCreditPage');
  const balance = dataOf<Schemas['StaffTeamDetail']>('getTeamsById', 'usual').team.creditBalanceCents;
  expect(entries[0]?.balanceCents).toBe(balance);
  entries.forEach(({ amountCents, balanceCents }, index) => {
    expect(balanceCents).toBe((entries[index + 1]?.balanceCents ?? 0) + amountCents);
  });
  for (const entry of answersOf<Schemas['CreditEntry']>('postTeamsByIdCredit')) {
    expect(entry.balanceCents).toBe(balance + entry.amountCents);
  }
});

test('X-A107 a row of the carts is the cart it opens', () => {
  const rows = pageOf<Schemas['StaffCartRow']>('getCartsPage');
  for (const cart of answersOf<Schemas['StaffCart']>('getCartsByCustomerId')) {
    const lines = cart.groups.flatMap((group) => group.lines);
    const row = rows.find(({ customer }) => customer.id === cart.customer.id);
    if (lines.length === 0) expect(row).toBeUndefined();
    else
      expect(row).toEqual({
        customer: cart.customer,
        lineCount: lines.length,
        problemCount: lines.filter(({ state }) => state !== 'OK').length,
        qty: cart.totals.qty,
        valueCents: cart.totals.goodsCents,
        updatedAt: cart.updatedAt,
      });
  }
});

const futures = [
  ...answersOf<Schemas['FuturesOrderDetail']>('getFuturesOrdersById'),
  ...answersOf<Schemas['FuturesOrderDetail']>('putFuturesOrdersByIdArrival'),
];

test('D-70 deposit, balance and what is due follow from the rules, and nothing is locked', () => {
  for (const order of futures) {
    const { orderNo, payableCents, depositBp, depositCents, balanceCents, paidCents } = order;
    expect({ depositCents, balanceCents }, orderNo).toEqual(futuresAmounts(payableCents, depositBp));
    const due = order.status === 'CANCELLED' ? 0 : futuresDue(payableCents, depositBp, paidCents);
    expect(order.dueCents, orderNo).toBe(due);
    expect(order.subs.flatMap(({ lines }) => lines).every(({ lockedQty }) => lockedQty === 0)).toBe(true);
  }
});

test('M-D D-21 states and actions of futures orders are those of the machine', () => {
  const converted = dataOf<Schemas['OrderDetail']>('putFuturesOrdersByIdConvert', 'usual');
  for (const order of [...futures, converted]) {
    const state = { subs: order.subs, payment: order.paymentStatus };
    const { status, flow } = order;
    expect({ status, flow }).toEqual(deriveParent(order.subs, order.paymentStatus));
    expect(order.actions).toEqual(allowedActions(state, sales));
    order.subs.forEach((sub, index) => expect(sub.actions).toEqual(subActions(state, index, sales)));
  }
  for (const { confirmedQty, lockedQty } of converted.subs.flatMap(({ lines }) => lines))
    expect(lockedQty).toBe(confirmedQty);
});

test('X-A127 a row of the futures orders is the order it opens, and the same among all orders', () => {
  const rows = pageOf<Schemas['FuturesOrderRow']>('getFuturesOrdersPage');
  for (const row of rows) {
    const { subs, ...head } = row;
    const detail = futures.find(({ id }) => id === row.id);
    expect(detail).toMatchObject(head);
    expect(detail?.subs).toMatchObject(subs);
    const among = orders.find(({ id }) => id === row.id);
    if (among) expect(row).toMatchObject(among);
  }
});

test.each(['putOrdersByIdLines', 'postOrdersByIdCloudProducts'])(
  'X-A115 X-A116 M-T3c what %s says changed is what changed',
  (id) => {
    const before = dataOf<Schemas['OrderDetail']>('getOrdersById', 'partlyConfirmed');
    const { order, diff } = dataOf<Schemas['OrderLinesResult']>(id, 'usual');
    expect(order.version).toBe(before.version + 1);
    expect(diff.payableChangeCents).toBe(order.payableCents - before.payableCents);
    expect(diff.before.payableCents + diff.payableChangeCents).toBe(diff.after.payableCents);
    const values = diff.lines.flatMap((line) => [line.before ?? [], line.after ?? []].flat());
    for (const one of values)
      expect(one.lineCents).toBe(lineCents(one.priceCents, one.qty, one.discountCents));
    const worth = (side: 'before' | 'after') =>
      sumCents(diff.lines.map((line) => line[side]?.lineCents ?? 0));
    expect(worth('after') - worth('before')).toBe(diff.payableChangeCents);
    for (const { id: subId, after } of diff.subOrders)
      expect(order.subs.find((sub) => sub.id === subId)?.confirmation).toBe(after);
    const state = { subs: order.subs, payment: order.paymentStatus };
    expect(order.actions).toEqual(allowedActions(state, sales));
  },
);
