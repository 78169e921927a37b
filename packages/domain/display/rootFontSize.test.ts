import { expect, test } from 'vitest';
import { rootFontSize } from './rootFontSize';

test('R-9.24 R-1.38 R-1.39 D-44 root font size', () => {
  const mac = { platform: 'MacIntel', devicePixelRatio: 2, screenWidth: 1440 };
  expect(rootFontSize(mac)).toBe(12);
  expect(
    [{ screenWidth: 1441 }, { devicePixelRatio: 1.99 }, { platform: 'Win32' }].map((over) =>
      rootFontSize({ ...mac, ...over }),
    ),
  ).toEqual([16, 16, 16]);
});
