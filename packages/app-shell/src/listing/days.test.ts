import { expect, test } from 'vitest';
import { momentsOf, readDays } from './days';

test('Q-18 Q-20 days of a list are read from its address and asked for as business days, the last one included', () => {
  const days = readDays(new URLSearchParams('from=2026-03-29&to=2026-03-29'));
  expect(momentsOf(days)).toEqual({ from: '2026-03-28T16:00:00.000Z', to: '2026-03-29T16:00:00.000Z' });
  expect(momentsOf(readDays(new URLSearchParams('from=2026-13-45&to=tomorrow')))).toEqual({});
});
