import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnPath, signInPath } from './returnPath';

describe('return path', () => {
  test.each(['/a', '/', '/product/list?x=1#y', '/procurement/detail/7', '/loginx'])('D-58 safe: %s', (path) =>
    expect(safeReturnPath(path)).toBe(path),
  );

  test.each([
    null,
    '',
    'a',
    '//evil.example',
    '/\\evil',
    'https://evil.example',
    'javascript:1',
    '/a\\b',
    '/a\nb',
    '/\t/x',
    '/login',
    '/login?redirect=/a',
  ])('D-58 Q-37 ignored: %j', (path) => expect(safeReturnPath(path)).toBeNull());

  test('D-58 what passes never leaves the origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string(),
          fc.string().map((s) => `/${s}`),
        ),
        (path) => {
          const safe = safeReturnPath(path);
          if (safe !== null) expect(new URL(safe, 'https://own.example').origin).toBe('https://own.example');
          expect(signInPath(path).startsWith('/login')).toBe(true);
        },
      ),
    );
  });
});
