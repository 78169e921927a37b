import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareSizes, isOneSize, sortSizes } from './sizes';

test('sizes run as in a size run, letters first, then figures, one size last', () => {
  expect(sortSizes(['XL', 'S', '3XL', 'M', 'XS'])).toEqual(['XS', 'S', 'M', 'XL', '3XL']);
  expect(sortSizes(['40', '38.5', '36', '38½', '100'])).toEqual(['36', '38.5', '38½', '40', '100']);
  expect(sortSizes(['OS', '38', 'XXXL', '4XL', 'IT 36', 'M'])).toEqual([
    'M',
    'XXXL',
    '4XL',
    'IT 36',
    '38',
    'OS',
  ]);
});

test('one size goes by many names', () => {
  expect(['均码', 'TU', ' os ', 'One Size'].every(isOneSize)).toBe(true);
  expect(isOneSize('S')).toBe(false);
});

test('the order of sizes is total: sorting any run twice changes nothing', () => {
  const size = fc.constantFrom('XS', '3XL', 'XXXL', 'IT 40', '38½', '38.5', '均码', 'TU', '42', 'B', 'A');
  fc.assert(
    fc.property(fc.array(size), (run) => {
      const sorted = sortSizes(run);
      expect(sortSizes([...sorted].reverse())).toEqual(sorted);
      expect(sorted.every((one, at) => at === 0 || compareSizes(sorted[at - 1] ?? one, one) <= 0)).toBe(true);
    }),
  );
});
