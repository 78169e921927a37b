import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortageCents } from './shortage';

const line = { priceCents: 12_800, discountCents: 0, pieces: 14 };

test('M-T8 a missing piece is worth its price and its share of the surcharge', () => {
  const worth = shortageCents([{ ...line, before: 0, added: 2 }], {
    goodsCents: 179_200,
    surchargeCents: 17_920,
  });
  expect(worth).toEqual([28_160]);
  expect(() =>
    shortageCents([{ ...line, before: 13, added: 2 }], { goodsCents: 1, surchargeCents: 0 }),
  ).toThrow(RangeError);
});

test('L-29 M-T8 Q-24 Q-28 however often pieces are taken off, all of them are worth exactly what was paid', () => {
  const lines = fc.array(
    fc.record({
      priceCents: fc.integer({ min: 1, max: 500_000 }),
      discountBp: fc.integer({ min: 0, max: 9000 }),
      pieces: fc.integer({ min: 1, max: 12 }),
    }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 1_000_000 }), (made, surchargeCents) => {
      const priced = made.map(({ priceCents, discountBp, pieces }) => ({
        priceCents,
        pieces,
        discountCents: Math.floor((priceCents * pieces * discountBp) / 10_000),
      }));
      const goodsCents = priced.reduce(
        (sum, one) => sum + one.priceCents * one.pieces - one.discountCents,
        0,
      );
      const gone = priced.map(() => 0);
      let given = 0;
      for (const [index, { pieces }] of priced.entries()) {
        for (let piece = 0; piece < pieces; piece += 1) {
          const added = priced.map((one, at) => ({
            ...one,
            before: gone[at] ?? 0,
            added: at === index ? 1 : 0,
          }));
          given += shortageCents(added, { goodsCents, surchargeCents }).reduce(
            (sum, cents) => sum + cents,
            0,
          );
          gone[index] = piece + 1;
        }
      }
      expect(given).toBe(goodsCents === 0 ? 0 : goodsCents + surchargeCents);
    }),
    { numRuns: 100 },
  );
});
