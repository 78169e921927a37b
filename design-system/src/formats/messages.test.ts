import { expect, test } from 'vitest';
import { fillMessage } from './messages';

const chinese = { styles_other: '{{count}} 款', of: '{{a}}，共 {{b}}' };
const english = { styles_one: '{{count}} style', styles_other: '{{count}} styles', of: '{{a}} of {{b}}' };

test('Q-42 plural forms by count, places filled by name', () => {
  expect(fillMessage(english, 'styles', { count: 1 }, 'en')).toBe('1 style');
  expect(fillMessage(english, 'styles', { count: 3 }, 'en')).toBe('3 styles');
  expect(fillMessage(chinese, 'styles', { count: 1 }, 'zh-CN')).toBe('1 款');
  expect(fillMessage(english, 'of', { a: 1 }, 'en')).toBe('1 of {{b}}');
});
