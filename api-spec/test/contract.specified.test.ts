/** Tests that the specified calls are exactly as specified, and that the document has every extension in scope. */
import { expect, test } from 'vitest';
import { BUYER_EXTENSIONS, BUYER_LATER } from './buyerExtensions';
import { follow, operations, type Operation } from './document';
import { STAFF_EXTENSIONS, STAFF_LATER } from './staffExtensions';

/** Specified calls: ID, method, path, query parameters, fields of a multipart body, spelt as specified. */
const SPECIFIED: [string, string, string, string[]?, string[]?][] = [
  ['R-7.01', 'POST', '/api/sp/front/wechat/login', ['code']],
  ['R-7.02', 'POST', '/api/sp/front/wechat/login/qr', ['code']],
  ['R-7.03', 'POST', '/api/sp/front/user/login'],
  ['R-7.04', 'GET', '/api/sp/front/user/logout'],
  ['R-7.05', 'GET', '/api/sp/admin/validate/code/get', ['temp']],
  ['R-7.06', 'POST', '/api/sp/front/upload/image', [], ['file']],
  ['R-7.07', 'POST', '/api/sp/front/user/sendCode'],
  ['R-7.08', 'POST', '/api/sp/front/user/register'],
  ['R-7.09', 'POST', '/api/sp/front/user/forget'],
  ['R-7.10', 'GET', '/api/sp/front/user/get/info'],
  ['R-7.11', 'GET', '/api/sp/front/user/get/salesman'],
  ['R-7.12', 'POST', '/api/sp/front/user/update'],
  ['R-7.13', 'GET', '/api/sp/front/user/address/list', ['pageNum', 'pageSize', 'areaType']],
  ['R-7.14', 'POST', '/api/sp/front/user/address/edit'],
  ['R-7.15', 'POST', '/api/sp/front/user/address/del'],
  ['R-7.16', 'POST', '/api/sp/front/user/address/default/set'],
  ['R-7.17', 'GET', '/api/sp/front/user/address/default'],
  ['R-7.18', 'GET', '/api/sp/common/money/exchange/list'],
  ['R-7.19', 'POST', '/api/sp/front/user/bind'],
  ['R-7.20', 'POST', '/api/sp/front/wechat/login/qr/bind', ['code']],
  ['R-7.21', 'POST', '/api/sp/front/user/bin/sale', ['invitationCode']],
  ['R-7.22', 'POST', '/api/sp/common/email/send'],
  ['R-7.23', 'POST', '/api/sp/front/user/bin/email'],
  ['R-7.24', 'POST', '/api/v1/auth/login', [], ['username', 'password', 'captchaKey', 'captchaCode']],
  ['R-7.25', 'GET', '/api/v1/users/me'],
  ['R-7.26', 'DELETE', '/api/v1/auth/logout'],
  ['R-7.27', 'GET', '/api/v1/menus/routes'],
  ['R-7.28', 'GET', '/api/v1/menus', ['keywords', 'status']],
  ['R-7.29', 'GET', '/api/v1/menus/options', ['onlyParent']],
  ['R-7.30', 'GET', '/api/v1/menus/{id}/form'],
  ['R-7.31', 'POST', '/api/v1/menus'],
  ['R-7.32', 'PUT', '/api/v1/menus/{id}'],
  ['R-7.33', 'DELETE', '/api/v1/menus/{id}'],
  [
    'R-7.34',
    'GET',
    '/api/v1/users/page',
    ['pageNum', 'pageSize', 'keywords', 'status', 'deptId', 'createTime'],
  ],
  ['R-7.35', 'GET', '/api/v1/users/{id}/form'],
  ['R-7.36', 'POST', '/api/v1/users'],
  ['R-7.37', 'PUT', '/api/v1/users/{id}'],
  ['R-7.38', 'PATCH', '/api/v1/users/{id}/password', ['password']],
  ['R-7.39', 'DELETE', '/api/v1/users/{id}'],
  ['R-7.40', 'GET', '/api/v1/users/template'],
  ['R-7.41', 'GET', '/api/v1/users/_export', ['keywords', 'status', 'deptId']],
  ['R-7.42', 'POST', '/api/v1/users/_import', ['deptId'], ['file']],
];

