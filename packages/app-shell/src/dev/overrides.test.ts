import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOverrides, overrideOf, writeOverrides } from './overrides';

const override = fc.record({
  answer: fc.constantFrom('', 'example=empty', 'example=error40902', 'code=500', 'dynamic=true'),
  delayMs: fc.constantFrom(0, 500, 2000, 10_000),
});

test('a chosen state survives in the address, whatever else stands there', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z]{1,20}$/), override),
      fc.constantFrom('', '?screening=abc', '?mock=old:code=500:0&a=1'),
      (overrides, before) => {
        const search = writeOverrides(before, overrides);
        const chosen = Object.entries(overrides).filter(
          ([, { answer, delayMs }]) => answer !== '' || delayMs > 0,
        );
        expect(readOverrides(search)).toEqual(Object.fromEntries(chosen));
        expect(new URLSearchParams(search).get('screening')).toBe(
          new URLSearchParams(before).get('screening'),
        );
        expect(writeOverrides(search, {})).not.toContain('mock');
      },
    ),
  );
});

test('an address written by hand that makes no sense asks for nothing', () => {
  expect(overrideOf(readOverrides('?mock=&mock=a:code=500:soon'), 'a')).toEqual({
    answer: 'code=500',
    delayMs: 0,
  });
  expect(overrideOf(readOverrides(''), 'a')).toEqual({ answer: '', delayMs: 0 });
});
