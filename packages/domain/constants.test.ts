import { expect, test } from 'vitest';
import * as constants from './constants';
import { DEFAULT_TAG, factsOf } from './display/languages';

test('R-9.01 to R-9.11 constants of section 9', () => {
  expect(constants).toMatchObject({
    HTTP_TIMEOUT_MS: 2_000_000,
    TOAST_MS: 3000,
    RESEND_SECONDS: 60,
    SESSION_LIFETIME_MS: 86_400_000,
    MIN_PIECES_MULTI_SIZE: 3,
    MIN_PIECES_SINGLE_SIZE: 1,
    IMPORT_MAX_ROWS: 1000,
    IMPORT_MAX_BYTES: 31_457_280,
    EXPORT_IMAGE_MAX_ROWS: 1000,
    DISPLAY_CURRENCY: 'EUR',
    SURCHARGE_TIERS: [
      { fromCents: 0, surchargeBp: 1000 },
      { fromCents: 500_000, surchargeBp: 500 },
      { fromCents: 1_000_000, surchargeBp: 0 },
    ],
  });
  expect(factsOf(DEFAULT_TAG).code).toBe('zh-cn');
});
