import { expectTypeOf, test } from 'vitest';
import type { components, operations } from '../generated/types';
import { codes } from '../generated/codes';
import { isApiError } from './ApiError';
import type { BuyerClient, StaffClient } from './clients';

type Schemas = components['schemas'];
declare const buyer: BuyerClient;
declare const staff: StaffClient;

/** Calls that are only compiled, never run: `tsc` fails where a call compiles that must not. */
function calls(): void {
  expectTypeOf(buyer.get('/api/sp/front/user/get/info')).resolves.toEqualTypeOf<Schemas['UserInfo']>();
  expectTypeOf(buyer.get('/api/sp/common/money/exchange/list')).resolves.toEqualTypeOf<Schemas['Rate'][]>();
  expectTypeOf(buyer.get('/api/sp/front/user/logout')).resolves.toEqualTypeOf<null>();
  expectTypeOf(
    buyer.get('/api/sp/front/import/template', { query: { type: 'order' } }),
  ).resolves.toEqualTypeOf<File>();
  expectTypeOf(staff.get('/api/v1/users/template')).resolves.toEqualTypeOf<File>();
  expectTypeOf(staff.get('/api/v1/users/me')).resolves.toEqualTypeOf<Schemas['StaffUser']>();
  expectTypeOf(staff.get('/api/v1/orders/{id}', { path: { id: '1' } })).resolves.toEqualTypeOf<
    Schemas['OrderDetail']
  >();
  expectTypeOf(
    staff.get('/api/v1/orders/page', { query: { flow: 'TO_BE_PAID', pageSize: 50 } }),
  ).resolves.toHaveProperty('list');

  // @ts-expect-error the path is not in the contract
  void buyer.get('/api/sp/front/list/pages');
  // @ts-expect-error the buyer client has no staff paths
  void buyer.get('/api/v1/users/me');
  // @ts-expect-error the path exists, but not for this method
  void staff.post('/api/v1/users/me');
  // @ts-expect-error no such value in the enum
  void staff.get('/api/v1/orders/page', { query: { flow: 'TO_BE_SHIPPED' } });
  // @ts-expect-error no such parameter
  void staff.get('/api/v1/orders/page', { query: { floww: 'TO_BE_PAID' } });
  // @ts-expect-error the path needs its id
  void staff.get('/api/v1/orders/{id}');
  // @ts-expect-error the body misses its version
  void staff.put('/api/v1/sub-orders/{id}/confirm', { path: { id: '1' }, body: { lines: [] } });
  // @ts-expect-error a body is needed
  void buyer.post('/api/sp/front/user/login');
  const signIn = { username: '', password: '', captchaKey: '', captchaCode: '' };
  // @ts-expect-error this call goes out as multipart
  void staff.post('/api/v1/auth/login', { body: signIn });
  // @ts-expect-error this call takes no idempotency key
  void buyer.post('/api/sp/front/user/address/del', { body: { id: '1' }, idempotencyKey: 'k' });
  const line = { skuId: 's-1', listId: 'l-1', qty: 2 };
  const notifyUserIds: string[] = [];
  const inquiry = { addressId: 'a-1', paymentMethod: 'OFFLINE_TRANSFER' as const, notifyUserIds };
  void buyer.post('/api/sp/front/inquiry/create', {
    body: { ...inquiry, lines: [line] },
    idempotencyKey: 'k',
  });
  // @ts-expect-error a call that books goods needs its key
  void buyer.post('/api/sp/front/inquiry/create', { body: { ...inquiry, lines: [line] } });
  const idempotencyKey = 'k';
  const inCash = { ...inquiry, lines: [line], paymentMethod: 'CASH' as const };
  // @ts-expect-error no such value in the enum of a field
  void buyer.post('/api/sp/front/inquiry/create', { body: inCash, idempotencyKey });
  const withoutPayment = { lines: [line], addressId: 'a-1' };
  // @ts-expect-error a field of the body is missing
  void buyer.post('/api/sp/front/inquiry/create', { body: withoutPayment, idempotencyKey });
  const withoutQty = [{ skuId: 's-1', listId: 'l-1' }];
  // @ts-expect-error a field is missing in a line of the body
  void buyer.post('/api/sp/front/cart/add', { body: { lines: withoutQty } });
  // @ts-expect-error no such field in the body
  void buyer.post('/api/sp/front/cart/clear', { body: { everything: true } });
  // @ts-expect-error a number where the body has a text
  void buyer.post('/api/sp/front/user/address/del', { body: { id: 1 } });
  // @ts-expect-error the answer has no such field
  void staff.get('/api/v1/users/me').then((user) => user.password);
  // @ts-expect-error no such state can be compared with
  void staff.get('/api/v1/orders/{id}', { path: { id: '1' } }).then(({ status }) => status === 'DONE');

  // @ts-expect-error the required query is missing
  void staff.post('/api/v1/users/_import', { form: { file: new Blob() } });
}

test('R-7.01 to R-7.42 a wrong path, method, parameter, field or enum value does not compile', () => {
  expectTypeOf(calls).toBeFunction();
});

/** Narrowed refusals; only compiled, as above. */
function refusals(error: unknown): void {
  if (isApiError(error, codes.SHORT_STOCK)) {
    expectTypeOf(error.data).toEqualTypeOf<Schemas['StockShortage']>();
    // @ts-expect-error a shortage has no violations
    void error.data.violations;
  }
  if (isApiError(error, codes.NAME_TAKEN, codes.NOT_FOUND)) {
    expectTypeOf(error.data).toEqualTypeOf<Schemas['FieldTaken'] | null>();
    if (error.code === codes.NAME_TAKEN) expectTypeOf(error.data.field).toBeString();
  }
  // @ts-expect-error no such code
  isApiError(error, 40_999);
  if (isApiError(error)) expectTypeOf(error.data).toBeUnknown();
}

type Answer = operations['frontInquiryCreate']['responses'][200]['content']['application/json'];

/** Narrowed responses of a generated client; only compiled, as above. */
function branches(answer: Answer): void {
  // @ts-expect-error nothing is known of data before the code is looked at
  void answer.data.orderId;
  if (answer.code === 200) expectTypeOf(answer.data).toEqualTypeOf<Schemas['OrderRef']>();
  if (answer.code === codes.SHORT_STOCK) {
    expectTypeOf(answer.data).toEqualTypeOf<Schemas['StockShortage']>();
    // @ts-expect-error a refusal has nothing of the success
    void answer.data.orderId;
  }
  // @ts-expect-error the call does not refuse with this code
  void (answer.code === codes.ABOVE_CONFIRMED);
}

test('D-02 E-40902 a refusal does not decode as a success, and a code that the call does not have is no branch', () => {
  expectTypeOf(branches).toBeFunction();
  expectTypeOf<Schemas['ShortStockRefusal']>().not.toExtend<Schemas['FrontInquiryCreateAnswer']>();
});

test('D-02 a refusal is narrowed to the data of its code, and an unknown code does not compile', () => {
  expectTypeOf(refusals).toBeFunction();
});
