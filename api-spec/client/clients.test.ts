import { beforeEach, expect, test, vi } from 'vitest';
import { HTTP_TIMEOUT_MS } from '@selvedge/domain/constants';
import { createBuyerClient, createStaffClient } from './clients';
import { serverErrorRequestId, isApiError } from './ApiError';
import type { ApiError } from './ApiError';
import type { ClientOptions } from './createClient';

const told: string[] = [];
let token: string | null;
let sent: Request[];

beforeEach(() => {
  told.length = 0;
  token = 'tok-1';
  sent = [];
});

function optionsFor(answer: () => Response | Promise<Response>): ClientOptions {
  return {
    baseUrl: 'http://selvedge.test',
    getToken: () => token,
    getLanguage: () => 'zh-CN',
    fetch: async (request) => {
      sent.push(request);
      return answer();
    },
    onSuccess: () => told.push('success'),
    onClearSession: () => {
      token = null;
      told.push('clear');
    },
    onMessage: (message) => {
      told.push('text' in message ? `text ${message.text}` : `key ${message.key}`);
      if (message.reference !== undefined) told.push(`reference ${message.reference}`);
    },
    onRedirect: (how) => told.push(how),
  };
}
const json = (body: unknown, status = 200) => Response.json(body, { status });
const buyerOn = (answer: () => Response | Promise<Response>) => createBuyerClient(optionsFor(answer));
const staffOn = (answer: () => Response | Promise<Response>) => createStaffClient(optionsFor(answer));
const info = '/api/sp/front/user/get/info';

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
}

test('R-6.09, R-3.04 a buyer call sends the raw token, the language, and resolves to the data', async () => {
  const data = await buyerOn(() => json({ code: 200, message: 'ok', data: { id: '7' } })).get(info);
  expect(data).toEqual({ id: '7' });
  expect(sent[0]?.headers.get('Authori-zation')).toBe('tok-1');
  expect(sent[0]?.headers.get('Authorization')).toBeNull();
  expect(sent[0]?.headers.get('Accept-Language')).toBe('zh-CN');
  expect(told).toEqual(['success']);
});

test('R-6.10, R-7.44 a staff call sends the stored string to the configured host', async () => {
  token = 'Bearer abc';
  await staffOn(() => json({ code: '00000', msg: 'ok', data: null })).put('/api/v1/sub-orders/{id}/confirm', {
    path: { id: 'a/1' },
    body: { lines: [], version: 1 },
  });
  expect(sent[0]?.headers.get('Authorization')).toBe('Bearer abc');
  expect(sent[0]?.url).toBe('http://selvedge.test/api/v1/sub-orders/a%2F1/confirm');
  expect(sent[0]?.method).toBe('PUT');
});

test('signed out, no token header is sent', async () => {
  token = null;
  await buyerOn(() => json({ code: 200, data: [] })).get('/api/sp/common/money/exchange/list');
  expect(sent[0]?.headers.has('Authori-zation')).toBe(false);
});

type Row = [title: string, answer: () => Response | Promise<Response>, told: string[]];
test.each<Row>([
  [
    'R-8.01, R-8.02, R-8.03 body 401 with a message',
    () => json({ code: 401, message: '登录已失效' }),
    ['clear', 'text 登录已失效', 'login-with-return'],
  ],
  [
    'R-8.02 body 401 without a message: the default text',
    () => json({ code: 401 }),
    ['clear', 'key requestFailed', 'login-with-return'],
  ],
  [
    'R-4.04 R-8.04 body 203',
    () => json({ code: 203, message: '已在别处登录' }),
    ['clear', 'text 已在别处登录', 'login-replace'],
  ],
  ['R-8.05 another code', () => json({ code: 40903, message: '清单已截单' }), ['text 清单已截单']],
  ['R-8.05 another code without a message', () => json({ code: 40903 }), ['key requestFailed']],
  ['R-8.06 HTTP 401', () => json({}, 401), ['key http401']],
  ['R-8.07 HTTP 403', () => json({ code: 40301, message: 'no' }, 403), ['key http403']],
  ['R-8.08 HTTP 404', () => new Response('nothing here', { status: 404 }), ['key http404']],
  ['R-8.09 HTTP 500', () => json({ code: 50001 }, 500), ['key http500']],
  ['R-8.10 HTTP 502', () => new Response('<html>', { status: 502 }), ['key network']],
  ['R-8.10 no response', () => Promise.reject(new TypeError('fetch failed')), ['key network']],
  ['D-02 HTTP 413', () => new Response('', { status: 413 }), ['key http413']],
  ['a page instead of an envelope', () => new Response('<html>'), ['key requestFailed']],
])('%s', async (_title, answer, expected) => {
  await failure(buyerOn(answer).get(info));
  expect(told).toEqual(expected);
});

