import { expect, test } from 'vitest';
import { viewsOf, withoutView, withView } from './views';

const mine = { page: 'orders', name: '待我确认', query: 'flow=TO_BE_CONFIRMED' };
const other = { page: 'products', name: '待我确认', query: 'stockMin=1' };

test('L-21 a name is one view per list: saved again it is replaced, taken away it leaves the others', () => {
  const again = { ...mine, query: 'flow=TO_BE_PAID' };
  expect(withView([mine, other], again)).toEqual([other, again]);
  expect(viewsOf('orders', [mine, other])).toEqual([mine]);
  expect(withoutView([mine, other], mine)).toEqual([other]);
});
