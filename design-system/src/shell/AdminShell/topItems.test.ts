import { expect, test } from 'vitest';
import { topItems } from './topItems';

test('R-1.34 along the top every place of the menu can be reached', () => {
  const items = topItems([
    { id: 'home', label: 'Home', href: '/home' },
    { id: 'one', label: 'One', children: [{ id: 'only', label: 'Only', href: '/only' }] },
    {
      id: 'orders',
      label: 'Orders',
      isCurrent: true,
      children: [
        { id: 'spot', label: 'Spot', href: '/spot' },
        { id: 'futures', label: 'Futures', href: '/futures' },
        { id: 'buying', label: 'Buying', children: [{ id: 'needs', label: 'Needs', href: '/needs' }] },
      ],
    },
    { id: 'empty', label: 'Empty', children: [] },
  ]);
  expect(items.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/home'],
    ['One', '/only'],
    ['Orders', '/spot'],
  ]);
  expect(items[0]?.groups).toBeUndefined();
  expect(items[1]?.groups).toBeUndefined();
  expect(
    items[2]?.groups?.map(({ heading, items: places }) => [heading, places.map(({ href }) => href)]),
  ).toEqual([
    [undefined, ['/spot', '/futures']],
    ['Buying', ['/needs']],
  ]);
});
