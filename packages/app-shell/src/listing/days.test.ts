import { expect, test } from 'vitest';
import { instantsOf, settleRange } from './days';
import { dayRange, listSearch } from './listSearch';

const search = listSearch(dayRange, { settle: settleRange });

test('Q-18 Q-20 days of a list are read from its address and asked for as business days, the last one included', () => {
  const days = search.read('from=2026-03-29&to=2026-03-29');
  expect(instantsOf(days)).toEqual({ from: '2026-03-28T16:00:00.000Z', to: '2026-03-29T16:00:00.000Z' });
  expect(instantsOf(search.read('from=2026-13-45&to=tomorrow'))).toEqual({});
  expect(instantsOf(search.read('to=2026-03-29'), 'UTC')).toEqual({ to: '2026-03-30T00:00:00.000Z' });
});

test('R-9.22 a quick range stands for own days, and moves with the present day', () => {
  const filter = search.read('time=WEEK&from=2026-01-05');
  expect(filter).not.toHaveProperty('from');
  expect(instantsOf(filter, 'UTC', Date.parse('2026-03-29T10:00:00Z'))).toEqual({
    from: '2026-03-23T00:00:00.000Z',
    to: '2026-03-30T00:00:00.000Z',
  });
});
