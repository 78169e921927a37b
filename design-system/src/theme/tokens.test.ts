import { expect, test } from 'vitest';
import { readTokens } from './readTokens';
import { baseTokens, darkTokens, densityTokens, lightTokens } from './tokens';

test('light and dark, comfortable and compact name the same tokens', () => {
  expect(Object.keys(darkTokens.color)).toEqual(Object.keys(lightTokens.color));
  expect(Object.keys(densityTokens.compact)).toEqual(Object.keys(densityTokens.comfortable));
});

test('R-1.38 the smallest step holds 11 px when the root is 12', () => {
  expect(baseTokens.text.caption.size).toBe('max(0.75rem, 11px)');
});

test('notes are left out and a font stack is quoted', () => {
  const read = readTokens({
    $description: 'x',
    face: { $type: 'fontFamily', $value: ['Noto Sans', 'sans-serif'] },
  });
  expect(read).toEqual({ face: '"Noto Sans", sans-serif' });
});
