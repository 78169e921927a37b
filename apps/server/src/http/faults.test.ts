import { once } from 'node:events';
import { connect } from 'node:net';
import { codes } from '@selvedge/api-spec/codes';
import { JSON_MAX_BYTES } from '@selvedge/domain/constants';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { refuse } from './errors';
import { answerFaults } from './faults';
import { stopApp } from './stop';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(['/%', '/api/%zz', `/api/sp/common/picture/${'a'.repeat(700)}`])(
  'D-02 an address that is none answers 404 in the envelope: %s',
  async (url) => {
    const answer = await server.inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: 404, message: '请求地址错误', data: null });
  },
);

test('no refusal is kept by a cache', async () => {
  for (const url of ['/api/v1/users/me', '/api/sp/front/user/get/info', '/api/nothing']) {
    expect((await server.inject({ method: 'GET', url })).headers['cache-control']).toBe('no-store');
  }
});

test('E-41301 a JSON body above its limit is told that limit', async () => {
  const body = { username: 'x'.repeat(JSON_MAX_BYTES), password: 'x', key: '', code: '' };
  expect(await server.anonymous.post('/api/sp/front/user/login', body)).toMatchObject({
    code: 41301,
    data: { max: JSON_MAX_BYTES },
  });
});

test('E-40902 what a refusal lists is cut until the answer is below 100 KB', async () => {
  const app = fastify();
  answerFaults(app);
  const lines = Array.from({ length: 5000 }, (_, at) => ({
    skuId: `sku-${at}-${'羊绒大衣'.repeat(5)}`,
    asked: 2,
    available: 1,
  }));
  app.get('/', () => Promise.reject(refuse(codes.SHORT_STOCK, { lines })));
  const answer = await app.inject('/');
  expect(answer.rawPayload.length).toBeLessThan(100_000);
  const { code, data } = answer.json<{ code: number; data: { lines: object[] } }>();
  expect(code).toBe(40902);
  expect(data.lines).toEqual(lines.slice(0, data.lines.length));
  expect(data.lines.length).toBeGreaterThan(100);
});

test('a body sent byte by byte does not hold up the stop', async () => {
  // With this timeout, waiting for the whole body would outlast the test.
  const slow = await startTestServer({ bodyTimes: { jsonMs: 600_000 } });
  const { hostname, port } = new URL(await slow.listen());
  const socket = connect(Number(port), hostname);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  const received = once(slow.app.server, 'request');
  socket.write('POST /api/sp/front/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  socket.write('Content-Length: 1000\r\n\r\n{');
  await received;
  await stopApp(slow.app, 300);
  await closed;
  await slow.close();
});