test('R-8.06, D-02 a staff HTTP 401 ends the session', async () => {
  await failure(staffOn(() => json({}, 401)).get('/api/v1/users/me'));
  expect(told).toEqual(['clear', 'key http401', 'login-with-return']);
});

type Ask = (buyer: ReturnType<typeof buyerOn>) => Promise<unknown>;
const send: Ask = (buyer) =>
  buyer.post('/api/sp/common/email/send', { body: { email: 'lin@hanhai.example', type: 3 } });
const bind: Ask = (buyer) =>
  buyer.post('/api/sp/front/user/bin/email', {
    body: { email: 'lin@hanhai.example', validateCode: '482913', invitationCode: '' },
  });

test.each<[string, Ask, number]>([
  ['sending a code', send, 40005],
  ['sending a code', send, 40007],
  ['binding', bind, 40004],
  ['binding', bind, 40006],
])(
  'R-8.11 R-7.47 %s that is refused with another code than 200 rejects: nothing further is done',
  async (_what, ask, code) => {
    const then = vi.fn<(data: unknown) => void>();
    const error = await failure(ask(buyerOn(() => json({ code, message: '不行' }))).then(then));
    expect([error.code, error.message]).toEqual([code, '不行']);
    expect(told).toEqual(['text 不行']);
    expect(then).not.toHaveBeenCalled();
  },
);

test('E-40001 the refusal carries code, fields, data and status', async () => {
  const data = { fields: { email: '格式不对' } };
  const error = await failure(buyerOn(() => json({ code: 40001, message: '输入有误', data })).get(info));
  expect(error).toMatchObject({
    code: 40001,
    message: '输入有误',
    fields: data.fields,
    data,
    httpStatus: 200,
  });
  expect(isApiError(error, 40001, 40901)).toBe(true);
  expect(isApiError(error, 40901)).toBe(false);
});

test('Q-33 of three calls meeting an expired token, the first ends the session and the others are quiet', async () => {
  const buyer = buyerOn(() => json({ code: 401, message: 'x' }));
  await Promise.all([1, 2, 3].map(() => failure(buyer.get(info))));
  expect(told).toEqual(['clear', 'text x', 'login-with-return']);
});

test('Q-33 a late answer never ends the session that began after it was sent', async () => {
  let answer: (response: Response) => void = () => {};
  const late = failure(buyerOn(() => new Promise((resolve) => (answer = resolve))).get(info));
  await expect.poll(() => sent).toHaveLength(1);
  token = 'tok-of-the-next-person';
  answer(json({ code: 203 }));
  await late;
  expect(told).toEqual([]);
});

test('L-39 an answer to the session of before never ends the one that another tab has begun', async () => {
  const options = optionsFor(() => json({ code: 401, message: 'x' }));
  await failure(createBuyerClient({ ...options, isSessionOurs: () => false }).get(info));
  expect(told).toEqual([]);
  expect(token).toBe('tok-1');
});

