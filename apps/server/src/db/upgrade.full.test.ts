import { readFileSync } from 'node:fs';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config/config';
import { dictionariesOf } from '../modules/system/basics/dictionaries';
import { SEED_RATES } from '../modules/system/basics/rates';
import { applyBasics } from '../modules/system/basics/apply';
import { BASIC_STEPS, type BasicsStep } from '../modules/system/basics/steps';
import { SEED_ROLES } from '../modules/system/basics/roles';
import { hashPassword } from '../modules/auth/passwords/passwords';
import { setUpDatabase } from '../programs/setup';
import { emptyDatabase, type TestDatabase } from '../testing/databases';
import { startTestServer, type TestServer } from '../testing/startTestServer';
import { startEmbedded } from '@selvedge/embedded-postgres/embedded';
import { applyMigrationsUpTo, MIGRATIONS, newestTables, withSetupLock } from './migrate';
import { CHORE_TIMEOUT_MS, openDb, openPool } from './pool';

const SILENT = { info() {}, warn() {}, error() {}, debug() {} };
const CONFIG = readConfig({ NODE_ENV: 'test', DEMO: 'off' });

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());

/** Fills a database as the first release did: its tables, its basic data, two people, and everything changed by hand. */
async function firstRelease(client: pg.Client): Promise<void> {
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as {
    entries: Array<{ when: number }>;
  };
  await applyMigrationsUpTo(client, journal.entries[0]?.when ?? 0);
  const put = (table: string, row: Record<string, unknown>) =>
    client.query(
      `insert into ${table} (${Object.keys(row).join(', ')}) values (${Object.keys(row)
        .map((_, index) => `$${index + 1}`)
        .join(', ')})`,
      Object.values(row),
    );
  for (const { code, name } of SEED_ROLES) await put('roles', { id: `r-${code.toLowerCase()}`, code, name });
  for (const { id, parentId = null, type, name, routeName, routePath, perm, roles } of BASIC_STEPS[0]
    ?.menus ?? []) {
    await put('menus', {
      id,
      parent_id: parentId,
      type,
      name,
      route_name: routeName,
      route_path: routePath,
      perm,
    });
    for (const code of roles) await put('role_menus', { role_id: `r-${code.toLowerCase()}`, menu_id: id });
  }
  for (const [code, items] of Object.entries(dictionariesOf(1) ?? {})) {
    for (const [value, labelEn, label] of items)
      await put('dict_items', { code, value, label, label_en: labelEn });
  }
  for (const { name, num } of SEED_RATES) await put('exchange_rates', { name, num });
  const passwordHash = await hashPassword('Demo-2026');
  await put('staff', { id: 'chief', username: 'chief', password_hash: passwordHash, nickname: 'Chief' });
  await put('staff_roles', { staff_id: 'chief', role_id: 'r-root' });
  await put('buyers', {
    id: 'anna',
    username: 'anna',
    password_hash: passwordHash,
    email: 'anna@trade.example',
    identity_type: 'HK_TRADER',
  });
  await client.query(`
    insert into system_state (key, value) values ('basics', '1'), ('permission_version', '41');
    delete from role_menus where role_id = 'r-guest' and menu_id = 'm-user-query';
    update roles set name = '来宾' where code = 'GUEST';
    delete from roles where code = 'PURCHASER';
    delete from dict_items where code = 'gender' and value = 'UNSPECIFIED';
    update dict_items set label = '小姐' where code = 'gender' and value = 'FEMALE';
    delete from exchange_rates where name = 'BRL';
    update exchange_rates set num = '8' where name = 'CNY';
    delete from menus where id in ('m-order-edit', 'm-dashboard');
    insert into menus (id, type, name, perm) values ('own-edit', 'BUTTON', '改价', 'biz:order:edit');
    insert into menus (id, type, name, route_path) values ('own-home', 'CATALOG', '首页', '/dashboard');
    insert into role_menus values ('r-finance', 'own-edit')`);
}

/** Reads the basic data of an installation, with the names that people gave it. */
async function basicsOf(client: pg.Client): Promise<Record<string, unknown[]>> {
  const read = async (query: string) => (await client.query({ text: query, rowMode: 'array' })).rows;
  return {
    roles: await read('select code, name from roles order by code'),
    menus: await read('select id, name, perm from menus order by id'),
    grants: await read('select role_id, menu_id from role_menus order by 1, 2'),
    words: await read('select code, value, label from dict_items order by 1, 2'),
    rates: await read('select name, num from exchange_rates order by 1'),
    version: await read(`select value from system_state where key = 'permission_version'`),
  };
}

