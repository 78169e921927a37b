import { expect, test } from 'vitest';
import * as constants from './constants';

test('R-9.01 to R-9.11 constants of section 9', () => {
  expect(constants).toMatchObject({
    HTTP_TIMEOUT_MS: 2_000_000,
    TOAST_MS: 3000,
    TOAST_OFFSET_PX: 16,
    NOTIFICATION_MS: 3000,
    COPIED_MS: 1500,
    DEFAULT_LANGUAGE: 'zh-cn',
    RESEND_SECONDS: 60,
    SESSION_LIFETIME_MS: 86_400_000,
    EMAIL_DIALOG_WIDTH_PX: 500,
    MIN_PIECES_MULTI_SIZE: 3,
    MIN_PIECES_SINGLE_SIZE: 1,
    ORDER_TARGET_CENTS: 1_000_000,
    IMPORT_MAX_ROWS: 1000,
    IMPORT_MAX_BYTES: 31_457_280,
    EXPORT_IMAGE_MAX_ROWS: 1000,
    DISPLAY_CURRENCY: 'EUR',
  });
});
