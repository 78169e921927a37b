import { expectTypeOf, test } from 'vitest';
import type { components } from '../generated/types';

type Schemas = components['schemas'];

/** Inputs that are only compiled, never run: `tsc` fails where an input compiles that must not. */
function inputs(): void {
  const line = { skuId: 's-1', listId: 'l-1' };
  const products = { productName: 'Scarf', size: 'U' };
  expectTypeOf({ id: 'ol-1', qty: 2 }).toExtend<Schemas['OrderLineEdit']>();
  expectTypeOf({ ...line, qty: 2 }).toExtend<Schemas['OrderLineEdit']>();
  // @ts-expect-error a line of the order is not a new one too
  void ({ id: 'ol-1', ...line, qty: 2 } satisfies Schemas['OrderLineEdit']);
  // @ts-expect-error goods written by hand have a price
  void ({ typed: products, qty: 2 } satisfies Schemas['OrderLineEdit']);
  // @ts-expect-error by ids or by the filters
  void ({ ids: ['p-1'], query: {}, set: { hot: true } } satisfies Schemas['ProductBatchInput']);
  // @ts-expect-error a price or a change of it
  void ({ wholesalePriceCents: 1, percentBp: 1 } satisfies Schemas['ProductChange']);
  // @ts-expect-error rows by id or by the filters
  void ({ type: 'CART', columns: ['sku'], ids: ['a'], query: 'q=1' } satisfies Schemas['ExportInput']);
  // @ts-expect-error what is changed has the version that was read
  void ({ id: 'd-1', title: 'a', lines: [] } satisfies Schemas['DraftInput']);
  expectTypeOf({ id: 'd-1', version: 1, title: 'a', lines: [] }).toExtend<Schemas['DraftInput']>();
  const inquiry = { addressId: 'a', paymentMethod: 'CREDIT' as const, notifyUserIds: [] };
  // @ts-expect-error of lines or of a draft
  void (inquiry satisfies Schemas['InquiryInput']);
}

test('X-B37 of inputs that are filled in one of several ways, two together do not compile', () => {
  expectTypeOf(inputs).toBeFunction();
});
