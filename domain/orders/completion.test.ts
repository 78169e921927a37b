import { expect, test } from 'vitest';
import { COMPLETE_DELIVERED_DAYS, COMPLETE_SHIPPED_DAYS } from '../constants';
import { completesAt, soonestCompletion } from './completion';

const days = { delivered: COMPLETE_DELIVERED_DAYS, shipped: COMPLETE_SHIPPED_DAYS };
const lastShippedAt = new Date('2026-03-01T08:00:00Z');

test('D-72 15 days after the last delivery, or 30 after the last parcel left where a delivery is not known', () => {
  const allDeliveredAt = new Date('2026-03-04T10:00:00Z');
  expect(completesAt({ lastShippedAt, allDeliveredAt }, days)).toEqual(new Date('2026-03-19T10:00:00Z'));
  expect(completesAt({ lastShippedAt, allDeliveredAt: null }, days)).toEqual(
    new Date('2026-03-31T08:00:00Z'),
  );
  expect(soonestCompletion(days)).toBe(15);
});
