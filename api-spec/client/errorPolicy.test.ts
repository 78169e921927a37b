import { expect, test } from 'vitest';
import { errorPolicy } from './errorPolicy';
import type { ApiFamily, ErrorPolicy } from './errorPolicy';

const toast = (messageKey: ErrorPolicy['messageKey']): ErrorPolicy => ({
  reject: true,
  clearSession: false,
  redirect: 'none',
  messageKey,
  preferServerMessage: false,
});
const refused: ErrorPolicy = { ...toast('requestFailed'), preferServerMessage: true };
const expired: ErrorPolicy = { ...refused, clearSession: true, redirect: 'login-with-return' };
const replaced: ErrorPolicy = { ...refused, clearSession: true, redirect: 'login-replace' };

type Row = [
  title: string,
  family: ApiFamily,
  http: number | undefined,
  body: number | string | undefined,
  ErrorPolicy,
];

test.each<Row>([
  [
    'R-8.01, R-8.02, R-8.03 body 401: clear, message or default, login with the way back',
    'buyer',
    200,
    401,
    expired,
  ],
  ['R-8.04 body 203: clear, message, route replaced', 'buyer', 200, 203, replaced],
  ['R-8.05 any other body code: message or default, reject', 'buyer', 200, 40902, refused],
  ['R-8.05 the same on the staff side', 'staff', 200, 40901, refused],
  ['R-8.05 a foreign text code', 'staff', 200, 'A0400', refused],
  ['R-8.05 an answer that is no envelope', 'buyer', 200, undefined, refused],
  ['R-8.06 HTTP 401, buyer: a toast only', 'buyer', 401, undefined, toast('http401')],
  [
    'R-8.06, D-02 HTTP 401, staff: toast, and the session is over',
    'staff',
    401,
    undefined,
    { ...toast('http401'), clearSession: true, redirect: 'login-with-return' },
  ],
  ['R-8.07 HTTP 403', 'staff', 403, 40301, toast('http403')],
  ['R-8.08 HTTP 404', 'buyer', 404, undefined, toast('http404')],
  ['R-8.09 HTTP 500', 'buyer', 500, 50001, toast('http500')],
  ['R-8.10 another HTTP status', 'buyer', 502, undefined, toast('network')],
  ['R-8.10 no response', 'staff', undefined, undefined, toast('network')],
  ['D-02 HTTP 413 of a proxy: the size message', 'buyer', 413, undefined, toast('http413')],
  [
    'D-01 a success',
    'buyer',
    200,
    200,
    {
      reject: false,
      clearSession: false,
      redirect: 'none',
      messageKey: undefined,
      preferServerMessage: false,
    },
  ],
])('%s', (_title, family, http, body, expected) => {
  expect(errorPolicy(family, http, body)).toEqual(expected);
});
