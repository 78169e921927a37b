import { describe, expect, test } from 'vitest';
import { emailProblem, isEmail, isSameEmail, readEmail } from './emails';

test('R-5.06 D-27 equality ignores case and outer blanks', () => {
  expect(isSameEmail(' Lin@Hanhai.hk ', 'lin@hanhai.HK')).toBe(true);
  expect(isSameEmail('lin@hanhai.hk', 'lin.z@hanhai.hk')).toBe(false);
});

test.each([
  ['name＠example.com', 'name@example.com'],
  ['name@example。com', 'name@example.com'],
  ['ｎａｍｅ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'name@example.com'],
  ['name@example.com\u200B', 'name@example.com'],
  ['\u202Aname@example.com\u202C', 'name@example.com'],
  ['\u3000name@example.com\u00A0', 'name@example.com'],
  ['first\u2011last@example.com', 'first-last@example.com'],
  ['A.Name+shop@Example.com', 'A.Name+shop@example.com'],
  ['Lin Zhou <name@example.com>', 'name@example.com'],
  ['mailto:name@example.com', 'name@example.com'],
  ['邮箱：name@example.com；', 'name@example.com'],
  ['<name@example.com>,', 'name@example.com'],
  ['name@example.com.', 'name@example.com'],
  ['o’brien@example.com', "o'brien@example.com"],
])('D-27 R-5.03 an address is read as it was meant: %j', (text, email) => {
  expect([readEmail(text), isEmail(text), isSameEmail(text, email.toLowerCase())]).toEqual([
    email,
    true,
    true,
  ]);
});

describe('what is wrong with an address to bind', () => {
  test.each([
    ['R-5.02', '  ', '', 'Insertnewbindedemail'],
    ['R-5.03', 'linzx@hanhai', '', 'entercorrectemail'],
    ['R-5.03', 'lin zx@hanhai.hk', '', 'entercorrectemail'],
    ['R-5.03', 'linzx@hanhai..hk', '', 'entercorrectemail'],
    ['R-5.03', '.lin@hanhai.hk', '', 'entercorrectemail'],
    ['R-5.03', 'a@hanhai.hk, b@hanhai.hk', '', 'entercorrectemail'],
    ['R-5.03', 'a@hanhai.hk <b@hanhai.hk> c', '', 'entercorrectemail'],
    ['R-5.05', 'LINZX@hanhai.hk', 'linzx@hanhai.hk', 'Thisemailaddres'],
    ['R-5.03', ' linzx@hanhai-trade.hk ', '', undefined],
    ['R-5.05', 'new@hanhai.hk', 'linzx@hanhai.hk', undefined],
  ])('%s %j against %j', (_id, text, current, problem) => {
    expect(emailProblem(text, current)).toBe(problem);
  });
});
