import { expect, test } from 'vitest';
import { readCode, readPictureCode, readStepCode } from './typedCodes';

test.each([
  ' 123456',
  '123 456',
  '123-456',
  '123\u2011456',
  '１２３４５６',
  '１２３　４５６',
  '123\u200B456\u202C',
  '1 2 3 4 5 6',
  '【Selvedge】123456',
  '【Selvedge】123456，10 分钟内有效。',
  'Selvedge: your code is 123 456. It is good for 10 minutes.',
  'Your code: 123456\nDo not tell it to anybody.',
])('D-28 R-4.19 a code is read out of what was pasted: %j', (text) => expect(readCode(text)).toBe('123456'));

test.each([
  ['', ''],
  ['12345', '12345'],
  ['1234567', '1234567'],
  ['123456 or 654321', '123456 or 654321'],
  ['12a456', '12a456'],
  ['order 1234567', 'order 1234567'],
])('D-28 no code is made up of %j', (text, left) => expect(readCode(text)).toBe(left));

test.each([
  ['914 207', '914207'],
  ['９１４２０７', '914207'],
  ['abcd1-23456', 'abcd1-23456'],
  ['ABCD123456', 'ABCD123456'],
  ['ＡＢＣＤ１‑２３４５６', 'ABCD1-23456'],
  ['12345-67890', '1234567890'],
])('X-A210 a code of the second step: %j', (text, code) => expect(readStepCode(text)).toBe(code));

test.each([
  ['ａｂ１２', 'ab12'],
  [' ab 12\u200B', 'ab12'],
])('D-29 a picture code typed on another keyboard: %j', (text, code) =>
  expect(readPictureCode(text)).toBe(code),
);
