import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEPT, send, tokenHeader, validCall } from './lib/calls';
import { startTortureFixture, type TortureFixture } from './lib/fixture';
import { titled } from './lib/settings';

let fixture: TortureFixture;
beforeAll(async () => {
  fixture = await startTortureFixture();
});
afterAll(() => fixture.server.close());

/** Headers that every answer must have. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(same-origin|no-referrer)$/,
  'content-security-policy': /frame-ancestors 'none'|sandbox/,
  'cross-origin-opener-policy': /^same-origin$/,
};

const OTHER_ADDRESSES = [
  '/',
  '/healthz',
  '/readyz',
  '/files/none',
  '/nothing',
  '/api/nothing',
  '/api/openapi.json',
];

type Headers = Readonly<Record<string, unknown>>;

function missing(headers: Headers): string[] {
  return Object.entries(HEADERS)
    .filter(([name, form]) => !form.test(String(headers[name] ?? '')))
    .map(([name]) => name);
}

/** Returns whether a text answer declares its character set. */
const saysCharset = (headers: Headers) => {
  const type = String(headers['content-type'] ?? '');
  return !/^(text\/|application\/json)/.test(type) || /charset=utf-8/i.test(type);
};

describe(titled('headers'), () => {
  test('each answer, also a refusal, keeps the browser from guessing, framing, telling and sharing', async () => {
    const { server, things } = fixture;
    const [buyer, staff] = [(await server.buyer('demo')).token, (await server.staff('root')).token];
    const wrong: string[] = [];
    const judge = (name: string, headers: Headers) => {
      for (const one of missing(headers)) wrong.push(`${name}: no ${one}`);
      if (headers['access-control-allow-origin'] !== undefined) wrong.push(`${name}: open to other origins`);
      if (headers['set-cookie'] !== undefined) wrong.push(`${name}: a cookie`);
      if (!saysCharset(headers)) wrong.push(`${name}: no charset`);
    };
    for (const operation of KEPT.filter(({ method }) => method === 'get')) {
      const own = tokenHeader(operation, operation.family === 'staff' ? staff : buyer);
      judge(operation.id, (await send(server, validCall(operation, things), own)).raw.headers);
      judge(`${operation.id} refused`, (await send(server, validCall(operation, things))).raw.headers);
    }
    for (const url of OTHER_ADDRESSES) {
      const headers = { origin: 'https://elsewhere.example' };
      judge(url, (await server.inject({ method: 'GET', url, headers })).headers);
    }
    expect(wrong).toEqual([]);
  });

  test('what a session shows is kept by no cache', async () => {
    const { server, things } = fixture;
    const { token } = await server.buyer('demo');
    const reads = KEPT.filter(
      ({ method, family, session }) => method === 'get' && family === 'buyer' && session === 'required',
    );
    for (const operation of reads.filter(({ id }) => id !== 'frontUserLogout')) {
      const { raw } = await send(server, validCall(operation, things), tokenHeader(operation, token));
      expect([operation.id, raw.headers['cache-control']]).toEqual([operation.id, 'no-store']);
    }
  });

  test('a call made from another site needs a header that such a page may not send', async () => {
    const { server, things } = fixture;
    const { token } = await server.buyer('demo');
    for (const operation of KEPT.filter(
      ({ session, family }) => session === 'required' && family === 'buyer',
    )) {
      const call = validCall(operation, things);
      const headers = { ...call.headers, cookie: `authori-zation=${token}; token=${token}` };
      const answer = await send(server, { ...call, headers });
      expect([operation.id, answer.code]).toEqual([operation.id, 401]);
    }
  });

  test('methods that no call is described with are answered by none', async () => {
    const { server } = fixture;
    for (const url of ['/api/sp/front/cart/list', '/api/v1/users/me', '/']) {
      for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS']) {
        const answer = await server.inject({ method, url } as InjectOptions).catch(() => null);
        expect([url, method, answer?.statusCode ?? 404]).toEqual([url, method, 404]);
      }
    }
  });
});
