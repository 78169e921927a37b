import { expect, test } from 'vitest';
import { countSizes } from './countSizes';

const sizes = [
  { id: 's-36', label: '36', stock: 4 },
  { id: 's-38', label: '38', stock: 9 },
  { id: 's-40', label: '40', stock: null },
];

test.each([
  ['what is left counts in full', { 's-36': 4, 's-38': 1 }, { counted: 5, over: 0 }],
  [
    'more than is left counts as far as it can be ordered',
    { 's-36': 99_999, 's-38': 1 },
    { counted: 5, over: 99_995 },
  ],
  ['a size that nothing limits counts in full', { 's-40': 700 }, { counted: 700, over: 0 }],
])('%s', (_title, quantities, expected) => {
  expect(countSizes(sizes, quantities)).toEqual(expected);
});
