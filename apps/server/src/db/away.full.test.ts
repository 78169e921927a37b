import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeStaff } from '../testing/people';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { type ApiAnswer, NO_KEY, type Tester } from '../testing/testers';
import { inTransaction } from './tx';

const POOL = 6;
/** Query timeout in ms: each test of a hanging database takes this long. */
const QUERY_MS = 3000;

let server: TestServer;
let root: Tester;
let direct: pg.Pool;
beforeAll(async () => {
  server = await startTestServer({
    proxied: true,
    config: { poolSize: POOL, queryTimeoutMs: QUERY_MS },
    live: { heartbeatMs: 500, patienceMs: 700, pauseMs: 100 },
  });
  direct = new pg.Pool({ connectionString: server.databaseUrl, max: 2 });
  await makeStaff(server.db, { username: 'root' }, 'ROOT');
  root = await server.staff('root');
});
afterAll(async () => {
  await direct.end();
  await server.close();
});

const person = (username: string) => ({
  username,
  nickname: username,
  gender: 'UNSPECIFIED',
  roleIds: ['r-guest'],
  status: 'ENABLED',
});
const readyz = async () => (await server.inject({ method: 'GET', url: '/readyz' })).statusCode;
const called = (name: string) =>
  direct.query<{ n: number }>('select count(*)::int as n from staff where username = $1', [name]);

const isAway = ({ status, code, raw }: ApiAnswer) =>
  status === 503 && code === 50001 && raw.headers['retry-after'] === '1';

async function comesBack(): Promise<void> {
  await expect.poll(readyz).toBe(200);
  await expect.poll(async () => (await root.get('/api/v1/users/me')).code).toBe(200);
}

test.each([
  ['hangs', () => server.proxy?.hang()],
  ['is cut off', () => server.proxy?.cut()],
])(
  'a database that %s: every call is answered 503, more of them than connections too, and all is well by itself',
  async (_how, harm) => {
    await Promise.all(Array.from({ length: POOL }, () => root.get('/api/v1/users/me')));
    harm();
    const ready = readyz();
    const calls = Array.from({ length: POOL * 3 }, () => root.get('/api/v1/users/me'));
    expect(await ready).toBe(503);
    expect((await Promise.all(calls)).filter((answer) => !isAway(answer))).toEqual([]);
    server.proxy?.mend();
    await comesBack();
  },
);

test('a transaction in which the database falls silent ends once, with nothing done', async () => {
  const work = inTransaction(server.db, async (tx) => {
    await tx.execute(sql`update staff set nickname = 'lost' where username = 'root'`);
    server.proxy?.hang();
    await tx.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  server.proxy?.mend();
  await comesBack();
  const found = await direct.query(`select nickname from staff where username = 'root'`);
  expect(found.rows).toEqual([{ nickname: 'root' }]);
});

test('D-55 Q-27 an answer lost after the commit: the same key tells that it was done, without a key nobody is asked to repeat', async () => {
  const key = { 'idempotency-key': '00000000-0000-4000-8000-000000000077' };
  server.proxy?.loseAnswersAfter('commit');
  const kept = await root.post('/api/v1/users', person('kept'), key);
  expect(isAway(kept)).toBe(true);
  const doubtful = await root.post('/api/v1/users', person('doubtful'), NO_KEY);
  expect(doubtful).toMatchObject({
    status: 503,
    code: 50001,
    message: expect.stringContaining('先查看结果'),
  });
  expect(doubtful.raw.headers['retry-after']).toBeUndefined();
  server.proxy?.mend();
  await comesBack();
  const again = await root.post('/api/v1/users', person('kept'), key);
  expect(again).toMatchObject({ code: 40904, data: { from: 'DONE' } });
  expect((await called('kept')).rows).toEqual([{ n: 1 }]);
  expect((await called('doubtful')).rows).toEqual([{ n: 1 }]);
});

test('D-55 Q-27 an answer lost after the commit: a key that the call does not know makes no repetition safe, and what only reads may be called again', async () => {
  server.proxy?.loseAnswersAfter('commit');
  const foreign = { 'idempotency-key': '00000000-0000-4000-8000-000000000078' };
  const written = await root.del('/api/v1/auth/sessions', foreign);
  expect(written).toMatchObject({ status: 503, message: expect.stringContaining('先查看结果') });
  expect(written.raw.headers['retry-after']).toBeUndefined();
  const { rows } = await direct.query<{ id: string }>(`select id from staff where username = 'root'`);
  const read = await root.get(`/api/v1/users/${rows[0]?.id}/form`);
  expect(isAway(read)).toBe(true);
  expect(read.message).not.toContain('先查看结果');
  server.proxy?.mend();
  await comesBack();
});

test('a full disk, a lock that is not given and a statement without end answer 503 and keep the connection', async () => {
  await direct.query(`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
  await direct.query(
    'create trigger full_disk before insert on staff for each row execute function full_disk()',
  );
  expect(isAway(await root.post('/api/v1/users', person('nowhere')))).toBe(true);
  await direct.query('drop trigger full_disk on staff');

  const holder = await direct.connect();
  await holder.query('begin');
  await holder.query('lock table staff in access exclusive mode');
  expect(isAway(await root.get('/api/v1/users/me'))).toBe(true);
  await holder.query('rollback');
  holder.release();
  let tries = 0;
  await expect
    .poll(async () => (await root.post('/api/v1/users', person(`somewhere-${(tries += 1)}`))).code)
    .toBe(200);
  await expect(server.db.execute(sql`select pg_sleep(60)`)).rejects.toThrow();
  await comesBack();
});
