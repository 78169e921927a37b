import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dataOf, document } from '../test/document';
import { startProxy, type Proxy } from './proxy.mjs';
import { listen } from './streams.mjs';

interface Reply {
  status?: number;
  type?: string;
  /** Whether the response has an X-Request-Id. */
  named?: boolean;
  body: unknown;
}

/** Next response of the server behind the proxy. */
let reply: Reply;
let upstream: { url: string; close: () => Promise<void> };
let proxy: Proxy;

beforeAll(async () => {
  const server: Server = createServer((_request, response) => {
    const { status = 200, type = 'application/json', named = true, body } = reply;
    response
      .writeHead(status, { 'Content-Type': type, ...(named ? { 'X-Request-Id': 'f3a9c2e51d04b68a' } : {}) })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  upstream = await listen(server, 0, '127.0.0.1');
  proxy = await startProxy({ document, upstream: upstream.url, port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await proxy.close();
  await upstream.close();
});
beforeEach(() => fetch(`${proxy.url}/__deviations`, { method: 'DELETE' }));

const TOKEN = { 'Authori-zation': 'token' };
const COUNT = '/api/sp/front/cart/count';
const ok = (data: unknown) => ({ code: 200, message: 'ok', data });
const refusal = (code: number, data: unknown = null) => ({ code, message: '不行', data });
const json = (body: object) => ({
  method: 'POST',
  headers: { ...TOKEN, 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

/** Returns the deviations that the proxy finds in one call, as `side: what`. */
async function found(answer: Reply, path: string, init: RequestInit = { headers: TOKEN }): Promise<string[]> {
  reply = answer;
  await fetch(`${proxy.url}${path}`, init);
  return proxy.state.deviations.map(({ side, what }) => `${side}: ${what}`);
}

test('K a call that keeps the contract passes unchanged and unnamed', async () => {
  const body = ok(dataOf('frontCartCount', 'usual'));
  expect(await found({ body }, COUNT)).toEqual([]);
  const answer = await fetch(`${proxy.url}${COUNT}`, { headers: TOKEN });
  expect(await answer.json()).toEqual(body);
  const seen = await (await fetch(`${proxy.url}/__deviations`)).json();
  expect(seen).toEqual({ calls: 2, operations: ['frontCartCount'], deviations: [] });
});

test('K D-02 refusals that are listed are no deviation, a missing session neither when it is told so', async () => {
  const order = '/api/sp/front/order/detail/o-1';
  expect(await found({ body: refusal(40401) }, order)).toEqual([]);
  expect(await found({ body: refusal(401) }, order, {})).toEqual([]);
  expect(await found({ status: 401, body: refusal(401) }, '/api/v1/users/me', {})).toEqual([]);
});

test.each<[string, Reply, string]>([
  ['status', { status: 418, body: ok(null) }, 'answer: status 418 is not described'],
  ['code', { body: refusal(40912, { by: [] }) }, 'answer: code 40912 is not listed in x-errors'],
  ['media type', { type: 'text/plain', body: 'ok' }, 'answer: The received media type "text/plain"'],
  [
    'missing field',
    { body: ok({ lines: 1 }) },
    "answer: Response body property data must have required property 'qty'",
  ],
  [
    'unknown field',
    { body: ok({ lines: 1, qty: 2, open: 3 }) },
    'answer: Response body property data must NOT have additional',
  ],
  [
    'type of a field',
    { body: ok({ lines: '1', qty: 2 }) },
    'answer: Response body property data.lines must be integer',
  ],
  [
    'header',
    { named: false, body: ok({ lines: 1, qty: 2 }) },
    "answer: Response header must have required property 'x-request-id'",
  ],
  ['refusal without data', { body: refusal(401, {}) }, 'answer: Response body property data must be null'],
])('K a wrong %s of an answer is reported', async (_what, answer, expected) => {
  const all = await found(answer, COUNT);
  expect(
    all.some((one) => one.startsWith(expected)),
    all.join('\n'),
  ).toBe(true);
});

test('K wrong data of a refusal is reported', async () => {
  const login = json({ username: 'a', password: 'b', key: '', code: '' });
  expect(await found({ body: refusal(40001) }, '/api/sp/front/user/login', login)).toEqual([
    'answer: Response body property data must be object',
  ]);
});

test('K an answer without the session that the call needs is reported', async () => {
  expect(await found({ body: ok({ lines: 1, qty: 2 }) }, COUNT, {})).toHaveLength(1);
});

test.each<[string, string, RequestInit, string]>([
  ['path', '/api/sp/front/nowhere', {}, 'request: this path is not described'],
  ['method', COUNT, { method: 'DELETE' }, 'request: this method is not described'],
  ['query name', `${COUNT}?colour=red`, { headers: TOKEN }, 'request: query.colour is not described'],
  [
    'query value',
    '/api/sp/front/list/page?pageSize=201',
    { headers: TOKEN },
    'request: Request query parameter pagesize must be <= 200',
  ],
  [
    'body',
    '/api/sp/front/cart/clear',
    json({ everything: true }),
    'request: Request body must NOT have additional',
  ],
])('K a wrong %s of a request is reported', async (_what, path, init, expected) => {
  const all = await found({ body: refusal(40001, { fields: {} }) }, path, init);
  expect(
    all.some((one) => one.startsWith(expected)),
    all.join('\n'),
  ).toBe(true);
});

test('K the command names each deviation, counts them and ends with a fault', async () => {
  reply = { status: 418, body: ok(null) };
  const child = spawn(process.execPath, [fileURLToPath(new URL('startProxy.mjs', import.meta.url))], {
    env: { ...process.env, PROXY_PORT: '0', PROXY_UPSTREAM: upstream.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(line);
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (said.length > 1 || !url) continue;
    await fetch(`${url}${COUNT}`, { headers: TOKEN });
    child.kill('SIGTERM');
  }
  expect(said.slice(1)).toEqual([
    `answer  GET ${COUNT} (418): status 418 is not described`,
    '1 calls of 1 operations, 1 deviations',
  ]);
  expect(await ended).toBe(1);
});
