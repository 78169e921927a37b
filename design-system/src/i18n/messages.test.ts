import { expect, test } from 'vitest';
import { fillMessage } from './messages';

test('Q-42 plural forms by count, places filled by name', () => {
  const found = { one: '{count} style', other: '{count} styles' };
  expect(fillMessage(found, { count: 1 }, 'en')).toBe('1 style');
  expect(fillMessage(found, { count: 3 }, 'en')).toBe('3 styles');
  expect(fillMessage({ other: '{count} 款' }, { count: 1 }, 'zh-CN')).toBe('1 款');
  expect(fillMessage('{a} of {b}', { a: 1 }, 'en')).toBe('1 of {b}');
});
