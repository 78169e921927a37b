import { expect, test } from 'vitest';
import { readPeriod, spanOf, writePeriod } from './dashboard.search';

/** Time at which it is still the 19th in Europe, but the 20th in the merchant's time zone. */
const now = Date.parse('2025-11-19T20:00:00Z');

test.each([
  ['year', { from: '2024-12-01', to: '2025-11-20', by: 'month' }],
  ['quarter', { from: '2025-08-22', to: '2025-11-20', by: 'week' }],
  ['month', { from: '2025-10-22', to: '2025-11-20', by: 'day' }],
] as const)('X-A153 Q-20 the span of a %s ends on the day that it is at the merchant', (period, span) => {
  expect(spanOf(period, now)).toEqual(span);
});

test('Q-18 the period survives its way through the URL, an unknown one is a year', () => {
  expect(readPeriod(writePeriod('month'))).toBe('month');
  expect(writePeriod('year')).toBe('');
  expect(readPeriod('period=century')).toBe('year');
});