/** Calls of ours that the requirements do not list. */
const OWN = [
  'GET /api/sp/common/picture/{productId}',
  'GET /files/{id}',
  'POST /api/sp/front/upload/start',
  'POST /api/sp/front/upload/finish',
  'GET /api/sp/common/work',
  'POST /api/sp/front/export/retry',
  'POST /api/sp/front/export/del',
  'GET /api/sp/front/user/session/list',
  'POST /api/sp/front/user/session/end',
  'POST /api/sp/front/user/session/end/others',
  'GET /api/v1/auth/sessions',
  'DELETE /api/v1/auth/sessions',
  'DELETE /api/v1/auth/sessions/{id}',
];

function find(method: string, path: string): Operation | undefined {
  return operations.find((one) => one.method === method && one.path === path);
}

test.each(SPECIFIED)('%s %s %s is described literally', (id, method, path, query = [], fields = []) => {
  const found = find(method, path);
  expect(found).toBeDefined();
  expect(found?.['x-origin']).toBe('catalogue');
  expect(found?.['x-requirements']).toContain(id);
  expect(found?.parameters.filter((one) => one.in === 'query').map((one) => one.name)).toEqual(
    expect.arrayContaining(query),
  );
  const form = found?.requestBody?.content['multipart/form-data'];
  expect(Object.keys(form ? (follow(form.schema).properties ?? {}) : {})).toEqual(
    expect.arrayContaining(fields),
  );
});

test('K there are 42 catalogue calls and no other call claims to be one', () => {
  const claimed = operations.filter((one) => one['x-origin'] === 'catalogue');
  expect(claimed.map((one) => `${one.method} ${one.path}`).sort()).toEqual(
    SPECIFIED.map(([, method, path]) => `${method} ${path}`).sort(),
  );
});

const EXTENSIONS = [...BUYER_EXTENSIONS, ...STAFF_EXTENSIONS];

test.each(EXTENSIONS)('$id $method $path is described', ({ id, method, path }) => {
  const found = find(method, path);
  expect(found?.['x-origin']).toBe('extension');
  expect(found?.['x-requirements']).toContain(id);
});

test('X nothing is described that nobody asked for, and nothing that was put off', () => {
  const asked = EXTENSIONS.map(({ method, path }) => `${method} ${path}`);
  const described = operations
    .filter((one) => one['x-origin'] === 'extension')
    .map((one) => `${one.method} ${one.path}`);
  expect(described.sort()).toEqual([...asked, ...OWN].sort());
  const later = new Set([...BUYER_LATER, ...STAFF_LATER].map(({ id }) => id));
  expect(later.size).toBe(3);
  expect(operations.flatMap((one) => one['x-requirements']).filter((id) => later.has(id))).toEqual([]);
});

test('R-3.09 R-7.48 the payload of bin/email is email, validateCode, invitationCode; a change adds what proves the owner', () => {
  const body = find('POST', '/api/sp/front/user/bin/email')?.requestBody?.content['application/json'];
  const payload = ['email', 'validateCode', 'invitationCode'];
  expect(body?.schema.required).toEqual(payload);
  expect(Object.keys(body?.schema.properties ?? {})).toEqual([...payload, 'password', 'currentCode']);
});

test('L-06 every table that a call hands out as a file is a workbook', () => {
  const kinds = operations.flatMap((one) => Object.keys(one.responses['200']?.content ?? {}));
  const tables = new Set(kinds.filter((kind) => !/^(?:image\/|application\/(?:json|pdf)$)/.test(kind)));
  expect([...tables]).toEqual(['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']);
});

test('R-7.40 R-7.41 R-7.49 template and export answer a spreadsheet', () => {
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  for (const path of ['/api/v1/users/template', '/api/v1/users/_export', '/api/sp/front/import/template']) {
    expect(Object.keys(find('GET', path)?.responses['200']?.content ?? {})).toContain(xlsx);
  }
});
