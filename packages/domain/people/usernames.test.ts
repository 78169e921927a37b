import { expect, test } from 'vitest';
import { isChoosableName, looksLikePhone } from './usernames';

test.each(['13800136021', '138 0013 6021', '(02) 5550-0142', '+39 347 120 0456', '852-61234567'])(
  '%s is typed as a phone number and is no name to choose',
  (text) => {
    expect(looksLikePhone(text)).toBe(true);
    expect(isChoosableName(text)).toBe(false);
  },
);

test.each(['demo', 'mingji.hk', '2046film', 'a1234567', 'u-1380'])('%s is a name', (text) => {
  expect(looksLikePhone(text)).toBe(false);
  expect(isChoosableName(text)).toBe(true);
});

test('a few digits are the beginning of a number, not a number', () => {
  expect(looksLikePhone('1380')).toBe(false);
});
