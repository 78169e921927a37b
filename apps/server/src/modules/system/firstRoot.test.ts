import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHORE_TIMEOUT_MS, openDb, openPool } from '../../db/pool';
import { setUpDatabase } from '../../programs/setup';
import { startTestServer, type TestServer } from '../../testing/startTestServer';
import { hashToken } from '../auth/sessions/sessions';
import { hasRoot, makeSetupToken } from '../auth/sessions/setupTokens';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const DAY_MS = 86_400_000;
const person = (token: string, username: string, password = 'Telaio-4207') => ({
  token,
  username,
  nickname: '周岚',
  password,
});
const check = (token: string) => server.anonymous.post('/api/v1/auth/setup/check', { token });
const use = (body: object) => server.anonymous.post('/api/v1/auth/setup', body);

test('X-A171 X-A172 an empty installation gets its first ROOT by a link that works once, also for two at once', async () => {
  expect(await hasRoot(server.db)).toBe(false);
  const now = new Date();
  const token = await makeSetupToken(server.db, now);
  const other = await makeSetupToken(server.db, now);
  const kept = await server.db.execute(sql`select token_hash from setup_tokens`);
  expect(JSON.stringify(kept.rows)).not.toContain(token);

  expect((await check('x'.repeat(43))).code).toBe(40401);
  expect((await check(token)).data).toEqual({ expiresAt: new Date(now.getTime() + DAY_MS).toISOString() });
  expect((await use(person(token, 'root', 'short'))).code).toBe(40001);
  expect(await use(person(token, 'same-name', 'same-name'))).toMatchObject({ code: 40001 });

  const answers = await Promise.all([use(person(token, 'root')), use(person(token, 'thief'))]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 40915]);
  const winner = answers[0]?.code === 200 ? 'root' : 'thief';
  const root = await server.staff(winner, 'Telaio-4207');
  expect((await root.get('/api/v1/users/me')).data).toMatchObject({ roles: ['ROOT'], perms: ['*:*:*'] });
  expect((await root.get('/api/v1/users/page')).data).toMatchObject({ total: 1 });
  expect(await hasRoot(server.db)).toBe(true);

  for (const spent of [token, other]) {
    expect((await check(spent)).code).toBe(40915);
    expect((await use(person(spent, 'later'))).code).toBe(40915);
  }
});

test('X-A172 links of many starts redeemed at once give one ROOT and clear refusals, and do not lock each other', async () => {
  const server = await startTestServer({ config: { poolSize: 16 } });
  const now = new Date();
  const held = await makeSetupToken(server.db, now);
  const tokens: string[] = [];
  for (let at = 0; at < 12; at += 1) tokens.push(await makeSetupToken(server.db, now));
  const all = await server.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from setup_tokens where token_hash = ${hashToken(held)} for update`);
    const calls = tokens.map((token, at) =>
      server.inject({
        method: 'POST',
        url: '/api/v1/auth/setup',
        payload: person(token, `first-${at}`),
        remoteAddress: `192.0.2.${at + 1}`,
      }),
    );
    const waiting = async () => {
      const { rows } = await server.db.execute(sql`select count(*)::int as n from pg_stat_activity
        where datname = ${new URL(server.databaseUrl).pathname.slice(1)} and wait_event_type = 'Lock'`);
      return rows[0]?.['n'];
    };
    await expect.poll(waiting, { timeout: 60_000 }).toBe(12);
    return calls;
  });
  const answers = (await Promise.all(all)).map((answer) => answer.json<{ code: number }>().code);
  expect(answers.sort()).toEqual([200, ...Array.from({ length: 11 }, () => 40915)]);
  await server.close();
});

test('a link a day old is refused, a taken name leaves the link good, and tries are limited by address', async () => {
  await server.db.execute(sql`delete from rate_windows`);
  const old = await makeSetupToken(server.db, new Date(Date.now() - DAY_MS - 1000));
  expect((await check(old)).code).toBe(40915);
  expect((await use(person(old, 'late'))).code).toBe(40915);
  const token = await makeSetupToken(server.db, new Date());
  await use(person(await makeSetupToken(server.db, new Date()), 'taken'));
  const second = await makeSetupToken(server.db, new Date());
  expect((await check(token)).code).toBe(40915);
  expect(await use(person(second, 'TAKEN'))).toMatchObject({ code: 40913, data: { field: 'username' } });
  expect((await check(second)).code).toBe(200);
  const codes = await Promise.all(Array.from({ length: 12 }, () => check('y'.repeat(43))));
  expect(codes.map(({ code }) => code)).toContain(42901);
});

test('demo passwords are told on this machine only, each on its own port; the demo is refused unless asked for', async () => {
  const demo = await startTestServer({ demo: 'small' });
  try {
    const ask = async (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') => {
      const answer = await demo.inject({ url: '/api/sp/common/config', headers, remoteAddress });
      return answer.json<{ data: { demo?: { accounts: unknown[] } } }>().data.demo?.accounts.length;
    };
    expect(await ask()).toBe(8);
    expect(await ask({}, '192.0.2.7')).toBe(0);
    expect(await ask({ 'x-forwarded-for': '127.0.0.1' })).toBe(0);
    expect(await ask({ host: 'rebound.example' })).toBe(0);
    demo.app.serves = 'buyer';
    expect(await ask()).toBe(3);
    demo.app.serves = 'admin';
    expect(await ask()).toBe(5);

    const url = demo.config.databaseUrl ?? '';
    const silent = { info() {}, warn() {} };
    await expect(setUpDatabase(url, { ...demo.config, demo: 'off' }, silent)).rejects.toThrow(
      /DEMO=on.*demo:remove/,
    );
    await setUpDatabase(url, { ...demo.config, demo: 'full' }, silent);
  } finally {
    await demo.close();
  }
  const mine = await server.anonymous.get('/api/sp/common/config');
  expect(mine.data).not.toHaveProperty('demo');
});

test('an installation with people of its own is never filled with the demo', async () => {
  const pool = openPool(server.config.databaseUrl ?? '', {
    size: 1,
    queryTimeoutMs: CHORE_TIMEOUT_MS,
    onError: () => undefined,
  });
  await setUpDatabase(
    server.config.databaseUrl ?? '',
    { ...server.config, demo: 'full' },
    { info() {}, warn() {} },
  );
  const { rows } = await openDb(pool).execute(sql`select count(*) as n from buyers`);
  expect(rows).toEqual([{ n: 0 }]);
  await pool.end();
});
