import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseAdapters } from '../adapters/choose';
import { withSetupLock } from '../db/migrate';
import { CHORE_TIMEOUT_MS, openDb, openPool } from '../db/pool';
import { ownWork, removeDemo } from '../demo/remove';
import { setUpDatabase } from '../programs/setup';
import { emptyDatabase, type TestDatabase } from '../testing/databases';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { makeBackup } from './makeBackup';
import { MANIFEST } from './manifest';
import { restoreBackup, type RestoreTarget } from './restoreBackup';

const SILENT = { info() {}, warn() {} };
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const places: string[] = [];
const databases: TestDatabase[] = [];
let server: TestServer;
let backup: string;

const place = () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-backup-'));
  places.push(folder);
  return folder;
};
const filesOf = (dataDir: string) => chooseAdapters({ ...server.config, dataDir }, SILENT).files;

/** Creates an empty database and an empty data folder. */
async function emptyInstallation(): Promise<RestoreTarget & { database: TestDatabase; dataDir: string }> {
  const database = await emptyDatabase();
  databases.push(database);
  const dataDir = place();
  return { database, url: database.url, dataDir, files: filesOf(dataDir) };
}

async function rowsOf(url: string, query: string): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: query, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

/** Queries for the row count and checksum of every table that no test writes to meanwhile. */
const SUMS = [
  'orders',
  'sub_orders',
  'order_lines',
  'products',
  'skus',
  'list_items',
  'buyers',
  'roles',
  'dict_items',
]
  .map(
    (table) => `select '${table}', count(*), md5(string_agg(t::text, ',' order by t::text)) from ${table} t`,
  )
  .join(' union all ');

const uploadAvatar = async () => {
  const buyer = await server.buyer('demo');
  const answer = await buyer.form('/api/sp/front/upload/image', {
    file: { filename: 'a.png', data: PICTURE, type: 'image/png' },
    type: 'AVATAR',
  });
  expect(answer.code).toBe(200);
};

beforeAll(async () => {
  server = await startTestServer({ demo: 'small' });
  const url = server.config.databaseUrl ?? '';
  await uploadAvatar();
  await rowsOf(url, 'create table not_ours (id serial primary key)');
  backup = join(place(), 'kept');
  const state = { isDone: false, written: 0 };
  const write = async () => {
    const pool = openPool(url, { size: 1, queryTimeoutMs: CHORE_TIMEOUT_MS, onError: () => undefined });
    while (!state.isDone) {
      const change = 1 + (state.written % 9);
      await pool.query(
        `with a as (update teams set credit_balance_cents = credit_balance_cents + $1 where id = 'team-hanhai'),
          b as (update teams set credit_balance_cents = credit_balance_cents - $1 where id = 'team-harbour')
          insert into operation_records (id, entity, entity_id, action, operator_type, operator_name)
          select 'pair-' || $2 || '-' || side, 'pair', '', 'move', 'SYSTEM', 'test' from generate_series(1, 2) side`,
        [change, String(state.written)],
      );
      state.written += 1;
    }
    await pool.end();
  };
  const writing = write();
  try {
    await makeBackup({ url, files: filesOf(server.config.dataDir) }, backup);
  } finally {
    state.isDone = true;
    await writing;
  }
  expect(state.written).toBeGreaterThan(10);
});

afterAll(async () => {
  await server.close();
  for (const database of databases) await database.drop();
  for (const folder of places) rmSync(folder, { recursive: true, force: true });
});

