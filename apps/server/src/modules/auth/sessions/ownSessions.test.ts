import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { field } from '../../../testing/builders';
import { makeBuyer, makeStaff } from '../../../testing/people';
import { startTestServer, type TestServer } from '../../../testing/startTestServer';

const INFO = '/api/sp/front/user/get/info';
const LIST = '/api/sp/front/user/session/list';
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  for (const username of ['lin', 'wang', 'old']) await makeBuyer(server.db, { username });
  await makeStaff(server.db, { username: 'root' }, 'ROOT');
  await makeStaff(server.db, { username: 'giulia' }, 'SALES');
});
afterAll(() => server.close());

const rows = (data: unknown): unknown[] => (Array.isArray(data) ? data : []);
const openedAgo = (interval: string) =>
  server.db.execute(
    sql`update sessions set created_at = now() - ${interval}::interval where user_id in
      (select id from buyers where username = 'old' union select id from staff where username = 'giulia')`,
  );

test('M-S a session ends at its absolute end however much it is used: 30 days, 12 h for staff', async () => {
  const [old, giulia] = [await server.buyer('old'), await server.staff('giulia')];
  await openedAgo('11 hours');
  expect((await old.get(INFO)).code).toBe(200);
  const shown = await giulia.get('/api/v1/auth/sessions');
  const endsAt = Date.parse(String(field(rows(shown.data)[0], 'endsAt')));
  expect(endsAt - Date.now()).toBeLessThan(3_600_001);
  await openedAgo('13 hours');
  expect((await old.get(INFO)).code).toBe(200);
  expect((await giulia.get('/api/v1/users/me')).status).toBe(401);
  await openedAgo('31 days');
  expect((await old.get(INFO)).code).toBe(401);
});

test('M-S using a session never makes it last beyond its absolute end', async () => {
  const lin = await server.buyer('lin');
  await server.db.execute(sql`update sessions set created_at = now() - interval '29 days 23 hours',
    seen_at = now() - interval '10 minutes' where user_id = (select id from buyers where username = 'lin')`);
  expect((await lin.get(INFO)).code).toBe(200);
  const found = await server.db.execute<{ left: number }>(sql`select
    extract(epoch from max(expires_at) - now())::int as left from sessions
    where user_id = (select id from buyers where username = 'lin') and ended_at is null`);
  expect(found.rows[0]?.left).toBeLessThanOrEqual(3600);
});

test('D-62 M-S own sessions are listed with the device; one and all others can be ended, their pages close at once', async () => {
  const [here, there, elsewhere] = [
    await server.buyer('wang'),
    await server.buyer('wang'),
    await server.buyer('wang'),
  ];
  const stranger = await server.buyer('lin');
  const list = rows((await here.get(LIST)).data);
  expect(list).toHaveLength(3);
  expect(list.filter((row) => field(row, 'current') === true)).toHaveLength(1);
  expect(list[0]).toMatchObject({ device: expect.stringContaining('lightMyRequest') });

  const address = await server.listen();
  const frames: unknown[] = [];
  const socket = new WebSocket(`${address.replace('http', 'ws')}/ws/front`);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const ready = new Promise<void>((resolve) => {
    socket.on('message', (frame: Buffer) => {
      frames.push(JSON.parse(frame.toString()));
      resolve();
    });
  });
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ token: there.token }));
  await ready;
  const id = String(field(frames[0], 'id'));
  expect((await stranger.post('/api/sp/front/user/session/end', { id })).code).toBe(40401);
  expect((await here.post('/api/sp/front/user/session/end', { id })).code).toBe(200);
  expect(await closed).toBe(4203);
  expect(frames.at(-1)).toMatchObject({ type: 'session.closed', data: { reason: 'CLOSED' } });
  expect((await there.get(INFO)).code).toBe(203);
  expect((await here.post('/api/sp/front/user/session/end', { id })).code).toBe(40401);

  expect((await here.post('/api/sp/front/user/session/end/others')).data).toEqual({ ended: 1 });
  expect((await elsewhere.get(INFO)).code).toBe(203);
  expect((await here.get(INFO)).code).toBe(200);
});

test('X-A06 K-36 a password set by others is changed first: nearly nothing else is answered', async () => {
  const root = await server.staff('root');
  const person = {
    username: 'newcomer',
    nickname: 'New',
    gender: 'UNSPECIFIED',
    roleIds: ['r-sales'],
    status: 'ENABLED',
  };
  const made = await root.post('/api/v1/users', person);
  const first = String(field(made.data, 'initialPassword'));
  const newcomer = await server.staff('newcomer', first);
  expect((await newcomer.get('/api/v1/users/me')).data).toMatchObject({ mustChangePassword: true });
  for (const path of ['/api/v1/menus/routes', '/api/v1/orders/page']) {
    expect(await newcomer.get(path)).toMatchObject({ status: 403, data: { mustChangePassword: true } });
  }
  const change = (oldPassword: string, newPassword: string) =>
    newcomer.put('/api/v1/users/password', { oldPassword, newPassword });
  expect((await change('wrong-one-1', 'Weave-8-silk')).data).toEqual({ triesLeft: 4 });
  expect((await change(first, first)).data).toMatchObject({ fields: { newPassword: expect.any(String) } });
  expect((await change(first, 'newcomer-2026')).data).toMatchObject({
    fields: { newPassword: expect.any(String) },
  });
  const other = await server.staff('newcomer', first);
  expect((await change(first, 'Weave-8-silk')).code).toBe(200);
  expect((await other.get('/api/v1/users/me')).status).toBe(401);
  expect((await newcomer.get('/api/v1/menus/routes')).status).toBe(200);

  const id = String(field(made.data, 'id'));
  expect((await root.patch(`/api/v1/users/${id}/password`, { password: 'Linen-7-warp' })).code).toBe(200);
  const again = await server.staff('newcomer', 'Linen-7-warp');
  expect((await again.get('/api/v1/users/me')).data).toMatchObject({ mustChangePassword: true });
});

test('staff end their own other sessions and hear of nobody else’s', async () => {
  const [here, there] = [await server.staff('root'), await server.staff('root')];
  const other = rows((await here.get('/api/v1/auth/sessions')).data).find(
    (row) => field(row, 'current') === false,
  );
  const id = String(field(other, 'id'));
  const giulia = await server.staff('giulia');
  expect((await giulia.del(`/api/v1/auth/sessions/${id}`)).code).toBe(40401);
  expect((await here.del('/api/v1/auth/sessions')).data).toMatchObject({ ended: expect.any(Number) });
  expect((await there.get('/api/v1/users/me')).status).toBe(401);
  expect((await here.get('/api/v1/users/me')).status).toBe(200);
  expect((await giulia.get('/api/v1/users/me')).status).toBe(200);
});
