import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseQuantity } from '../products/quantity';
import { addressSchema } from './addresses';
import {
  bindProblem,
  loginSchema,
  passwordProblem,
  profileSchema,
  quantitySchema,
  staffLoginSchema,
} from './validation';

interface Parsed {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
}
const problems = ({ error }: Parsed) =>
  error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [];

describe('quantity', () => {
  test.each(['abc', '-1', '1.5', '', ' ', '1e3', '+3', '0x10', '1,000', '100001', '1 0', '٣'])(
    'R-5.09 %j is no valid number',
    (text) => {
      expect(parseQuantity(text)).toBeNull();
      expect(problems(quantitySchema.safeParse(text))).toEqual([['', 'validNumber']]);
    },
  );

  test('R-5.09 whole numbers read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (n) => void expect(parseQuantity(` ${n} `)).toBe(n)),
    );
    expect([parseQuantity('007'), parseQuantity('１２')]).toEqual([7, 12]);
  });
});

describe('forms', () => {
  test('R-4.19 R-5.07 binding needs a requested code', () => {
    expect([bindProblem(true), bindProblem(false)]).toEqual([null, 'getCodeFirst']);
  });

  test('R-1.21 R-3.10 sign-in: buyers need the picture code, staff may leave it empty', () => {
    expect(problems(loginSchema.safeParse({ username: ' ', password: '', code: '' }))).toEqual([
      ['username', 'usernameRequired'],
      ['password', 'passwordRequired'],
      ['code', 'pictureCodeRequired'],
    ]);
    expect(loginSchema.parse({ username: ' demo ', password: ' x ', code: 'ab12' })).toEqual({
      username: 'demo',
      password: ' x ',
      code: 'ab12',
    });
    expect(staffLoginSchema.safeParse({ username: 'root', password: 'x', code: '' }).success).toBe(true);
  });

  test('R-5.13 R-5.14 R-5.15 R-5.16 R-5.08 address', () => {
    const form = {
      areaType: 'MAINLAND',
      areaCode: '+86',
      realName: '陈伟明',
      phone: '13800136021',
      regionCodes: ['440000'],
      detail: '货柜码头路 88 号',
    };
    expect(addressSchema.safeParse(form).success).toBe(true);
    expect(problems(addressSchema.safeParse({ ...form, phone: '123' }))).toEqual([['phone', 'phoneFormat']]);
    expect(
      problems(addressSchema.safeParse({ ...form, realName: '', phone: '', regionCodes: [], detail: ' ' })),
    ).toEqual([
      ['realName', 'consigneeRequired'],
      ['phone', 'consigneePhoneRequired'],
      ['regionCodes', 'regionRequired'],
      ['detail', 'detailRequired'],
    ]);
  });

  test('R-5.10 R-5.11 R-5.12 profile', () => {
    expect(
      problems(profileSchema.safeParse({ nickname: '', companyName: '', identityType: '' })).map(
        ([, key]) => key,
      ),
    ).toEqual(['nicknameRequired', 'companyNameRequired', 'identityTypeRequired']);
  });

  test('D-30 passwords of 8 to 64 characters, not the user name', () => {
    expect(passwordProblem('1234567', 'demo')).toBe('passwordLength');
    expect(passwordProblem('x'.repeat(65), 'demo')).toBe('passwordLength');
    expect(passwordProblem('Username', ' username')).toBe('passwordIsUsername');
    expect([passwordProblem('12345678', 'demo'), passwordProblem('密'.repeat(64), 'demo')]).toEqual([
      null,
      null,
    ]);
  });
});
