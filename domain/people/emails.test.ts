import { describe, expect, test } from 'vitest';
import { emailProblem, isSameEmail } from './emails';

test('R-5.06 D-27 equality ignores case and outer blanks', () => {
  expect(isSameEmail(' Lin@Hanhai.hk ', 'lin@hanhai.HK')).toBe(true);
  expect(isSameEmail('lin@hanhai.hk', 'lin.z@hanhai.hk')).toBe(false);
});

describe('what is wrong with an address to bind', () => {
  test.each([
    ['R-5.02', '  ', '', 'Insertnewbindedemail'],
    ['R-5.03', 'linzx@hanhai', '', 'entercorrectemail'],
    ['R-5.03', 'lin zx@hanhai.hk', '', 'entercorrectemail'],
    ['R-5.03', 'linzx@hanhai..hk', '', 'entercorrectemail'],
    ['R-5.03', '.lin@hanhai.hk', '', 'entercorrectemail'],
    ['R-5.05', 'LINZX@hanhai.hk', 'linzx@hanhai.hk', 'Thisemailaddres'],
    ['R-5.03', ' linzx@hanhai-trade.hk ', '', undefined],
    ['R-5.05', 'new@hanhai.hk', 'linzx@hanhai.hk', undefined],
  ])('%s %j against %j', (_id, text, current, problem) => {
    expect(emailProblem(text, current)).toBe(problem);
  });
});
