import { expect, test } from 'vitest';
import { readOrdersFilter, writeOrdersFilter } from './orders.search';

test('Q-18 the filter survives its way through the URL', () => {
  const filter = { status: 'SHIPPED', flow: 'TO_BE_PAID', keywords: 'O2511 林', page: 3 } as const;
  expect(readOrdersFilter(writeOrdersFilter(filter))).toEqual(filter);
});

test('Q-18 values that are none of ours show everything', () => {
  expect(readOrdersFilter('status=LOST&flow=x&page=-2')).toEqual({
    status: 'ALL',
    flow: undefined,
    keywords: '',
    page: 1,
  });
});
