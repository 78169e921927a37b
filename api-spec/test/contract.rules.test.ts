/** The document and the rules name the same things and the same limits. */
import { expect, expectTypeOf, test } from 'vitest';
import type { components } from '../generated/types';
import * as constants from '../rules/constants';
import type { ImportProblemCode } from '../rules/importProblems';
import type { NextThreshold, Totals, Violation } from '../rules/minimums';
import { nextThreshold, surchargeBp } from '../rules/minimums';
import type { OrderAction } from '../rules/orderActions';
import { TRANSITIONS } from '../rules/orderTransitions';
import { phonePattern } from '../rules/phones';
import { dataOf, document } from './document';

type Schemas = components['schemas'];

test('R-9 the configuration shows the limits and rules that are checked', () => {
  const { limits, rules } = dataOf<Schemas['AppConfig']>('commonConfig', 'usual');
  expect(limits).toEqual({
    importRows: constants.IMPORT_MAX_ROWS,
    importBytes: constants.IMPORT_MAX_BYTES,
    imageBytes: constants.UPLOAD_IMAGE_MAX_BYTES,
    pdfBytes: constants.UPLOAD_PDF_MAX_BYTES,
    addresses: constants.ADDRESS_MAX,
    pageSizeMax: constants.PAGE_SIZE_MAX,
    cartAddLines: constants.IMPORT_MAX_ROWS,
    resolveLines: constants.IMPORT_MAX_ROWS,
  });
  expect(rules).toMatchObject({
    minPiecesMultiSize: constants.MIN_PIECES_MULTI_SIZE,
    minPiecesSingleSize: constants.MIN_PIECES_SINGLE_SIZE,
    resendSeconds: constants.RESEND_SECONDS,
    sessionMs: constants.SESSION_LIFETIME_MS,
  });
  for (const tier of rules.surchargeTiers) {
    expect(surchargeBp(tier.fromCents)).toBe(tier.surchargeBp);
    if (tier.fromCents > 0) expect(nextThreshold(tier.fromCents - 1)?.atCents).toBe(tier.fromCents);
  }
});

test('D-26 the dialling codes carry the patterns that are checked', () => {
  for (const area of dataOf<Schemas['PhoneArea'][]>('commonAreaCodes', 'usual')) {
    expect(area.pattern, area.code).toBe(phonePattern(area.code));
  }
});

test('D-21 the steps of the order machine are those of the document', () => {
  expect(new Set(document.components.schemas.OrderAction?.enum as string[])).toEqual(
    new Set(TRANSITIONS.map(({ action }) => action)),
  );
  expectTypeOf<Schemas['OrderAction']>().toEqualTypeOf<OrderAction>();
});

test('Q-01 Q-50 the shapes of the rules are those of the document', () => {
  expectTypeOf<Schemas['ImportProblem']['code']>().toEqualTypeOf<ImportProblemCode>();
  expectTypeOf<Schemas['Violation']>().toEqualTypeOf<Violation>();
  expectTypeOf<Schemas['NextThreshold']>().toEqualTypeOf<NextThreshold>();
  expectTypeOf<Schemas['Totals']>().toEqualTypeOf<Totals>();
});

test('D-03 D-30 page size and passwords have the bounds of the rules', () => {
  expect(document.components.schemas.Password).toMatchObject({
    minLength: constants.PASSWORD_MIN,
    maxLength: constants.PASSWORD_MAX,
  });
  expect(document.components.schemas.OrderQty).toMatchObject({ minimum: 1, maximum: constants.QUANTITY_MAX });
  const parameters = document.components.parameters as Record<string, { schema: object }>;
  expect(parameters.PageSize?.schema).toMatchObject({
    default: constants.PAGE_SIZE_DEFAULT,
    maximum: constants.PAGE_SIZE_MAX,
  });
});
