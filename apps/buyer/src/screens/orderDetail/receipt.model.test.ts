import { describe, expect, test } from 'vitest';
import type { SubOrder } from '../../api/schemas';
import { firstTab, tabsOf } from './orderTabs.model';
import { fittingDifferences, missingCents, receiptInput, receiptSums } from './receipt.model';

const line = { id: 'l1', shippedQty: 5, priceCents: 12_800 } as SubOrder['lines'][number];
const other = { id: 'l2', shippedQty: 3, priceCents: 100 } as SubOrder['lines'][number];
const short = { receivedQty: 3, reason: 'DEFECT', note: ' torn ' } as const;

describe('what arrived', () => {
  test('X-B50 pieces that are missing are counted and worth their price', () => {
    expect(receiptSums([line, other], { l1: short })).toEqual({ shipped: 8, received: 6, missing: 2 });
    expect(missingCents(line, short)).toBe(25_600);
    expect(missingCents(other, undefined)).toBe(0);
  });

  test('L-40 what was kept of an earlier visit comes back where it still fits what was shipped', () => {
    const sub = { lines: [line, other] };
    const kept = { l1: short, l2: { ...short, receivedQty: 3 }, l3: short, l4: 'torn' };
    expect(fittingDifferences(kept, sub)).toEqual({ l1: short });
    expect(fittingDifferences({ l1: { ...short, reason: 'LATE' } }, sub)).toEqual({});
  });

  test('X-B50 only lines that differ are sent, each with its photos', () => {
    const sub = { id: 's1', version: 4 } as SubOrder;
    expect(receiptInput(sub, { l1: short }, (id) => [`photo-${id}`])).toEqual({
      subOrderId: 's1',
      version: 4,
      lines: [{ id: 'l1', receivedQty: 3, reason: 'DEFECT', note: 'torn', fileIds: ['photo-l1'] }],
    });
  });
});

test('R-2.33 an order opens where it waits for the buyer, and offers no part that is empty', () => {
  const order = {
    flow: 'TO_BE_CONFIRMED',
    status: 'IN_PROGRESS',
    actions: [],
    paidCents: 0,
    payments: [],
    shipments: [],
  } as const;
  const facts = (more: object) => ({ ...order, ...more }) as unknown as Parameters<typeof tabsOf>[0];
  expect(tabsOf(facts({}))).toEqual(['goods']);
  const toPay = facts({ flow: 'TO_BE_PAID', confirmedAt: '2026-01-01T00:00:00Z' });
  expect([tabsOf(toPay), firstTab(toPay)]).toEqual([['payment', 'goods'], 'payment']);
  const shipped = facts({
    confirmedAt: '2026-01-01T00:00:00Z',
    shipments: [{}],
    actions: ['confirmReceipt'],
  });
  expect(firstTab(shipped)).toBe('parcels');
});
