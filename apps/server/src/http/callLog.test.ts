import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staff } from '../db/schema/system';
import { makeBuyer, makeStaff } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';

const TOKEN = 'a-collector-of-figures';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { metricsToken: TOKEN } });
  await makeBuyer(server.db, { username: 'lin' });
  await makeStaff(server.db, { username: 'root' }, 'ROOT');
  await makeStaff(server.db, { username: 'sales' }, 'SALES');
});
afterAll(() => server.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers });

test('E-50001 the id of a request comes in, goes out with every answer and stands in its fault', async () => {
  const mine = { 'x-request-id': 'proxy-7f3a9c2e.51' };
  for (const url of ['/api/sp/common/config', '/api/nothing', '/healthz', '/%']) {
    expect((await ask(url, mine)).headers['x-request-id']).toBe(mine['x-request-id']);
  }
  for (const bad of ['short', 'x'.repeat(65), 'a b c d e f g h', '<script>alert']) {
    expect((await ask('/healthz', { 'x-request-id': bad })).headers['x-request-id']).toMatch(
      /^[0-9a-f]{20}$/,
    );
  }
  const ids = await Promise.all(
    Array.from({ length: 20 }, async () => (await ask('/healthz')).headers['x-request-id']),
  );
  expect(new Set(ids).size).toBe(20);
  const { db } = server;
  const query = db.$client.query;
  Object.assign(db.$client, { query: () => Promise.reject(new Error('broken on purpose')) });
  const fault = await ask('/api/sp/front/user/get/info', { ...mine, 'authori-zation': 'some-token' });
  Object.assign(db.$client, { query });
  expect(fault.json()).toMatchObject({ code: 50001, data: { traceId: mine['x-request-id'] } });
});

test('the figures are for ROOT, for staff with the permission and for the collector, and count what happened', async () => {
  await server.anonymous.post('/api/sp/front/user/login', {
    username: 'lin',
    password: 'Wrong-2026',
    key: '',
    code: '',
  });
  const [root, sales, lin] = [
    await server.staff('root'),
    await server.staff('sales'),
    await server.buyer('lin'),
  ];
  expect((await ask('/metrics')).statusCode).toBe(401);
  expect((await ask('/metrics', { authorization: `Bearer ${lin.token}` })).statusCode).toBe(401);
  expect((await ask('/metrics', { authorization: sales.token })).statusCode).toBe(403);
  expect((await ask('/metrics', { authorization: 'Bearer a-collector-of-figure' })).statusCode).toBe(401);
  expect((await ask('/metrics', { authorization: root.token })).statusCode).toBe(200);
  await ask('/api/v1/no/such/4711');
  const page = await ask('/metrics', { authorization: `Bearer ${TOKEN}` });
  expect(page.headers['content-type']).toContain('text/plain');
  for (const line of [
    'selvedge_security_events_total{event="sign-in.failed"} 1',
    'selvedge_security_events_total{event="permission.refused"} 1',
    'selvedge_calls_total{app="api",operation="unknown",status="404",code="404"} ',
    'selvedge_database_connections{state="waiting"} 0',
    'selvedge_live_sockets 0',
    'selvedge_live_gaps 0',
  ]) {
    expect(page.body).toContain(line);
  }
  expect(page.body).not.toContain('4711');
  await server.db.update(staff).set({ mustChangePassword: true }).where(eq(staff.username, 'root'));
  expect((await ask('/metrics', { authorization: root.token })).statusCode).toBe(403);
});
