/** Tests that the staff examples are consistent: states, sums and buttons are those of the rules. */
import { expect, test } from 'vitest';
import type { components } from '../generated/types';
import { allowedActions, subActions, type Actor } from '@selvedge/domain/orders/orderMachine';
import { deriveParent } from '@selvedge/domain/orders/orderStates';
import { DEFAULT_GRANTS } from '@selvedge/domain/people/staffGrants';
import { answerExamples, dataOf, operation } from './document';

type Schemas = components['schemas'];
const sales: Actor = { side: 'staff', roles: ['SALES'], perms: DEFAULT_GRANTS.SALES };
const detailNames = ['usual', 'partlyConfirmed', 'awaitingShipping', 'cancelled'];
const details = detailNames.map((name) => dataOf<Schemas['OrderDetail']>('getOrdersById', name));
const rows = dataOf<{ list: Schemas['OrderRow'][] }>('getOrdersPage', 'usual').list;

test('M-D status and flow of every order follow from its sub-orders and its payment', () => {
  for (const order of [...details, ...rows]) {
    const { status, flow } = order;
    expect({ status, flow }, order.orderNo).toEqual(deriveParent(order.subs, order.paymentStatus));
  }
});

test('D-21 actions are what the machine allows a salesperson', () => {
  for (const order of [...details, ...rows]) {
    const state = { subs: order.subs, payment: order.paymentStatus };
    expect(order.actions, order.orderNo).toEqual(allowedActions(state, sales));
  }
  for (const order of details) {
    const state = { subs: order.subs, payment: order.paymentStatus };
    order.subs.forEach((sub, index) =>
      expect(sub.actions, sub.subNo).toEqual(subActions(state, index, sales)),
    );
  }
});

test('M-T3, M-T3b, M-T3c, M-T3a each step leaves the sub-order in its state, cuts have a reason', () => {
  const after = (verb: string) => dataOf<Schemas['SubOrder']>(`putSubOrdersById${verb}`, 'usual');
  expect(after('Confirm').confirmation).toBe('PLATFORM_CONFIRMED');
  expect(after('Acknowledge').confirmation).toBe('RECEIPT_PENDING');
  expect(after('Offer').confirmation).toBe('AWAITING_CUSTOMER');
  expect(after('Reject').cancelled).toBe(true);
  const cut = after('Confirm').lines.filter((line) => line.confirmedQty < line.askedQty);
  expect(cut.map((line) => line.shortageReason)).toEqual(['SHORTAGE']);
  for (const line of after('Offer').lines) {
    expect(line.lineCents).toBe(line.priceCents * line.confirmedQty - line.discountCents);
  }
});

test('R-2.73 the wide table holds every line of the order, and its sums', () => {
  const big = dataOf<Schemas['BigOrder']>('getOrdersByIdBig', 'usual');
  const lines = details[0]?.subs.flatMap((sub) => sub.lines) ?? [];
  expect(big.lines.map(({ line }) => line)).toEqual(lines);
  expect(big.totals.askedQty).toBe(lines.reduce((sum, line) => sum + line.askedQty, 0));
  expect(big.totals.valueCents).toBe(lines.reduce((sum, line) => sum + line.lineCents, 0));
});

test('R-2.101 a salesperson sees fewer routes than ROOT, and the pie is whole', () => {
  const routes = (name: string) => dataOf<Schemas['RouteVO'][]>('getMenusRoutes', name).length;
  expect(answerExamples(operation('getMenusRoutes')).map(({ name }) => name)).toContain('root');
  expect(routes('root')).toBeGreaterThan(routes('usual'));
  const pie = dataOf<Schemas['DashboardSlice'][]>('getDashboardPie', 'usual');
  expect(pie.reduce((sum, slice) => sum + slice.shareBp, 0)).toBe(10_000);
});
