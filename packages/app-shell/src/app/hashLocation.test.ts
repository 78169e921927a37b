import { expect, test } from 'vitest';
import { readAddress } from './hashLocation';

test.each([
  ['R-2.01 the query stands inside the hash', '#/product/list?a=1', '', '/product/list', 'a=1'],
  [
    'R-2.01 a query before the hash is read too',
    '#/login',
    '?redirect=%2Faddress',
    '/login',
    'redirect=%2Faddress',
  ],
  ['R-2.01 the inner query wins', '#/login?x=1', '?y=2', '/login', 'x=1'],
  ['R-2.08 an empty hash is the root', '', '', '/', ''],
  ['a hash without a slash gets one', '#address', '', '/address', ''],
])('%s', (_title, hash, search, path, query) => {
  expect(readAddress({ hash, search })).toEqual({ path, search: query });
});
