import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRODUCT_IMPORT_WARNINGS, productImportState, type ProductImportCode } from './productImportProblems';

test('Q-01 X-A161 a row without problems is fine, one with warnings only can be committed', () => {
  const errors: ProductImportCode[] = ['CODE_MISSING', 'BRAND_UNKNOWN', 'PREFIX_TAKEN'];
  const codes = fc.array(fc.constantFrom<ProductImportCode>(...errors, ...PRODUCT_IMPORT_WARNINGS));
  fc.assert(
    fc.property(codes, (found) => {
      const stopped = found.some((code) => errors.includes(code));
      expect(productImportState(found)).toBe(stopped ? 'ERROR' : found.length > 0 ? 'WARN' : 'OK');
    }),
  );
});