test('D-52 D-53 an installation of the first release that changed everything keeps it, and gets what a new step adds', async () => {
  const before = await withSetupLock(database.url, async (client) => {
    await firstRelease(client);
    return basicsOf(client);
  });
  await setUpDatabase(database.url, CONFIG, SILENT);
  const now = () => withSetupLock(database.url, basicsOf);
  const own = ['roles', 'rates'] as const;
  const upgraded = await now();
  for (const part of own) expect(upgraded[part]).toEqual(before[part]);
  for (const part of ['menus', 'grants', 'words'] as const) {
    expect(upgraded[part]).toEqual(expect.arrayContaining(before[part] ?? []));
  }
  expect(upgraded.grants).not.toContainEqual(['r-guest', 'm-user-query']);
  expect(upgraded.words).not.toContainEqual(expect.arrayContaining(['gender', 'UNSPECIFIED']));
  expect(upgraded.menus).not.toContainEqual(expect.arrayContaining(['m-order-edit']));

  const step: BasicsStep = {
    number: 1000,
    menus: [
      {
        id: 'm-new-home',
        parentId: 'm-dashboard',
        type: 'BUTTON',
        name: '新',
        perm: 'x:y:home',
        roles: ['SALES'],
      },
      {
        id: 'm-new-edit',
        parentId: 'm-procurement-order',
        type: 'BUTTON',
        name: '改',
        perm: 'biz:order:edit',
        roles: ['SALES'],
      },
      {
        id: 'm-new-low',
        parentId: 'm-order-edit',
        type: 'MENU',
        name: '单',
        routeName: 'New',
        routePath: 'n',
        roles: ['PURCHASER', 'GUEST'],
      },
    ],
    dictionaries: { gender: [['OTHER', 'Other', '其他']] },
  };
  const pool = openPool(database.url, {
    size: 1,
    queryTimeoutMs: CHORE_TIMEOUT_MS,
    onError: () => undefined,
  });
  const run = () => openDb(pool).transaction((tx) => applyBasics(tx, [...BASIC_STEPS, step]));
  await run();
  const after = await now();
  await run();
  expect(await now()).toEqual(after);
  const placed = await pool.query(
    `select id, parent_id, visible from menus where id like 'm-new-%' order by id`,
  );
  await pool.end();
  expect(placed.rows).toEqual([
    { id: 'm-new-home', parent_id: 'own-home', visible: true },
    { id: 'm-new-low', parent_id: 'own-edit', visible: true },
  ]);
  const added = (part: string) =>
    after[part]?.filter((row) => !upgraded[part]?.some((old) => JSON.stringify(old) === JSON.stringify(row)));
  expect(added('grants')).toEqual([
    ['r-guest', 'm-new-low'],
    ['r-sales', 'm-new-home'],
  ]);
  expect(added('words')).toEqual([['gender', 'OTHER', '其他']]);
  expect(added('roles')).toEqual([]);
  expect(added('rates')).toEqual([]);
  expect(Number(after.version?.flat()[0])).toBe(Number(upgraded.version?.flat()[0]) + 1);
});

test('a wait for another server that sets up is said', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const said: string[] = [];
  let second: Promise<void> | undefined;
  try {
    await withSetupLock(database.url, async () => {
      const log = { info: (_: object, text: string) => said.push(text) };
      second = withSetupLock(database.url, () => Promise.resolve(), log);
      await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
      vi.advanceTimersByTime(5000);
    });
    await second;
  } finally {
    vi.useRealTimers();
  }
  expect(said).toEqual([expect.stringContaining('waiting for another server')]);
});

test('people of the first release sign in after the upgrade', async () => {
  const server: TestServer = await startTestServer({ database });
  try {
    expect((await (await server.staff('chief')).get('/api/v1/orders/page')).code).toBe(200);
    expect((await (await server.buyer('anna')).get('/api/sp/front/order/page')).code).toBe(200);
  } finally {
    await server.close();
  }
});

test('an older program refuses tables or basics of a newer one', async () => {
  const newer = await emptyDatabase();
  try {
    await setUpDatabase(newer.url, CONFIG, SILENT);
    await withSetupLock(newer.url, (client) =>
      client.query('insert into basic_steps (number) values (9999)'),
    );
    await expect(setUpDatabase(newer.url, CONFIG, SILENT)).rejects.toThrow('newer version of the program');
    await withSetupLock(newer.url, async (client) => {
      await client.query('delete from basic_steps where number = 9999');
      await client.query(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${newestTables() + 1})`,
      );
    });
    await expect(setUpDatabase(newer.url, CONFIG, SILENT)).rejects.toThrow('newer version of the program');
  } finally {
    await newer.drop();
  }
});

test('a database folder of another PostgreSQL is left alone, and the way on is said', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-old-'));
  try {
    mkdirSync(join(folder, 'postgres'));
    for (const [made, way] of [
      ['15', 'npm run restore'],
      ['99', 'Start the newer program'],
    ] as const) {
      writeFileSync(join(folder, 'postgres', 'PG_VERSION'), `${made}\n`);
      await expect(startEmbedded(folder, SILENT)).rejects.toThrow(way);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
