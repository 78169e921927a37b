import { expect, test } from 'vitest';
import { catalogue, fillMessage } from './messages';

const messages = catalogue<{ styles_one: string; styles_other: string; of: string }>({
  './locales/zh-CN/A.json': { styles_other: '{{count}} 款', of: '{{a}}，共 {{b}}' },
  './locales/en/A.json': {
    styles_one: '{{count}} style',
    styles_other: '{{count}} styles',
    of: '{{a}} of {{b}}',
  },
});

test('Q-42 plural forms by count, places filled by name', () => {
  expect(fillMessage(messages, 'styles', { count: 1 }, 'en')).toBe('1 style');
  expect(fillMessage(messages, 'styles', { count: 3 }, 'en')).toBe('3 styles');
  expect(fillMessage(messages, 'styles', { count: 1 }, 'zh-CN')).toBe('1 款');
  expect(fillMessage(messages, 'of', { a: 1 }, 'en')).toBe('1 of {{b}}');
});
