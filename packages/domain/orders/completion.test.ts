import { expect, test } from 'vitest';
import { COMPLETE_DELIVERED_DAYS, COMPLETE_SHIPPED_DAYS } from '../constants';
import { completesAt, completesAfterNotice, soonestCompletion } from './completion';

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

test('D-72 a word counts for three days of notice while no parcel was voided and completion not put off since', () => {
  const allDeliveredAt = lastShippedAt;
  const day = (n: number) => new Date(lastShippedAt.getTime() + n * 86_400_000);
  const times = { lastShippedAt, allDeliveredAt, lastVoidedAt: null };
  const at = (toldAt: Date | null, lastVoidedAt: Date | null = null) =>
    completesAfterNotice({ ...times, toldAt, lastVoidedAt }, days, day(14));
  expect(at(day(12))).toEqual(day(15));
  expect(at(day(13))).toEqual(day(16));
  for (const untold of [null, day(11)]) expect(at(untold)).toEqual(day(17));
  expect(at(day(12), day(13))).toEqual(day(17));
  expect(at(day(13), day(13))).toEqual(day(16));
});
