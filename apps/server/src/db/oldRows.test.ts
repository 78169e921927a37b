import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '@selvedge/domain/constants';
import { readConfig } from '../config/config';
import { setUpDatabase } from '../programs/setup';
import { cloneDatabase, type TestDatabase } from '../testing/databases';
import { CHORE_TIMEOUT_MS, type Db, openDb, openPool } from './pool';
import { products } from './schema/products';
import { systemState } from './schema/platform';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await cloneDatabase('small');
  db = openDb(
    openPool(database.url, { size: 2, queryTimeoutMs: CHORE_TIMEOUT_MS, onError: () => undefined }),
  );
});
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const start = () =>
  setUpDatabase(database.url, readConfig({ NODE_ENV: 'test', DEMO: 'off' }), { info() {}, warn() {} });
const marks = like(systemState.key, 'mended:%');

/** Rewrites the style numbers of some products into the form of earlier releases, with full-width characters. */
async function keepOldForm(count: number): Promise<void> {
  await db.execute(sql`update products set style_no = 'ＱＫ-' || id, code_key = intl_code || ' ｑｋ-' || id
    where id in (select id from products order by id limit ${count})`);
}
const inOldForm = () => db.$count(products, sql`${products.codeKey} like '%ｑｋ%'`);

test('L-13 rows of earlier releases are looked through at one start, and not at the next', async () => {
  await db.delete(systemState).where(eq(systemState.key, 'demo'));
  await db.delete(systemState).where(marks);
  await keepOldForm(3);
  await start();
  expect(await inOldForm()).toBe(0);
  await keepOldForm(1);
  await start();
  expect(await inOldForm()).toBe(1);
});

test('L-13 they are looked through a second and last time a day later: an older program may have run beside the first', async () => {
  await keepOldForm(1);
  const longAgo = new Date(Date.now() - 2 * DAY_MS).toISOString();
  await db.update(systemState).set({ value: longAgo }).where(marks);
  await start();
  expect(await inOldForm()).toBe(0);
  await keepOldForm(1);
  await start();
  expect(await inOldForm()).toBe(1);
});

test('L-13 a start that was cut off while it looked through them leaves what it did, and the next one does the rest', async () => {
  await db.delete(systemState).where(marks);
  await keepOldForm(3);
  await db.execute(sql`create function cut_off() returns trigger language plpgsql as
    $$ begin raise exception 'cut off'; end $$`);
  const [, second] = await db.select({ id: products.id }).from(products).orderBy(products.id).limit(2);
  await db.execute(sql`create trigger cut_off before update on products for each row
    when (old.id = ${sql.raw(`'${second?.id}'`)}) execute function cut_off()`);
  await expect(start()).rejects.toThrow();
  expect(await inOldForm()).toBe(2);
  await db.execute(sql`drop trigger cut_off on products`);
  await start();
  expect(await inOldForm()).toBe(0);
});
