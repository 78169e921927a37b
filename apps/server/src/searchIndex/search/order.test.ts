import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byCodeUnits, SortedTexts } from '../columns/sortedTexts';
import { orderByKey } from './order';

const whole = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.integer({ min: 0, max: 5000 }),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 }),
  fc.integer({ min: 0, max: 2 ** 52 }),
  fc.constant(Number.NaN),
);

test('an order by whole numbers is what a stable sort would make, without a number last', () => {
  fc.assert(
    fc.property(fc.array(whole, { maxLength: 400 }), fc.boolean(), (values, isDescending) => {
      const sorted = values
        .map((_, index) => index)
        .sort((one, other) => {
          const [a, b] = [values[one] ?? 0, values[other] ?? 0];
          if (Number.isNaN(a) || Number.isNaN(b))
            return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || one - other;
          return (isDescending ? b - a : a - b) || one - other;
        });
      expect([...orderByKey(Float64Array.from(values), isDescending)]).toEqual(sorted);
    }),
  );
});

test('texts keep their order as they come and change', () => {
  const text = fc.string({ maxLength: 2, unit: fc.constantFrom('a', 'b', 'C', '中') });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(20), text, fc.boolean())), (changes) => {
      const sorted = new SortedTexts(byCodeUnits);
      for (const [place, value, isAsked] of changes) {
        sorted.put(Math.min(place, sorted.texts.length), value);
        if (isAsked) sorted.ranks();
      }
      const distinct = [...new Set(sorted.texts)].sort(byCodeUnits);
      expect([...sorted.ranks()]).toEqual(sorted.texts.map((one) => distinct.indexOf(one)));
    }),
  );
});
