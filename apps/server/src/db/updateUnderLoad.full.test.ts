import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config';
import { setUpDatabase } from '../programs/setup';
import { emptyDatabase, type TestDatabase } from '../testing/databases';
import { applyMigrationsUpTo, MIGRATIONS, withSetupLock } from './migrate';

/** Number of the migration from which on programs are updated while an older one works. */
const RUNS_BEFORE = 23;
const ROWS = 5000;
/** Lock timeout of a call of the server. */
const LOCK_TIMEOUT = '4s';
const CONFIG = readConfig({ NODE_ENV: 'test', DEMO: 'off' });
const SILENT = { info() {}, warn() {}, error() {}, debug() {} };

/** Tables that grow, each after the tables that its rows refer to. */
const TABLES = [
  'suppliers',
  'warehouses',
  'brands',
  'categories',
  'products',
  'skus',
  'lists',
  'buyers',
  'orders',
  'sub_orders',
  'order_lines',
  'payments',
  'shipments',
  'operation_records',
];

/** Values for columns without a default, by type. */
const VALUES: Readonly<Record<string, string>> = {
  text: `'row-' || n`,
  integer: '1',
  bigint: '1',
  boolean: 'false',
  jsonb: `'{}'`,
  ARRAY: `'{}'`,
  date: 'current_date',
};
/** Returns a moment that comes after those of the columns before it. */
const momentAt = (position: number) => `now() + interval '1 hour' * ${position}`;

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());

/** Fills a table with arbitrary rows, ignoring the tables it refers to. */
async function fill(client: pg.ClientBase, table: string): Promise<void> {
  const { rows } = await client.query<{ name: string; type: string; position: number }>(
    `select column_name as name, data_type as type, ordinal_position as position from information_schema.columns
      where table_name = $1 and table_schema = 'public' and is_nullable = 'NO' and column_default is null`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`).join(', ');
  const values = rows.map(({ type, position }) => VALUES[type] ?? momentAt(position)).join(', ');
  await client.query(`insert into ${table} (${names}) select ${values} from generate_series(1, ${ROWS}) n`);
}

/** Writes as an older program does, until it is stopped; returns the number of rounds, and rejects with the first refusal. */
async function work(isOver: () => boolean): Promise<number> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    let done = 0;
    for (; !isOver(); done += 1) {
      const id = `row-${1 + (done % ROWS)}`;
      for (const table of ['orders', 'payments', 'buyers', 'order_lines'])
        await client.query(`update ${table} set id = id where id = $1`, [id]);
      await client.query(
        `insert into operation_records (id, entity, entity_id, action, operator_type, operator_name, at)
          select gen_random_uuid(), 'order', $1, 'confirm', 'STAFF', 'Li', now()`,
        [id],
      );
    }
    return done;
  } finally {
    await client.end();
  }
}

test('an older program goes on writing while a newer one brings filled tables up to date', async () => {
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  await withSetupLock(database.url, async (client) => {
    await applyMigrationsUpTo(client, entries[RUNS_BEFORE]?.when ?? 0);
    await client.query('set session_replication_role = replica');
    for (const table of TABLES) await fill(client, table);
    await client.query('reset session_replication_role');
  });
  let isOver = false;
  const workers = [1, 2].map(() => work(() => isOver));
  const update = setUpDatabase(database.url, CONFIG, SILENT).finally(() => {
    isOver = true;
  });
  const [, ...done] = await Promise.all([update, ...workers]);
  for (const count of done) expect(count).toBeGreaterThan(0);
});
