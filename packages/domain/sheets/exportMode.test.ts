import { expect, test } from 'vitest';
import { defaultExportMode, isExportModeAllowed } from './exportMode';

test('R-9.20 R-9.21 D-46 export mode', () => {
  expect([defaultExportMode(1000), defaultExportMode(1001), defaultExportMode(0)]).toEqual([
    'IMAGE',
    'LINK',
    'IMAGE',
  ]);
  expect([
    isExportModeAllowed('IMAGE', 3000),
    isExportModeAllowed('IMAGE', 3001),
    isExportModeAllowed('LINK', 9000),
  ]).toEqual([true, false, true]);
});
