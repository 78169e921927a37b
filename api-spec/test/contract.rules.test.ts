/** Tests that the document and the rules of the domain have the same names and limits. */
import { expect, expectTypeOf, test } from 'vitest';
import type { components } from '../generated/types';
import * as constants from '@selvedge/domain/constants';
import { ATTACHMENTS_MOST, PICTURES_MOST } from '@selvedge/domain/files/attachments';
import type { LookupProduct } from '@selvedge/domain/sheets/productLookup';
import type { ProductImportCode } from '@selvedge/domain/sheets/productImportProblems';
import { PRODUCT_IMPORT_WARNINGS } from '@selvedge/domain/sheets/productImportProblems';
import { PRODUCT_SHEET } from '@selvedge/domain/sheets/productHeaders';
import type { ImportProblemCode } from '@selvedge/domain/sheets/importProblems';
import type { JobState } from '@selvedge/domain/stateMachines/jobs';
import { IMPORT_TRANSITIONS } from '@selvedge/domain/stateMachines/jobs';
import type { NextThreshold, Totals, Violation } from '@selvedge/domain/money/minimums';
import { nextThreshold, surchargeBp } from '@selvedge/domain/money/minimums';
import type { NoticeStatus } from '@selvedge/domain/stateMachines/announcements';
import { NOTICE_TRANSITIONS } from '@selvedge/domain/stateMachines/announcements';
import type { OrderAction } from '@selvedge/domain/orders/orderActions';
import { TRANSITIONS } from '@selvedge/domain/orders/orderTransitions';
import { phonePattern } from '@selvedge/domain/people/phoneAreas';
import type { PurchaseOrderAction, PurchaseOrderStatus } from '@selvedge/domain/stateMachines/purchaseOrders';
import { PURCHASE_TRANSITIONS } from '@selvedge/domain/stateMachines/purchaseOrders';
import { statesOf } from '@selvedge/domain/machine/singleState';
import { dataOf, document, operation } from './document';

type Schemas = components['schemas'];

test('X-A66 a sheet of products takes texts as long as the form of a product does', () => {
  const ofProduct = document.components.schemas['ProductInput']?.properties ?? {};
  const { size } = document.components.schemas['SizeStock']?.properties ?? {};
  for (const [column, { most }] of Object.entries(PRODUCT_SHEET)) {
    if (most === undefined) continue;
    const described = column === 'size' ? size : ofProduct[column];
    expect({ column, most: described?.maxLength }).toEqual({ column, most });
  }
});

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
    expect(surchargeBp(tier.fromCents, rules.surchargeTiers)).toBe(tier.surchargeBp);
    if (tier.fromCents > 0)
      expect(nextThreshold(tier.fromCents - 1, rules.surchargeTiers)?.atCents).toBe(tier.fromCents);
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

test('Q-01 the shapes of the rules are those of the document', () => {
  expectTypeOf<Schemas['ImportProblem']['code']>().toEqualTypeOf<ImportProblemCode>();
  expectTypeOf<Schemas['Violation']>().toEqualTypeOf<Violation>();
  expectTypeOf<Schemas['NextThreshold']>().toEqualTypeOf<NextThreshold>();
  expectTypeOf<Schemas['Totals']>().toEqualTypeOf<Totals>();
});

const enumOf = (name: string) => new Set(document.components.schemas[name]?.enum as string[]);

test('M-P the steps, states and permissions of purchase orders are those of the document', () => {
  expect(enumOf('PurchaseOrderStatus')).toEqual(new Set(statesOf<PurchaseOrderStatus>(PURCHASE_TRANSITIONS)));
  expect(enumOf('PurchaseOrderAction')).toEqual(new Set(PURCHASE_TRANSITIONS.map(({ action }) => action)));
  expectTypeOf<Schemas['PurchaseOrderStatus']>().toEqualTypeOf<PurchaseOrderStatus>();
  expectTypeOf<Schemas['PurchaseOrderAction']>().toEqualTypeOf<PurchaseOrderAction>();
  const set = PURCHASE_TRANSITIONS.filter(({ action }) => action !== 'edit' && action !== 'receive');
  const input = document.components.schemas.PurchaseOrderStatusInput?.properties?.to;
  expect(new Set(input?.enum as string[])).toEqual(new Set(set.map(({ outcomes }) => outcomes[0].name)));
  for (const { action, who } of PURCHASE_TRANSITIONS) {
    const id = { edit: 'putPurchaseOrdersById', receive: 'postPurchaseOrdersByIdReceipts' }[action as string];
    expect(operation(id ?? 'putPurchaseOrdersByIdStatus')['x-permission'], action).toBe(who[0].perm);
  }
});

test('M-N the states and permissions of notices are those of the document', () => {
  expect(enumOf('NoticeStatus')).toEqual(new Set(statesOf<NoticeStatus>(NOTICE_TRANSITIONS)));
  expectTypeOf<Schemas['NoticeStatus']>().toEqualTypeOf<NoticeStatus>();
  const calls = { edit: 'putNoticesById', publish: 'putNoticesByIdPublish', revoke: 'putNoticesByIdRevoke' };
  for (const { action, who } of NOTICE_TRANSITIONS)
    expect(operation(calls[action])['x-permission'], action).toBe(who[0].perm);
});

test('M-J the states of jobs are those of the document', () => {
  expect(enumOf('JobState')).toEqual(new Set(statesOf<JobState>(IMPORT_TRANSITIONS)));
  expectTypeOf<Schemas['JobState']>().toEqualTypeOf<JobState>();
});

test('Q-01 X-A161 the problems of staff sheets are those of the document, the warnings stand last', () => {
  expectTypeOf<Schemas['GoodsImportProblem']['code']>().toEqualTypeOf<ProductImportCode>();
  const code = document.components.schemas.GoodsImportProblem?.properties?.code;
  const codes = (code?.enum ?? []) as string[];
  expect(codes.slice(-PRODUCT_IMPORT_WARNINGS.length)).toEqual(PRODUCT_IMPORT_WARNINGS);
  expect(Object.keys((code?.['x-enumDescriptions'] ?? {}) as object)).toEqual(codes);
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

test('X-B88 proofs, claimed lines, messages and products have as many files as the pages take', () => {
  const { PaymentInput, StaffPaymentInput, ReceiptInput, CommentFileIds, ProductInput } =
    document.components.schemas;
  const claimed = ReceiptInput?.properties?.lines?.items?.properties?.fileIds;
  const attached = [
    PaymentInput?.properties?.fileIds,
    StaffPaymentInput?.properties?.fileIds,
    CommentFileIds,
    claimed,
  ];
  for (const files of attached) expect(files).toMatchObject({ maxItems: ATTACHMENTS_MOST });
  expect(ProductInput?.properties?.images).toMatchObject({ maxItems: PICTURES_MOST });
});

test('X-B13 a product of the contract fits the catalogue of an order sheet as it is', () => {
  expectTypeOf<Schemas['Product']>().toExtend<LookupProduct>();
});
