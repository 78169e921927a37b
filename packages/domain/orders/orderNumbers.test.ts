import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeNumber, makeSubNumber, parseNumber } from './orderNumbers';

describe('numbers', () => {
  test('D-65 order and sub-order numbers', () => {
    const orderNo = makeNumber('O', new Date('2025-11-12T01:12:00Z'), 214);
    expect([orderNo, makeSubNumber(orderNo, 1)]).toEqual(['O25111200214', 'O25111200214-01']);
    expect(parseNumber('O25111200214-01')).toEqual({ prefix: 'O', day: '251112', running: 214, sub: 1 });
    expect([parseNumber('X25111200214'), parseNumber('O2511120214'), parseNumber('')]).toEqual([
      null,
      null,
      null,
    ]);
    for (const bad of [0, 1.5, 100_000]) expect(() => makeNumber('I', new Date(0), bad)).toThrow(RangeError);
    expect(() => makeSubNumber(orderNo, 100)).toThrow(RangeError);
  });

  test('D-65 numbers sort as they were given', () => {
    const moment = fc.tuple(
      fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2099, 0, 1) }),
      fc.integer({ min: 1, max: 99_999 }),
    );
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const day = (time: number) => Math.floor(time / 86_400_000);
        const order = day(a[0]) - day(b[0]) || a[1] - b[1];
        const [one, other] = [a, b].map(([time, running]) => makeNumber('P', new Date(time), running));
        expect(Math.sign((one ?? '').localeCompare(other ?? ''))).toBe(Math.sign(order));
      }),
    );
  });
});
