import { expect, test } from 'vitest';
import { comparedDays, daysOf, summarySearch, type SummaryFilter } from './summary.search';

const NOW = Date.parse('2026-03-02T16:30:00Z');

test('Q-18 the data summary stands whole in the address', () => {
  const filter: SummaryFilter = {
    by: 'customer',
    span: 'own',
    from: '2026-01-02',
    to: '2026-02-03',
    compare: 'before',
    kind: 'SPOT',
    keywords: '北岸',
    sort: ['orders', 'label'],
    order: ['asc', 'desc'],
    page: 2,
  };
  expect(summarySearch.read(summarySearch.write(filter))).toEqual(filter);
  expect(summarySearch.write(summarySearch.read(''))).toBe('');
});

test('R-2.59 days that make no span fall back to the usual one', () => {
  for (const search of [
    'span=own',
    'span=own&from=2026-02-03&to=2026-02-02',
    'span=own&from=x&to=2026-02-02',
  ])
    expect(summarySearch.read(search)).toMatchObject({ span: 'half', by: 'brand' });
});

test('R-2.59 a span ends today in the business time zone and begins with a month; two spans are as long as each other', () => {
  const filter = summarySearch.read('span=quarter');
  expect(daysOf(filter, NOW)).toEqual({ from: '2026-01-01', to: '2026-03-03' });
  const days = { from: '2026-03-01', to: '2026-03-31' };
  expect(comparedDays({ ...filter, compare: 'year' }, days)).toEqual({
    from: '2025-03-01',
    to: '2025-03-31',
  });
  expect(comparedDays({ ...filter, compare: 'before' }, days)).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  });
  expect(comparedDays(filter, days)).toBeUndefined();
});
