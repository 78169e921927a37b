import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GOODS_IMPORT_WARNINGS, goodsImportState, type GoodsImportCode } from './goodsImportProblems';

test('Q-01 X-A161 a row without problems is fine, one with warnings only can be committed', () => {
  const errors: GoodsImportCode[] = ['CODE_MISSING', 'BRAND_UNKNOWN', 'PREFIX_TAKEN'];
  const codes = fc.array(fc.constantFrom<GoodsImportCode>(...errors, ...GOODS_IMPORT_WARNINGS));
  fc.assert(
    fc.property(codes, (found) => {
      const stopped = found.some((code) => errors.includes(code));
      expect(goodsImportState(found)).toBe(stopped ? 'ERROR' : found.length > 0 ? 'WARN' : 'OK');
    }),
  );
});
