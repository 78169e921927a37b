import { expect, test } from 'vitest';
import { ICONS, iconsLike, importOf } from './icons';

test('R-2.63 every icon of the library is found by words of its name, in any order', () => {
  expect(ICONS.length).toBeGreaterThan(60);
  expect(iconsLike('down arrow').map(({ name }) => name)).toEqual([
    'ArrowDownIcon',
    'ArrowDownWideNarrowIcon',
  ]);
  expect(iconsLike('')).toEqual(ICONS);
  expect(iconsLike('unicorn')).toEqual([]);
  expect(importOf('BellIcon')).toBe("import { BellIcon } from '@selvedge/design-system/primitives/Icon';");
});
