import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { makeBuyer } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';

const CONFIG = '/api/sp/common/config';
const LOGIN = '/api/sp/front/user/login';
const servers: TestServer[] = [];
const start = async (...options: Parameters<typeof startTestServer>) => {
  const server = await startTestServer(...options);
  servers.push(server);
  return server;
};
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

/** Returns the code of the answer to a call from an address. */
const codeFrom =
  (server: TestServer) =>
  async (address: string, url: string = CONFIG) => {
    const answer = await server.inject({ method: 'GET', url, headers: { 'x-forwarded-for': address } });
    return answer.json<{ code?: number }>().code ?? answer.statusCode;
  };

test('D-60 E-42901 calls are limited per address, an IPv6 network being one; health never is', async () => {
  const server = await start({ config: { callsPerAddress: 5, trustProxy: true } });
  const ask = codeFrom(server);
  for (let at = 0; at < 5; at += 1) expect(await ask(`2001:db8:0:1::${at + 1}`)).toBe(200);
  expect(await ask('2001:db8:0:1:ffff::9')).toBe(42901);
  expect(await ask('2001:db8:0:1:ffff::9', '/api/nowhere')).toBe(42901);
  expect(await ask('2001:db8:0:2::1')).toBe(200);
  expect(await ask('192.0.2.1')).toBe(200);
  const refused = await server.inject({
    method: 'GET',
    url: CONFIG,
    headers: { 'x-forwarded-for': '2001:db8:0:1::1' },
  });
  const { data } = refused.json<{ data: { retryAfter: number } }>();
  expect(data.retryAfter).toBeGreaterThan(0);
  expect(refused.headers['retry-after']).toBe(String(data.retryAfter));
  for (const url of ['/healthz', '/readyz']) {
    const well = await server.inject({
      method: 'GET',
      url,
      headers: { 'x-forwarded-for': '2001:db8:0:1::1' },
    });
    expect(well.statusCode).toBe(200);
  }
});

test('D-60 E-42901 calls are limited per session, and another session goes on', async () => {
  const server = await start({ config: { callsPerMinute: 5 } });
  await makeBuyer(server.db, { username: 'lin' });
  await makeBuyer(server.db, { username: 'wang' });
  const [lin, wang] = [await server.buyer('lin'), await server.buyer('wang')];
  const codes = [];
  for (let at = 0; at < 6; at += 1) codes.push((await lin.get('/api/sp/front/cart/count')).code);
  expect(codes).toEqual([200, 200, 200, 200, 200, 42901]);
  expect((await wang.get('/api/sp/front/cart/count')).code).toBe(200);
});

test('D-60 E-42901 calls that may write are limited per person and hour, over all sessions; reading goes on', async () => {
  const server = await start({ config: { writesPerHour: 3 } });
  await makeBuyer(server.db, { username: 'lin' });
  await makeBuyer(server.db, { username: 'wang' });
  const lin = await server.buyer('lin');
  const again = await server.buyer('lin');
  const wang = await server.buyer('wang');
  const clear = async (who: typeof lin) => (await who.post('/api/sp/front/cart/clear', {})).code;
  expect([await clear(lin), await clear(again), await clear(lin)]).toEqual([200, 200, 200]);
  expect([await clear(again), await clear(lin)]).toEqual([42901, 42901]);
  expect((await lin.get('/api/sp/front/cart/count')).code).toBe(200);
  expect(await clear(wang)).toBe(200);
});

test('D-60 sign-ins are limited to 10 a minute and 100 an hour', async () => {
  const server = await start({ config: { loginsPerMinute: 10 } });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T10:00:00Z') });
  const wrong = { username: 'nobody', password: 'x', key: '', code: '' };
  const signIn = async () => (await server.anonymous.post(LOGIN, wrong)).code;
  let tried = 0;
  for (let minute = 0; minute < 12; minute += 1) {
    for (let at = 0; at < 12; at += 1) if ((await signIn()) !== 42901) tried += 1;
    vi.setSystemTime(Date.now() + 60_000);
    if (minute === 0) expect(tried).toBe(10);
  }
  expect(tried).toBe(100);
});

test('D-60 a sign-in above the limit is refused before its body is read', async () => {
  const server = await start({ config: { loginsPerMinute: 1 } });
  const { hostname, port } = new URL(await server.listen());
  await server.anonymous.post(LOGIN, {});
  const socket = connect(Number(port), hostname);
  const heard = new Promise<string>((resolve) => socket.once('data', (data) => resolve(data.toString())));
  socket.write(
    `POST ${LOGIN} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n`,
  );
  expect(await heard).toContain('"code":42901');
  socket.destroy();
});
