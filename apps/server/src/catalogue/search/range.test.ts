import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bySigns, SortedTexts } from '../columns/sortedTexts';
import { rangeByKey } from './range';

const keys = fc.oneof(
  fc.array(fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constant(Number.NaN)), { maxLength: 3000 }),
  fc.array(
    fc.oneof(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), fc.constantFrom(1e300, 1e-300), fc.constant(0)),
    {
      maxLength: 3000,
      minLength: 600,
    },
  ),
);

test('any stretch of an order by key is what a whole sort would have there', () => {
  fc.assert(
    fc.property(keys, fc.nat(3000), fc.nat(300), (values, from, length) => {
      const sorted = values
        .map((_, index) => index)
        .sort((one, other) => {
          const [a, b] = [values[one] ?? 0, values[other] ?? 0];
          if (Number.isNaN(a) || Number.isNaN(b))
            return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || one - other;
          return a - b || one - other;
        });
      const found = rangeByKey(Float64Array.from(values), from, from + length);
      expect(found).toEqual(sorted.slice(from, from + length));
    }),
  );
});

test('texts keep their order as they come and change', () => {
  const text = fc.string({ maxLength: 2, unit: fc.constantFrom('a', 'b', 'C', '中') });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(20), text, fc.boolean())), (changes) => {
      const sorted = new SortedTexts(bySigns);
      for (const [place, value, isAsked] of changes) {
        sorted.put(Math.min(place, sorted.texts.length), value);
        if (isAsked) sorted.ranks();
      }
      const distinct = [...new Set(sorted.texts)].sort(bySigns);
      expect([...sorted.ranks()]).toEqual(sorted.texts.map((one) => distinct.indexOf(one)));
    }),
  );
});
