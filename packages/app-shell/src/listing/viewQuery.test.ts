import { expect, test } from 'vitest';
import { viewQuery } from './viewQuery';

test('L-21 a view holds the filters and the sort, not the page nor the row that is open', () => {
  expect(viewQuery('page=3&sort=paidCents&flow=TO_BE_PAID&row=o-1')).toBe('flow=TO_BE_PAID&sort=paidCents');
  expect(viewQuery('sort=paidCents&flow=TO_BE_PAID')).toBe(viewQuery('flow=TO_BE_PAID&sort=paidCents'));
});
