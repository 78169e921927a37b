import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuyerClient, createStaffClient } from '../client/clients';
import { isApiError } from '../client/ApiError';
import { document } from '../test/document';
import { startMock, type Mock } from './server.mjs';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ document, port: 0, host: '127.0.0.1' });
}, 30_000);
afterAll(() => mock.close());

const clientOptions = (token: string | null) => ({
  baseUrl: mock.url,
  getToken: () => token,
  getLanguage: () => 'zh-CN',
});

test('K the mock is ready in under 3 s', { retry: 3, timeout: 30_000 }, async () => {
  const started = performance.now();
  const child = spawn(process.execPath, [fileURLToPath(new URL('start.mjs', import.meta.url))], {
    env: { ...process.env, MOCK_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (/http:\/\/127\.0\.0\.1:\d+ /.test(line)) break;
    }
    expect(performance.now() - started).toBeLessThan(3000);
  } finally {
    child.kill();
  }
});

test('R-7.44 the typed clients work against the mock, files included', async () => {
  const buyer = createBuyerClient(clientOptions('any'));
  const staff = createStaffClient(clientOptions('Bearer any'));
  expect((await buyer.get('/api/sp/front/list/page')).list.length).toBeGreaterThan(0);
  expect((await staff.get('/api/v1/users/me')).roles).toEqual(['SALES']);
  const sheet = await staff.get('/api/v1/users/template');
  expect(sheet.name).toBe('template.xlsx');
  expect((await sheet.text()).slice(0, 2)).toBe('PK');
});

test('D-02 refusals have the shapes of the server', async () => {
  const refused = async (call: Promise<unknown>) => {
    const error: unknown = await call.catch((reason: unknown) => reason);
    if (!isApiError(error)) throw new Error('expected a refusal');
    return { code: error.code, httpStatus: error.httpStatus, fields: Object.keys(error.fields) };
  };
  const buyer = createBuyerClient(clientOptions(null));
  const staff = createStaffClient(clientOptions(null));
  const badLogin = { username: '', password: 'x', key: '', code: '' };
  expect(await refused(buyer.get('/api/sp/front/user/get/info'))).toEqual({
    code: 401,
    httpStatus: 200,
    fields: [],
  });
  expect(await refused(staff.get('/api/v1/users/me'))).toEqual({ code: 401, httpStatus: 401, fields: [] });
  expect(await refused(buyer.post('/api/sp/front/user/login', { body: badLogin }))).toEqual({
    code: 40001,
    httpStatus: 200,
    fields: ['username'],
  });
  expect((await fetch(`${mock.url}/api/v1/nothing`)).status).toBe(404);
  expect((await fetch(`${mock.url}/api/v1/users/me`, { method: 'PATCH' })).status).toBe(404);
});

test('D-59 the address of a stored file leads to a picture, another one for another file', async () => {
  const pictures = await Promise.all(
    ['f-601', 'f-602?until=1763697120000&signature=x'].map(async (file) => {
      const answer = await fetch(`${mock.url}/files/${file}`);
      expect(answer.headers.get('content-type')).toBe('image/png');
      return Buffer.from(await answer.arrayBuffer());
    }),
  );
  expect(pictures[0]?.subarray(1, 4).toString()).toBe('PNG');
  expect(pictures[0]?.equals(pictures[1] ?? pictures[0])).toBe(false);
});

test('D-60 an answer has an id of its own, and one that asks to wait says how long, also in its headers', async () => {
  const ask = (prefer: string) =>
    fetch(`${mock.url}/api/sp/front/user/sendCode`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Prefer: prefer },
      body: JSON.stringify({ areaCode: '+86', phone: '13800138000', type: 1 }),
    });
  const [soon, done] = await Promise.all([ask('example=error40005'), ask('example=usual')]);
  expect(soon.headers.get('retry-after')).toBe(String((await soon.json()).data.retryAfter));
  expect(done.headers.get('retry-after')).toBeNull();
  expect(soon.headers.get('x-request-id')).not.toBe(done.headers.get('x-request-id'));
});

test('K Prefer chooses a named example, CORS lets both apps in', async () => {
  const headers = { 'Authori-zation': 'x', Prefer: 'example=empty', Origin: 'http://localhost:3000' };
  const response = await fetch(`${mock.url}/api/sp/front/list/page`, { headers });
  expect((await response.json()).data.list).toEqual([]);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(response.headers.get('access-control-expose-headers')).toContain('X-Request-Id, Retry-After');
  const preflight = await fetch(`${mock.url}/api/v1/users/me`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:3001', 'Access-Control-Request-Headers': 'authorization, prefer' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, prefer');
});
