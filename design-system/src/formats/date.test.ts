import { beforeAll, expect, test } from 'vitest';
import {
  formatAgo,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatRemaining,
  formatShortDateTime,
} from './date';
import { locales } from './locale';
import { loadMessages } from './messages';

beforeAll(() => Promise.all(locales.map((locale) => loadMessages(locale))));

const now = '2025-11-20T04:00:00Z';
const closing = '2025-11-22T10:00:00Z';
const zh = { locale: 'zh-CN', timeZone: 'Asia/Shanghai', now } as const;
const en = { ...zh, locale: 'en' } as const;

test('dates are written in the reader’s language and zone', () => {
  expect(formatDateTime(closing, zh)).toBe('11月22日 18:00');
  expect(formatDateTime(closing, en)).toBe('22 Nov 18:00');
  expect(formatDateTime(closing, { ...en, timeZone: 'Europe/Paris' })).toBe('22 Nov 11:00');
  expect(formatDate('2024-12-31T17:00:00Z', zh)).toBe('1月1日');
});

test('another year is said', () => {
  expect(formatDate('2024-03-01T00:00:00Z', zh)).toBe('2024年3月1日');
  expect(formatDate('2024-03-01T00:00:00Z', en)).toBe('1 Mar 2024');
  expect(formatShortDateTime(closing, zh)).toBe('11-22 18:00');
});

test('ranges, spans and what is past', () => {
  expect(formatDateRange(closing, '2025-12-04T02:00:00Z', zh)).toBe('11月22日 – 12月4日');
  expect(formatDateRange(closing, closing, zh)).toBe('11月22日');
  expect(formatRemaining(54 * 3_600_000, 'zh-CN')).toBe('2 天 6 小时');
  expect(formatRemaining(54 * 3_600_000, 'en')).toBe('2 d 6 h');
  expect(formatRemaining(20 * 60_000, 'zh-CN')).toBe('20 分钟');
  expect(formatRemaining(-5, 'zh-CN')).toBe('不到 1 分钟');
  expect(formatAgo('2025-11-20T03:57:00Z', zh)).toBe('3 分钟前');
  expect(formatAgo('2025-11-19T08:42:00Z', zh)).toBe('昨天 16:42');
  expect(formatAgo('2025-11-20T03:59:00Z', en)).toBe('1 minute ago');
});

test('no date is a dash', () => {
  expect(formatDate(null, zh)).toBe('–');
});