test('a fault of the server bears the id by which it is found in the log, a refusal does not show it', async () => {
  const headers = { 'x-request-id': '7f3a9c2e51d04b68' };
  const fault = await failure(
    buyerOn(() => Response.json({ code: 50001 }, { status: 503, headers })).get(info),
  );
  expect(told).toEqual(['key network', 'reference 7f3a9c2e51d04b68']);
  expect([fault.requestId, serverErrorRequestId(fault)]).toEqual(['7f3a9c2e51d04b68', '7f3a9c2e51d04b68']);
  told.length = 0;
  const refusal = await failure(buyerOn(() => Response.json({ code: 40903 }, { headers })).get(info));
  expect(told).toEqual(['key requestFailed']);
  expect(serverErrorRequestId(refusal)).toBeUndefined();
});

test('an abort passes through without a toast', async () => {
  const controller = new AbortController();
  const buyer = buyerOn(
    () =>
      new Promise((_resolve, reject) => {
        sent[0]?.signal.addEventListener('abort', () => reject(sent[0]?.signal.reason));
      }),
  );
  const call = buyer.get(info, { signal: controller.signal });
  await expect.poll(() => sent).toHaveLength(1);
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(told).toEqual([]);
});

test('R-9.01 a call without an answer for 2,000,000 ms is a network fault', async () => {
  vi.useFakeTimers();
  try {
    const buyer = buyerOn(
      () =>
        new Promise((_resolve, reject) => {
          sent[0]?.signal.addEventListener('abort', () => reject(sent[0]?.signal.reason));
        }),
    );
    const call = failure(buyer.get(info));
    await vi.advanceTimersByTimeAsync(HTTP_TIMEOUT_MS - 1);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await call).httpStatus).toBeUndefined();
    expect(told).toEqual(['key network']);
    expect(HTTP_TIMEOUT_MS).toBe(2_000_000);
  } finally {
    vi.useRealTimers();
  }
});

test('a silent call rejects without a toast, but an ended session is told', async () => {
  await failure(buyerOn(() => json({ code: 50301 })).get(info, { silent: true }));
  expect(told).toEqual([]);
  await failure(buyerOn(() => json({ code: 401 })).get(info, { silent: true }));
  expect(told).toEqual(['clear', 'key requestFailed', 'login-with-return']);
});

test('R-3.10 the staff login goes out as multipart', async () => {
  const form = { username: 'sales', password: 'Demo-2026', captchaKey: '', captchaCode: '' };
  await staffOn(() => json({ code: 200, data: {} })).post('/api/v1/auth/login', { form });
  const parts = await sent[0]?.formData();
  expect(Object.fromEntries(parts ?? [])).toEqual(form);
});

test('R-3.15 R-7.50 a file goes out as the part "file" with deptId in the query', async () => {
  const file = new File(['PK'], '用户.xlsx');
  await staffOn(() => json({ code: 200, data: {} })).post('/api/v1/users/_import', {
    query: { deptId: '12' },
    form: { file },
  });
  const part = (await sent[0]?.formData())?.get('file');
  expect(part).toMatchObject({ name: '用户.xlsx' });
  expect(new URL(sent[0]?.url ?? '').search).toBe('?deptId=12');
});

test('R-7.49 a binary answer is a file under the name the server gave', async () => {
  const headers = {
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': `attachment; filename="users.xlsx"; filename*=UTF-8''${encodeURIComponent('用户.xlsx')}`,
  };
  const file = await staffOn(() => new Response('PK', { headers })).get('/api/v1/users/template');
  expect(file.name).toBe('用户.xlsx');
  expect(file.type).toBe(headers['content-type']);
  expect(await file.text()).toBe('PK');
  expect(told).toEqual(['success']);
});

test('D-55 a create call carries its idempotency key', async () => {
  const buyer = buyerOn(() => json({ code: 200, data: { orderId: '1', orderNo: 'O25112000001' } }));
  await buyer.post('/api/sp/front/inquiry/create', {
    idempotencyKey: '3f1c0b7e-6b0c-4a55-9a43-0a1de3f7f6aa',
    body: { lines: [], addressId: '1', paymentMethod: 'OFFLINE_TRANSFER', notifyUserIds: [] },
  });
  expect(sent[0]?.headers.get('Idempotency-Key')).toBe('3f1c0b7e-6b0c-4a55-9a43-0a1de3f7f6aa');
});
