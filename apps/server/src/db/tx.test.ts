import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../testing/databases';
import { sqlState } from './faults';
import { refuseInTransaction, SecondConnectionError, SlowWorkError } from './holding';
import { type Db, openDb, openPool, type Tx } from './pool';
import { inTransaction, deferAwait } from './tx';

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

function open(): Db {
  return openDb(openPool(database.url, { size: 2, queryTimeoutMs: 5000, onError: () => undefined }));
}

test('a transaction holds one connection: its work is refused a second one of the pool, others are not', async () => {
  const db = open();
  const second = (ask: () => Promise<unknown>) =>
    expect(inTransaction(db, ask)).rejects.toMatchObject({ name: 'SecondConnectionError' });
  await second(() => db.$client.query('select 1'));
  await second(() => db.$client.connect());
  await second(() => inTransaction(db, async () => undefined));
  await expect(inTransaction(db, () => db.execute(sql`select 1`))).rejects.toMatchObject({
    cause: expect.any(SecondConnectionError),
  });
  const other = open();
  await inTransaction(db, () => other.execute(sql`select 1`));
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await Promise.all([db.$client.end(), other.$client.end()]);
});

test('work that takes its time is refused while a transaction of its caller is open, and begins before and after it', async () => {
  const db = open();
  const slow = async () => refuseInTransaction('reading a sheet');
  await expect(inTransaction(db, slow)).rejects.toThrow(SlowWorkError);
  await slow();
  await db.$client.end();
});

test('what nobody waits for is seen by what comes after it and kept with the commit', async () => {
  const db = open();
  const seen = await inTransaction(db, async (tx) => {
    await deferAwait(tx, tx.execute(sql`insert into system_state (key, value) values ('tx-test', '1')`));
    return tx.execute(sql`select 1 from system_state where key = 'tx-test'`);
  });
  expect(seen.rowCount).toBe(1);
  expect((await db.execute(sql`delete from system_state where key = 'tx-test'`)).rowCount).toBe(1);
  await db.$client.end();
});

test('a write that nobody waits for fails the transaction with its own fault, not with what broke after it', async () => {
  const db = open();
  const divide = (tx: Tx) => deferAwait(tx, tx.execute(sql`select 1 / 0`));
  const last = inTransaction(db, async (tx) => {
    await deferAwait(tx, tx.execute(sql`insert into system_state (key, value) values ('tx-broken', '1')`));
    await divide(tx);
  });
  await expect(last.catch(sqlState)).resolves.toBe('22012');
  const between = inTransaction(db, async (tx) => {
    await divide(tx);
    await tx.execute(sql`select 1`);
  });
  await expect(between.catch(sqlState)).resolves.toBe('22012');
  expect((await db.execute(sql`select 1 from system_state where key = 'tx-broken'`)).rowCount).toBe(0);
  await db.$client.end();
});

test('a deadlock of a write that nobody waits for is tried again', async () => {
  const db = open();
  let tries = 0;
  await inTransaction(db, async (tx) => {
    tries += 1;
    if (tries > 1) return;
    await deferAwait(
      tx,
      tx.execute(sql`do $$ begin raise exception 'in a circle' using errcode = '40P01'; end $$`),
    );
  });
  expect(tries).toBe(2);
  await db.$client.end();
});

test('a failure that the work swallows is not taken for a commit', async () => {
  const db = open();
  const work = inTransaction(db, async (tx) => {
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('nothing was kept');
  await db.$client.end();
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
