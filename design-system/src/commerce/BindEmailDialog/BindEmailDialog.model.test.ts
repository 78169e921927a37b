import { describe, expect, test } from 'vitest';
import { emailProblem, isSameEmail, secondsLeft } from './BindEmailDialog.model';

describe('secondsLeft', () => {
  test.each([
    [undefined, 0],
    [60_000, 60],
    [59_001, 60],
    [1, 1],
    [0, 0],
    [-5_000, 0],
  ])('R-4.16 deadline %s ms ahead leaves %s s', (ahead, left) => {
    expect(secondsLeft(ahead === undefined ? undefined : 1_000_000 + ahead, 1_000_000)).toBe(left);
  });
});

test('R-5.06 D-27 equality ignores case and outer blanks', () => {
  expect(isSameEmail(' Lin@Hanhai.hk ', 'lin@hanhai.HK')).toBe(true);
  expect(isSameEmail('lin@hanhai.hk', 'lin.z@hanhai.hk')).toBe(false);
});

describe('emailProblem', () => {
  test.each([
    ['R-5.02', '  ', '', 'Insertnewbindedemail'],
    ['R-5.03', 'linzx@hanhai', '', 'entercorrectemail'],
    ['R-5.03', 'lin zx@hanhai.hk', '', 'entercorrectemail'],
    ['R-5.03', 'linzx@hanhai..hk', '', 'entercorrectemail'],
    ['R-5.05', 'LINZX@hanhai.hk', 'linzx@hanhai.hk', 'Thisemailaddres'],
    ['R-5.03', 'linzx@hanhai-trade.hk', '', undefined],
    ['R-5.05', 'new@hanhai.hk', 'linzx@hanhai.hk', undefined],
  ])('%s %j against %j', (_id, text, current, problem) => {
    expect(emailProblem(text, current)).toBe(problem);
  });
});
