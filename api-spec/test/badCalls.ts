/** Call with bad input and the field messages expected in Chinese, from the server and from the mock alike. */
export interface BadCall {
  what: string;
  path: string;
  /** Body of a POST; without one the call is a GET. */
  body?: object;
  fields: Record<string, string>;
}

const line = { skuId: 's-1', listId: 'l-1', qty: 1 };

/** Bad calls, a few of each kind, for the tests of the server and of the mock. */
export const badCalls: readonly BadCall[] = [
  {
    what: 'a query in its own case',
    path: '/api/sp/front/order/page?pageSize=201',
    fields: { pageSize: '不能大于 200' },
  },
  {
    what: 'a value that is no choice',
    path: '/api/sp/front/order/page?flow=X',
    fields: { flow: '不在可选范围内' },
  },
  {
    what: 'fields that nobody knows',
    path: '/api/sp/front/cart/add',
    body: { lines: [{ ...line, extra: 1 }], more: 2 },
    fields: { 'lines.0.extra': '未知字段', more: '未知字段' },
  },
  {
    what: 'a text that is too long, one that is missing',
    path: '/api/sp/front/inquiry/refuse',
    body: { subOrderIds: ['so-1'], comment: 'x'.repeat(501), version: '1' },
    fields: { comment: '最多 500 个字符', version: '请输入有效的数字' },
  },
  {
    what: 'no key, where a call books',
    path: '/api/sp/front/inquiry/create',
    body: { lines: [line], addressId: 'a-1', paymentMethod: 'CREDIT', notifyUserIds: [] },
    fields: { 'Idempotency-Key': '必填' },
  },
  {
    what: 'only the way that was meant',
    path: '/api/sp/front/inquiry/draft/save',
    body: { id: 'd-1', title: '补货', lines: [] },
    fields: { version: '必填' },
  },
];
