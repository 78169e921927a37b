import { expect, test } from 'vitest';
import { addressQuery, ALL_PRODUCTS, narrowing } from './productFilter';

test('X-A74 Q-08 what narrows the table is said to the step as the query of an address, without its page', () => {
  const filter = { ...ALL_PRODUCTS, keywords: '米兰 &', brandIds: 'b-01', listId: 'l-2', page: 4 };
  expect(narrowing(filter)).toEqual({ keywords: '米兰 &', brandIds: ['b-01'], listId: 'l-2' });
  const query = addressQuery(filter);
  expect(query).not.toMatch(/[#?]/);
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    keywords: '米兰 &',
    brandIds: 'b-01',
    listId: 'l-2',
  });
  expect(addressQuery({ ...ALL_PRODUCTS, page: 2 })).toBe('');
});
