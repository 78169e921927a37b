import { randomUUID } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { listOperations } from '../contract/operations';

/** Answer of the API as a test reads it, over any transport. */
export interface Answer {
  status: number;
  code: number;
  message: string;
  data: unknown;
}

/** Answer of a server in this process. */
export interface ApiAnswer extends Answer {
  raw: LightMyRequestResponse;
}

/** File for a multipart form. */
export interface FormFile {
  filename: string;
  data: Buffer;
  type?: string;
}

type Query = Record<string, string | number | boolean | string[] | undefined>;
type Headers = Record<string, string>;

/** Sends calls as one person, over any transport. */
export interface Caller {
  get(path: string): Promise<Answer>;
  post(path: string, body?: object, headers?: Headers): Promise<Answer>;
  put(path: string, body?: object, headers?: Headers): Promise<Answer>;
}

/** Sends calls as one person to a server in this process. */
export interface Tester extends Caller {
  /** Token as the app would store it; empty for an anonymous caller. */
  token: string;
  get(path: string, query?: Query, headers?: Headers): Promise<ApiAnswer>;
  post(path: string, body?: object, headers?: Headers): Promise<ApiAnswer>;
  put(path: string, body?: object, headers?: Headers): Promise<ApiAnswer>;
  patch(path: string, body?: object, headers?: Headers): Promise<ApiAnswer>;
  del(path: string, headers?: Headers, body?: object): Promise<ApiAnswer>;
  form(path: string, fields: Record<string, string | FormFile>, headers?: Headers): Promise<ApiAnswer>;
}

function read(raw: LightMyRequestResponse): ApiAnswer {
  const isJson = String(raw.headers['content-type'] ?? '').startsWith('application/json');
  const body: Partial<ApiAnswer> = isJson ? raw.json<Partial<ApiAnswer>>() : {};
  return {
    status: raw.statusCode,
    code: body.code ?? 0,
    message: body.message ?? '',
    data: body.data ?? null,
    raw,
  };
}

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

function formBody(fields: Record<string, string | FormFile>): { type: string; payload: Buffer } {
  const boundary = '----selvedge-test-boundary';
  const parts: Buffer[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const file = typeof value === 'string' ? null : value;
    const disposition = `form-data; name="${name}"${file === null ? '' : `; filename="${file.filename}"`}`;
    const type = file === null ? '' : `\r\nContent-Type: ${file.type ?? 'application/octet-stream'}`;
    parts.push(
      Buffer.from(`--${boundary}\r\nContent-Disposition: ${disposition}${type}\r\n\r\n`),
      typeof value === 'string' ? Buffer.from(value) : value.data,
      Buffer.from('\r\n'),
    );
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, payload: Buffer.concat(parts) };
}

/** Calls with an idempotency key: each gets its own key here, unless the test sets one. */
const keyed = listOperations()
  .filter(({ idempotent }) => idempotent)
  .map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i'));

/** Returns a fresh Idempotency-Key header for a call that takes one, and no header for the others. */
export function keyFor(method: string, path: string): Headers {
  return keyed.some((one) => one.test(`${method} ${path}`)) ? { 'idempotency-key': randomUUID() } : {};
}

/** Headers for a call of a {@link Tester} without an Idempotency-Key. */
export const NO_KEY = { 'idempotency-key': '' };

/**
 * Creates a caller that sends the given headers with every call, and a fresh Idempotency-Key with those that take one, as the apps do; a
 * header without a value is not sent.
 */
export function makeTester(app: FastifyInstance, own: Headers, token = ''): Tester {
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    headers: Headers = {},
    payload?: object | Buffer,
  ) => {
    const all = { ...own, ...keyFor(method, url.split('?')[0] ?? url), ...headers };
    const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
    return read(await app.inject({ method, url, headers: sent, ...(payload ? { payload } : {}) }));
  };
  return {
    token,
    get: (path, query = {}, headers) => call('GET', withQuery(path, query), headers),
    post: (path, body = {}, headers) => call('POST', path, headers, body),
    put: (path, body = {}, headers) => call('PUT', path, headers, body),
    patch: (path, body, headers) => call('PATCH', path, headers, body),
    del: (path, headers, body) => call('DELETE', path, headers, body),
    form(path, fields, headers = {}) {
      const { type, payload } = formBody(fields);
      return call('POST', path, { ...headers, 'content-type': type }, payload);
    },
  };
}
