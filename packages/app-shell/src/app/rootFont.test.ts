import { beforeEach, expect, test, vi } from 'vitest';

const style = { fontSize: '' };
const heard = new Map<string, () => void>();
const screen = { width: 1440 };
vi.stubGlobal('navigator', { platform: 'Win32' });
vi.stubGlobal('document', { documentElement: { style } });
vi.stubGlobal('window', {
  devicePixelRatio: 1.5,
  screen,
  addEventListener: (name: string, listener: () => void) => heard.set(name, listener),
});
const { keepRootFontSize } = await import('./rootFont');

beforeEach(() => {
  style.fontSize = '';
});

test('R-1.40 R-1.41 the size is set at once, after a resize, and when the page comes back from the cache', () => {
  keepRootFontSize();
  const right = style.fontSize;
  expect(right).toMatch(/^(12|16)px$/);
  for (const event of ['resize', 'pageshow']) {
    style.fontSize = '';
    heard.get(event)?.();
    expect(style.fontSize, event).toBe(right);
  }
});
