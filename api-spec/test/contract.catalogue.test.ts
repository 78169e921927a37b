/** The catalogue's own calls are literal (ruling 1, R-7.01..R-7.42), and the calls of this step are there. */
import { expect, test } from 'vitest';
import { follow, operations, type Operation } from './document';

/** ID, method, path, query parameters, fields of a multipart body. Spelling is the catalogue's. */
const CATALOGUE: [string, string, string, string[]?, string[]?][] = [
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

/** Extensions that the walking product needs, by ID. */
const EXTENSIONS = [
  ...[...span(1, 16), ...span(18, 52), ...span(54, 74), ...span(77, 94)].map(buyer),
  ...[97, 98, 99, ...span(102, 107)].map(buyer),
  ...[
    ...span(1, 44),
    ...span(47, 49),
    ...span(51, 90),
    ...span(110, 113),
    ...span(117, 122),
    124,
    ...span(152, 157),
    164,
  ].map(staff),
];

function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
function buyer(number: number): string {
  return `X-B${String(number).padStart(2, '0')}`;
}
function staff(number: number): string {
  return `X-A${String(number).padStart(2, '0')}`;
}
function find(method: string, path: string): Operation | undefined {
  return operations.find((one) => one.method === method && one.path === path);
}

test.each(CATALOGUE)('%s %s %s is described literally', (id, method, path, query = [], fields = []) => {
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
    CATALOGUE.map(([, method, path]) => `${method} ${path}`).sort(),
  );
});

test('X every extension of this step is described', () => {
  const described = new Set(operations.flatMap((one) => one['x-requirements']));
  expect(EXTENSIONS.filter((id) => !described.has(id))).toEqual([]);
});

test('R-3.09 R-7.48 the payload of bin/email is email, validateCode, invitationCode', () => {
  const body = find('POST', '/api/sp/front/user/bin/email')?.requestBody?.content['application/json'];
  expect(Object.keys(body?.schema.properties ?? {})).toEqual(['email', 'validateCode', 'invitationCode']);
});

test('R-7.40 R-7.41 R-7.49 template and export answer a spreadsheet', () => {
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  for (const path of ['/api/v1/users/template', '/api/v1/users/_export', '/api/sp/front/import/template']) {
    expect(Object.keys(find('GET', path)?.responses['200']?.content ?? {})).toContain(xlsx);
  }
});
