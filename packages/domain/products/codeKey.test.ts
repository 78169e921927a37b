import { expect, test } from 'vitest';
import { codeKeyOf } from './codeKey';

test.each([
  'MO-2511/0042.A',
  'mo 2511 0042 a',
  'ＭＯ２５１１／００４２．Ａ',
  '\u202DMO\u20112511/0042\u00A0A\u202C',
  'MO25\u200B11\u30000042–A',
])('L-13 %j is the same code', (code) => expect(codeKeyOf(code)).toBe('mo25110042a'));
