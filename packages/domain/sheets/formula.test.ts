import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neutralise } from './formula';

test('L-09 Q-09 text that would act as a formula gets an apostrophe', () => {
  expect(['=1+1', '+1', '-1', '@x', '\tx', '\rx'].map(neutralise)).toEqual([
    "'=1+1",
    "'+1",
    "'-1",
    "'@x",
    "'\tx",
    "'\rx",
  ]);
  expect(['', '驼色', 'a=b', ' =1'].map(neutralise)).toEqual(['', '驼色', 'a=b', ' =1']);
  fc.assert(
    fc.property(fc.string(), (text) => void expect(/^[=+\-@\t\r]/.test(neutralise(text))).toBe(false)),
  );
});
