import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayRange, estimateDay, quickDays, quickRange, timeLeft } from './dates';
import { addDays, addMonths, dateInZone, startOfDay } from './zones';

const ZONES = [
  'Asia/Shanghai',
  'Europe/Paris',
  'America/New_York',
  'UTC',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'America/Havana',
  'Pacific/Apia',
];
const zone = fc.constantFrom(...ZONES);
const instant = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) });
const iso = (time: number) => new Date(time).toISOString();

describe('days in a zone', () => {
  test('Q-20 every instant lies in the day that its zone says, in any zone and year', () => {
    fc.assert(
      fc.property(instant, zone, (now, timeZone) => {
        const date = dateInZone(now, timeZone);
        expect(startOfDay(date, timeZone)).toBeLessThanOrEqual(now);
        expect(startOfDay(addDays(date, 1), timeZone)).toBeGreaterThan(now);
        expect(dateInZone(startOfDay(date, timeZone) - 1, timeZone) < date).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('Q-20 days with 23 and 25 hours, and clocks that change at midnight', () => {
    const hours = (date: string, timeZone: string) =>
      (startOfDay(addDays(date, 1), timeZone) - startOfDay(date, timeZone)) / 3_600_000;
    expect([
      hours('2026-03-29', 'Europe/Paris'),
      hours('2026-10-25', 'Europe/Paris'),
      hours('2026-10-25', 'Asia/Shanghai'),
    ]).toEqual([23, 25, 24]);
    expect(iso(startOfDay('2024-04-26', 'Africa/Cairo'))).toBe('2024-04-25T22:00:00.000Z');
    expect(iso(startOfDay('2023-11-05', 'America/Havana'))).toBe('2023-11-05T04:00:00.000Z');
  });

  test('D-42 months are clamped to their last day', () => {
    expect([
      addMonths('2026-03-31', -1),
      addMonths('2024-03-31', -1),
      addMonths('2026-01-15', -3),
      addMonths('2026-12-31', 2),
    ]).toEqual(['2026-02-28', '2024-02-29', '2025-10-15', '2027-02-28']);
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => dateInZone(0, 'Mars/Base')).toThrow(RangeError);
  });
});

describe('quick filters', () => {
  const now = Date.parse('2025-11-20T17:30:00Z');

  test('R-9.22 D-42 first and last day, today included', () => {
    const first = (range: Parameters<typeof quickDays>[0]) => quickDays(range, now, 'Europe/Paris').first;
    expect([first('LAST_3_DAYS'), first('WEEK'), first('MONTH'), first('THREE_MONTHS')]).toEqual([
      '2025-11-18',
      '2025-11-14',
      '2025-10-21',
      '2025-08-21',
    ]);
    expect(quickDays('MONTH', Date.parse('2026-03-31T12:00:00Z'), 'UTC').first).toBe('2026-03-01');
  });

  test('L-22 Q-20 the same instant is another day in Shanghai: a half-open UTC interval of whole local days', () => {
    expect(quickRange('LAST_3_DAYS', now, 'Europe/Paris')).toEqual({
      from: '2025-11-17T23:00:00.000Z',
      to: '2025-11-20T23:00:00.000Z',
    });
    expect(quickRange('LAST_3_DAYS', now, 'Asia/Shanghai')).toEqual({
      from: '2025-11-18T16:00:00.000Z',
      to: '2025-11-21T16:00:00.000Z',
    });
    expect(quickRange('LAST_3_DAYS', now, 'America/New_York')).toEqual({
      from: '2025-11-18T05:00:00.000Z',
      to: '2025-11-21T05:00:00.000Z',
    });
  });

  test('Q-20 now is always inside, neighbouring ranges meet without gap or overlap', () => {
    fc.assert(
      fc.property(
        instant,
        zone,
        fc.constantFrom('LAST_3_DAYS' as const, 'WEEK' as const, 'MONTH' as const, 'THREE_MONTHS' as const),
        (at, timeZone, range) => {
          const { from, to } = quickRange(range, at, timeZone);
          expect(from <= iso(at) && iso(at) < to).toBe(true);
          const today = dateInZone(at, timeZone);
          expect(dayRange(today, today, timeZone).to).toBe(
            dayRange(addDays(today, 1), addDays(today, 1), timeZone).from,
          );
        },
      ),
    );
    expect(() => dayRange('2026-01-02', '2026-01-01', 'UTC')).toThrow(RangeError);
  });
});

test('R-9.23 D-43 estimates count calendar days from the order day in the zone of the user', () => {
  expect(estimateDay('2025-11-20T17:30:00Z', 5, 'Europe/Paris')).toBe('2025-11-25');
  expect(estimateDay('2025-11-20T17:30:00Z', 5, 'Asia/Shanghai')).toBe('2025-11-26');
  expect(() => estimateDay('soon', 1, 'UTC')).toThrow(RangeError);
});

test('time left to the closing time, soon from 72 hours on', () => {
  const now = Date.parse('2025-11-20T00:00:00Z');
  const at = (ms: number) => timeLeft(iso(now + ms), now);
  expect(at(72 * 3_600_000)).toEqual({ over: false, days: 3, hours: 0, minutes: 0, soon: true });
  expect(at(72 * 3_600_000 + 1).soon).toBe(false);
  expect(at(3_600_000 + 61_000)).toMatchObject({ days: 0, hours: 1, minutes: 1 });
  expect([at(0).over, at(-1).over, at(1).over]).toEqual([true, true, false]);
});
