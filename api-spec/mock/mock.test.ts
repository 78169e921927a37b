import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBuyerClient, createStaffClient } from '../client/clients';
import { isApiError } from '../client/ApiError';
import { follow, operations } from '../test/document';
import type { Operation, SchemaNode } from '../test/document';

const PORT = '4521';
let child: ChildProcess;
let url: string;

beforeAll(async () => {
  child = spawn(process.execPath, [fileURLToPath(new URL('start.mjs', import.meta.url))], {
    env: { ...process.env, MOCK_PORT: PORT },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    url = /http:\/\/\S+/.exec(line)?.[0] ?? '';
    if (url) break;
  }
}, 30_000);
afterAll(() => child.kill());

/** A value that fits the schema of a parameter or of a multipart part. */
function sample(node: SchemaNode): string {
  const schema = follow(node) as SchemaNode & {
    enum?: string[];
    examples?: unknown[];
    minimum?: number;
    pattern?: string;
  };
  if (schema.oneOf?.[0]) return sample(schema.oneOf[0]);
  if (schema.enum?.[0] !== undefined) return String(schema.enum[0]);
  if (schema.examples?.[0] !== undefined) return String(schema.examples[0]);
  if (schema.type === 'array' && schema.items) return sample(schema.items);
  if (schema.type === 'integer') return String(schema.minimum ?? 1);
  if (schema.format === 'date') return '2025-11-01';
  if (schema.format === 'date-time') return '2025-11-01T00:00:00Z';
  if (schema.pattern === '^[0-9]+$') return '1763610728000';
  return 'demo';
}

function addressOf(operation: Operation): string {
  const required = operation.parameters.filter((parameter) => parameter.required);
  const path = required
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, { name, schema }) => text.replace(`{${name}}`, sample(schema)), operation.path);
  const query = required
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [name, sample(schema)]);
  return `${url}${path}?${new URLSearchParams(query).toString()}`;
}

function bodyOf(operation: Operation): { body?: string | FormData; headers: Record<string, string> } {
  const headers = { 'Authori-zation': 'mock', Authorization: 'Bearer mock' };
  const content = operation.requestBody?.content ?? {};
  const json = content['application/json'];
  if (json) {
    const example = Object.values(json.examples ?? {})[0];
    return {
      body: JSON.stringify(example ? follow(example).value : {}),
      headers: { ...headers, 'Content-Type': 'application/json' },
    };
  }
  const parts = content['multipart/form-data'];
  if (!parts) return { headers };
  const schema = follow(parts.schema);
  const form = new FormData();
  for (const name of schema.required ?? []) {
    if (name === 'file') form.append(name, new File(['PK'], 'sheet.xlsx'));
    else form.append(name, sample(schema.properties?.[name] ?? {}));
  }
  return { body: form, headers };
}

test('Q-47, K every described operation is answered with its documented success', async () => {
  const wrong: string[] = [];
  for (const operation of operations) {
    const response = await fetch(addressOf(operation), { method: operation.method, ...bodyOf(operation) });
    const type = response.headers.get('content-type')?.split(';')[0] ?? '';
    const documented = Object.keys(operation.responses['200']?.content ?? {}).includes(type);
    const text = await response.text();
    const done = type !== 'application/json' || JSON.parse(text).code === 200;
    if (response.status !== 200 || !documented || !done) {
      wrong.push(`${operation.operationId}: ${response.status} ${type} ${text.slice(0, 200)}`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

const clientOptions = (token: string | null) => ({
  baseUrl: url,
  getToken: () => token,
  getLanguage: () => 'zh-CN',
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
  expect((await fetch(`${url}/api/v1/nothing`)).status).toBe(404);
});

test('K Prefer chooses a named example, CORS lets both apps in', async () => {
  const headers = { 'Authori-zation': 'x', Prefer: 'example=empty', Origin: 'http://localhost:3000' };
  const response = await fetch(`${url}/api/sp/front/list/page`, { headers });
  expect((await response.json()).data.list).toEqual([]);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
  const preflight = await fetch(`${url}/api/v1/users/me`, {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:3001', 'Access-Control-Request-Headers': 'authorization' },
  });
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
});
