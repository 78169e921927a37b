import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuyerClient, createStaffClient } from '../client/clients';
import { isApiError } from '../client/ApiError';
import { frameTypes, parseFrame } from '../client/frames';
import { badCalls } from '../test/badCalls';
import { document } from '../test/document';
import { startMock, type Mock } from './server.mjs';

let mock: Mock;
beforeAll(async () => {
  mock = await startMock({ document, port: 0, host: '127.0.0.1' });
});
afterAll(() => mock.close());

const clientOptions = (token: string | null) => ({
  baseUrl: mock.url,
  getToken: () => token,
  getLanguage: () => 'zh-CN',
});

test('K the mock starts as a process of its own and says where it is', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('start.mjs', import.meta.url))], {
    env: { ...process.env, MOCK_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let url = '';
    for await (const line of createInterface({ input: child.stdout })) {
      url = /http:\/\/127\.0\.0\.1:\d+(?= )/.exec(line)?.[0] ?? '';
      if (url !== '') break;
    }
    expect(
      (await fetch(`${url}/api/sp/front/list/page`, { headers: { 'Authori-zation': 'x' } })).status,
    ).toBe(200);
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

test('R-1.05 the mock takes several sort fields between commas, and refuses one of them at the parameter', async () => {
  const buyer = createBuyerClient({ ...clientOptions('any'), onMessage: () => undefined });
  const list = (query: { sort: ('name' | 'closeAt')[]; order?: ('asc' | 'desc')[] }) =>
    buyer.get('/api/sp/front/list/page', { query });
  expect((await list({ sort: ['name', 'closeAt'], order: ['asc', 'desc'] })).list.length).toBeGreaterThan(0);
  expect((await list({ sort: ['name'] })).list.length).toBeGreaterThan(0);
  await expect(list({ sort: ['name', 'name'] })).rejects.toMatchObject({
    code: 40001,
    data: { fields: { sort: '不可重复' } },
  });
});

interface Shown {
  data: { retryAfter?: number; list?: unknown[] };
}
const read = async (answer: Response): Promise<Shown> => (await answer.json()) as Shown;

const JSON_CALL = { 'Content-Type': 'application/json', 'Authori-zation': 'x', Authorization: 'Bearer x' };
async function told(path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${mock.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...JSON_CALL, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as {
    code: number;
    message: string;
    data: { fields?: Record<string, string> };
  };
}

test.each(badCalls)(
  'D-02 E-40001 the mock names what the server names: $what',
  async ({ path, body, fields }) => {
    expect(await told(path, body)).toEqual({ code: 40001, message: '请检查填写的内容', data: { fields } });
  },
);

test('Q-42 refusals come in the language asked for, those of the examples too', async () => {
  const english = { 'Accept-Language': 'en-GB' };
  expect(await told('/api/sp/front/order/page?pageSize=201', undefined, english)).toMatchObject({
    message: 'Please check what you entered',
    data: { fields: { pageSize: 'Not above 200' } },
  });
  const shown = await told('/api/sp/front/cart/count', undefined, { ...english, Prefer: 'example=error401' });
  expect(shown).toMatchObject({ code: 401, message: 'token expired, log in again' });
  const fields = await told('/api/v1/suppliers/options', undefined, {
    ...english,
    Prefer: 'example=error40001',
  });
  expect(fields.data.fields).toEqual({ keywords: 'At most 100 characters' });
});

test('K an unknown example or status is answered with those that exist; a query in another case is not read', async () => {
  const path = '/api/sp/front/cart/count';
  const example = await told(path, undefined, { Prefer: 'example=huge' });
  expect(example.message).toBe(
    'frontCartCount has no example huge; there are usual, empty, error203, error401',
  );
  const status = await told(path, undefined, { Prefer: 'code=418' });
  expect(status.message).toBe('frontCartCount has no answer 418; there are 200, 500, 503');
  expect((await told('/api/sp/front/order/page?pagesize=900')).code).toBe(200);
});

test('D-54 the live channels open and stay quiet, until a frame is asked for', async () => {
  const heard: unknown[] = [];
  const socket = new WebSocket(`${mock.url.replace('http', 'ws')}/ws/front`);
  socket.addEventListener('message', ({ data }) => heard.push(parseFrame('front', String(data))));
  await once(socket, 'open');
  const ask = (channel: string, type: string) =>
    fetch(`${mock.url}/__frames/${channel}?type=${type}`, { method: 'POST' });
  expect((await ask('admin', 'notice')).status).toBe(200);
  expect((await ask('front', 'presence')).status).toBe(404);
  expect(heard).toEqual([]);
  for (const type of frameTypes.front) expect((await ask('front', type)).status).toBe(200);
  await expect.poll(() => heard.length).toBe(frameTypes.front.length);
  expect(heard).toEqual(frameTypes.front.map((type) => expect.objectContaining({ type })));
  socket.close();
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
  expect(soon.headers.get('retry-after')).toBe(String((await read(soon)).data.retryAfter));
  expect(done.headers.get('retry-after')).toBeNull();
  expect(soon.headers.get('x-request-id')).not.toBe(done.headers.get('x-request-id'));
});

test('K Prefer chooses a named example, CORS lets both apps in', async () => {
  const headers = { 'Authori-zation': 'x', Prefer: 'example=empty', Origin: 'http://localhost:3000' };
  const response = await fetch(`${mock.url}/api/sp/front/list/page`, { headers });
  expect((await read(response)).data.list).toEqual([]);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  expect(response.headers.get('access-control-expose-headers')).toContain('X-Request-Id, Retry-After');
  const preflight = await fetch(`${mock.url}/api/v1/users/me`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:3001', 'Access-Control-Request-Headers': 'authorization, prefer' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization, prefer');
});
