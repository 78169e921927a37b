import { expect, test } from 'vitest';
import { shortcutOf } from './shortcut';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('Q-45 Ctrl K or the command key finds from everywhere, ? tells the keys unless somebody writes', () => {
  expect(shortcutOf(press('k', { ctrlKey: true }), true)).toBe('find');
  expect(shortcutOf(press('K', { metaKey: true }), false)).toBe('find');
  expect(shortcutOf(press('?'), false)).toBe('keys');
  expect(shortcutOf(press('?'), true)).toBeNull();
  expect(shortcutOf(press('k'), false)).toBeNull();
  expect(shortcutOf(press('k', { ctrlKey: true, altKey: true }), false)).toBeNull();
});
