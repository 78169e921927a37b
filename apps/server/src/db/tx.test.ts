import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/databases';
import { openDb, openPool } from './pool';
import { inTransaction } from './tx';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase('off');
});
afterAll(() => database.drop());

test('a connection lost inside a transaction fails that call and not the server', async () => {
  const heard: Error[] = [];
  const pool = openPool(database.url, {
    size: 2,
    queryTimeoutMs: 5000,
    onError: (error) => heard.push(error),
  });
  const db = openDb(pool);
  const work = inTransaction(db, async (tx) => {
    const own = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${own.rows[0]?.pid ?? 0})`);
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    await tx.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  expect((await inTransaction(db, (tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a transaction that cannot begin gives its connection back', async () => {
  const pool = openPool(database.url, { size: 1, queryTimeoutMs: 5000, onError: () => undefined });
  const db = openDb(pool);
  pool.once('acquire', (client) => {
    client.query = () => Promise.reject(new Error('Connection terminated unexpectedly'));
  });
  await expect(inTransaction(db, () => Promise.resolve())).rejects.toThrow();
  expect((await inTransaction(db, (tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
