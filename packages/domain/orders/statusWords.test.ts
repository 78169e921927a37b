import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from '../display/languages';
import type { ListStatus } from '../stateMachines/listStatus';
import type { PurchaseOrderStatus } from '../stateMachines/purchaseOrders';
import { CONFIRMATIONS, ORDER_FLOWS, ORDER_STATUSES, PAYMENT_STATUSES, SHIPPINGS } from './orderStates';

const LISTS: Readonly<Record<ListStatus, true>> = { PENDING: true, ACCEPTED: true, DRAFT: true };
const PURCHASES: Readonly<Record<PurchaseOrderStatus, true>> = {
  DRAFT: true,
  SENT: true,
  ACKNOWLEDGED: true,
  PARTIALLY_RECEIVED: true,
  RECEIVED: true,
  CLOSED: true,
  CANCELLED: true,
};
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  status: ORDER_STATUSES,
  flow: ORDER_FLOWS,
  confirmation: CONFIRMATIONS,
  shipping: SHIPPINGS,
  payment: PAYMENT_STATUSES,
  list: Object.keys(LISTS),
  purchase: Object.keys(PURCHASES),
};

test.each(LANGUAGE_TAGS)('Q-42 every status has a word, and no other stands in the catalogue: %s', (tag) => {
  const words = JSON.parse(
    readFileSync(new URL(`../locales/${tag}/statuses.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;
  const known = Object.entries(FAMILIES).flatMap(([family, codes]) =>
    codes.map((code) => `${family}.${code}`),
  );
  expect(Object.keys(words).toSorted()).toEqual(known.toSorted());
  expect(Object.values(words)).not.toContain('');
});
