import { afterEach, beforeAll, expect, test } from 'vitest';
import { formatAgo, setClock } from './index';
import { loadMessages } from './messages';

const DAY_MS = 86_400_000;

beforeAll(() => loadMessages('zh-CN'));
afterEach(() => setClock(() => Date.now()));

test('How long ago is told by the clock that was handed over, whatever the device shows', () => {
  const past = new Date(Date.now() - 3 * DAY_MS).toISOString();
  expect(formatAgo(past)).not.toBe('刚刚');
  setClock(() => Date.now() - 3 * DAY_MS);
  expect(formatAgo(past)).toBe('刚刚');
});
