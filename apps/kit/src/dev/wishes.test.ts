import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWishes, wishOf, writeWishes } from './wishes';

const wish = fc.record({
  answer: fc.constantFrom('', 'example=empty', 'example=error40902', 'code=500', 'dynamic=true'),
  delayMs: fc.constantFrom(0, 500, 2000, 10_000),
});

test('Q-47 a chosen state survives in the address, whatever else stands there', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z]{1,20}$/), wish),
      fc.constantFrom('', '?screening=abc', '?mock=old:code=500:0&a=1'),
      (wishes, before) => {
        const search = writeWishes(before, wishes);
        const chosen = Object.entries(wishes).filter(
          ([, { answer, delayMs }]) => answer !== '' || delayMs > 0,
        );
        expect(readWishes(search)).toEqual(Object.fromEntries(chosen));
        expect(new URLSearchParams(search).get('screening')).toBe(
          new URLSearchParams(before).get('screening'),
        );
        expect(writeWishes(search, {})).not.toContain('mock');
      },
    ),
  );
});

test('Q-47 an address written by hand that makes no sense asks for nothing', () => {
  expect(wishOf(readWishes('?mock=&mock=a:code=500:soon'), 'a')).toEqual({ answer: 'code=500', delayMs: 0 });
  expect(wishOf(readWishes(''), 'a')).toEqual({ answer: '', delayMs: 0 });
});
