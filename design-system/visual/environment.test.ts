import { expect, test } from 'vitest';
import { mismatchOf } from './environment';

const baseline = {
  platform: 'linux x64',
  chromium: '156',
  chineseSans: 'Noto Sans CJK SC 131334',
  chineseSerif: 'Noto Serif CJK SC 131334',
};

test('pictures of another Chromium or other fonts are refused in one sentence that names both', () => {
  expect(mismatchOf(baseline, { ...baseline })).toBeUndefined();
  expect(mismatchOf(baseline, { ...baseline, chromium: '157' })).toMatch(
    /drawn by Chromium 156 .* has Chromium 157 /,
  );
  expect(mismatchOf(baseline, { ...baseline, chineseSans: 'WenQuanYi 1' })).toContain('with WenQuanYi 1 and');
});
