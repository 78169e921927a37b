import fc from 'fast-check';
import { expect, test } from 'vitest';
import { surchargeCents } from './minimums';
import { sumCents } from './money';
import { shortageCents, worthOfPieces } from './shortage';

const line = { priceCents: 12_800, discountCents: 0, pieces: 14 };

test('M-T8 a missing piece is worth its price and its share of the surcharge', () => {
  expect(shortageCents([{ ...line, before: 0, added: 2 }], 1000)).toEqual([28_160]);
  expect(() => shortageCents([{ ...line, before: 13, added: 2 }], 0)).toThrow(RangeError);
});

test('L-29 M-T8 Q-24 Q-28 however often pieces are taken off, all of them are worth exactly what they cost, and the rest always costs what is left', () => {
  const lines = fc.array(
    fc.record({
      priceCents: fc.integer({ min: 1, max: 500_000 }),
      discountBp: fc.integer({ min: 0, max: 9000 }),
      pieces: fc.integer({ min: 1, max: 12 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 2000 }), (made, surchargeBp) => {
      const priced = made.map(({ priceCents, discountBp, pieces }) => ({
        priceCents,
        pieces,
        discountCents: Math.floor((priceCents * pieces * discountBp) / 10_000),
      }));
      const cost = (goods: number) => goods + surchargeCents(goods, surchargeBp);
      const all = sumCents(priced.map((one) => worthOfPieces(one, one.pieces)));
      const gone = priced.map(() => 0);
      let given = 0;
      for (const [index, { pieces }] of priced.entries()) {
        for (let piece = 0; piece < pieces; piece += 1) {
          const added = priced.map((one, at) => ({
            ...one,
            before: gone[at] ?? 0,
            added: at === index ? 1 : 0,
          }));
          given += sumCents(shortageCents(added, surchargeBp));
          gone[index] = piece + 1;
          const left = all - sumCents(priced.map((one, at) => worthOfPieces(one, gone[at] ?? 0)));
          expect(given).toBe(cost(all) - cost(left));
        }
      }
      expect(given).toBe(cost(all));
    }),
    { numRuns: 100 },
  );
});