test('a backup made under writes is restored whole: sums, moments, sign-in, files, and numbers that go on', async () => {
  const target = await emptyInstallation();
  const { leftOut } = await restoreBackup(target, backup);
  expect(leftOut).toEqual(['not_ours']);
  const url = server.config.databaseUrl ?? '';
  expect(await rowsOf(target.url, SUMS)).toEqual(await rowsOf(url, SUMS));
  const moved = 'select sum(credit_balance_cents)::int from teams';
  expect(await rowsOf(target.url, moved)).toEqual(await rowsOf(url, moved));
  const pairs = `select count(*) % 2, count(*) > 0 from operation_records where entity = 'pair'`;
  expect(await rowsOf(target.url, pairs)).toEqual([[0, expect.any(Boolean)]]);
  expect(await rowsOf(target.url, 'select count(*) from sessions')).toEqual([[0]]);
  const constraints = `select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1`;
  expect(await rowsOf(target.url, constraints)).toEqual(await rowsOf(url, constraints));

  await setUpDatabase(target.url, { ...server.config, demo: 'small' }, SILENT);
  const restored = await startTestServer({ database: target.database, config: { dataDir: target.dataDir } });
  try {
    const buyer = await restored.buyer('demo');
    expect((await buyer.get('/api/sp/front/order/page')).data).toMatchObject({ total: expect.any(Number) });
    expect((await (await restored.staff('root')).get('/api/v1/orders/page')).code).toBe(200);
    const [[key]] = (await rowsOf(target.url, 'select storage_key from files')) as [string[]];
    const body = await target.files.get(key ?? '');
    const original = await filesOf(server.config.dataDir).get(key ?? '');
    const bytes = async (stream: typeof body) => Buffer.concat((await stream?.toArray()) as Buffer[]);
    expect((await bytes(body)).equals(await bytes(original))).toBe(true);
  } finally {
    await restored.close();
  }
});

test('a backup goes into an empty installation only, and a damaged or newer one nowhere', async () => {
  const used = server.config.databaseUrl ?? '';
  const dataDir = place();
  await expect(restoreBackup({ url: used, files: filesOf(dataDir) }, backup)).rejects.toThrow(
    'empty installation',
  );
  const target = await emptyInstallation();
  mkdirSync(join(target.dataDir, 'files', 'pictures'), { recursive: true });
  await expect(restoreBackup(target, backup)).rejects.toThrow('empty installation');
  rmSync(join(target.dataDir, 'files'), { recursive: true });
  await expect(restoreBackup(target, place())).rejects.toThrow(MANIFEST);
  await expect(makeBackup({ url: used, files: target.files }, backup)).rejects.toThrow('is there already');

  const path = join(backup, 'tables', 'buyers.copy.gz');
  const whole = readFileSync(path);
  appendFileSync(path, 'x');
  await expect(restoreBackup(target, backup)).rejects.toThrow('buyers.copy.gz is not what was written');
  rmSync(path);
  appendFileSync(path, whole);
  await withSetupLock(target.url, async (client) => {
    expect((await client.query('select 1 from pg_tables where schemaname = $1', ['public'])).rows).toEqual(
      [],
    );
  });
  expect(readdirSync(target.dataDir)).toEqual([]);
});

test('the demo is emptied by name, own work only by a second word, and the installation is not filled again', async () => {
  const target = await emptyInstallation();
  await restoreBackup(target, backup);
  const url = target.url;
  await setUpDatabase(url, { ...server.config, demo: 'small' }, SILENT);
  const pool = openPool(url, { size: 1, queryTimeoutMs: CHORE_TIMEOUT_MS, onError: () => undefined });
  const db = openDb(pool);
  const empty = (alsoOwn: boolean) => db.transaction((tx) => removeDemo(tx, alsoOwn));
  try {
    expect(await db.transaction((tx) => ownWork(tx))).toEqual({ buyers: 0, staff: 0, orders: 0, files: 1 });
    await pool.query(`update roles set name = '来宾' where code = 'GUEST'`);
    await expect(empty(false)).rejects.toThrow(/1 file\(s\).*--also-own-work/);
    await empty(true);
    await expect(empty(true)).rejects.toThrow('not filled with the demo');
    for (const demo of ['off', 'small'] as const)
      await setUpDatabase(url, { ...server.config, demo }, SILENT);
  } finally {
    await pool.end();
  }
  const counts = `select (select count(*) from buyers), (select count(*) from staff), (select count(*) from orders),
    (select count(*) from sessions), (select name from roles where code = 'GUEST'), (select count(*) > 20 from menus)`;
  expect(await rowsOf(url, counts)).toEqual([[0, 0, 0, 0, '来宾', true]]);
});
