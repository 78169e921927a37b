import { dictionary } from '@zxcvbn-ts/language-common';
import { expect, test } from 'vitest';
import { PASSWORD_MAX, PASSWORD_MIN } from '@selvedge/domain/constants';
import { exampleNamed } from '../../../contract/document';
import { isCommonPassword, isMadeOf } from './commonPasswords';
import { COMMON_WHOLE, COMMON_WORDS } from './commonWords';

const AROUND = ['', '1', '12', '123', '1234', '01', '!', '1!', '@123', '2024', '2025', '2026'];
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

test('D-30 at least 3,000 passwords people really choose are refused, in both cases', () => {
  const words = COMMON_WORDS.split(/\s+/).filter(Boolean);
  const made = words.flatMap((word) => AROUND.flatMap((end) => [word + end, capital(word) + end]));
  const set = new Set([...made, ...COMMON_WHOLE.split(/\s+/)].filter((text) => text.length >= PASSWORD_MIN));
  const usable = [...set].filter((text) => text.length <= PASSWORD_MAX);
  expect(new Set(words).size).toBeGreaterThan(900);
  expect(usable.length).toBeGreaterThan(3000);
  expect(usable.filter((text) => !isCommonPassword(text))).toEqual([]);
});

test('D-30 a password that stands in a published leak is refused, in both cases', () => {
  const leaked = dictionary['passwords-common'].filter((text) => text.length >= PASSWORD_MIN);
  expect(leaked.length).toBeGreaterThan(15_000);
  expect(leaked.filter((text) => !isCommonPassword(text))).toEqual([]);
  expect(['cocacola', 'Liverpool1', 'REDWINGS'].filter((text) => !isCommonPassword(text))).toEqual([]);
});

test.each(
  `12345678 123456789 password Password1! P@ssw0rd pa$$word1 qwerty123 Qwerty2026! 1q2w3e4r iloveyou sunshine princess1
  football 11111111 88888888 abcabcabc 123123123 asdfghjkl zxcvbnm123 welcome2026 letmein! admin123 Administrator1 woaini1314
  woaini520 a123456789 aa123456 19880617 abcdefgh 87654321 passwordpassword 5201314520 trustno1 M0nkey123 qazwsxedc 1qaz2wsx`
    .split(/\s+/)
    .filter(Boolean),
)('D-30 %s is too common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'Another-2026',
  'Harbour-2026',
  'Forgotten-1',
  'Saum-5108-Falte',
  'correct horse battery',
  '绸缎与羊绒八号',
  'kT9#vLq2',
  'tealoverrivershoe',
])('D-30 %s is no common password', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('D-30 a password is not made of what belongs to the person or the merchant', () => {
  expect(isMadeOf('selvedge2026', 'Selvedge')).toBe(true);
  expect(isMadeOf('!Linzhixia88', 'linzhixia')).toBe(true);
  expect(isMadeOf('aixihznil1', 'linzhixia')).toBe(true);
  expect(isMadeOf('13800136021a', '13800136021')).toBe(true);
  expect(isMadeOf('linzx@hanhai-trade.hk', 'linzx@hanhai-trade.hk')).toBe(true);
  expect(isMadeOf('selvedge made of wool', 'Selvedge')).toBe(false);
  expect(isMadeOf('Harbour-2026', 'hb')).toBe(false);
});

/** Operations by which a user chooses a password. */
const CHOOSING = [
  'frontUserRegister',
  'frontUserForget',
  'frontUserPasswordEdit',
  'postAuthSetup',
  'putUsersPassword',
  'patchUsersByIdPassword',
] as const;

test.each(CHOOSING)('D-30 the password in the example of %s is one the server takes', (call) => {
  const input = Object(exampleNamed(`${call}.request.usual`)) as Record<string, unknown>;
  const chosen = String(input.newPassword ?? input.password);
  expect(chosen.length).toBeGreaterThanOrEqual(PASSWORD_MIN);
  expect(isCommonPassword(chosen)).toBe(false);
});
