import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyDatabase, type TestDatabase } from '../testing/databases';
import { MIGRATIONS, withSetupLock } from './migrate';
import { runMigrations } from './runMigrations';

/** Number of the last migration from before this rule; the tables of later ones are in use while they run. */
const LAST_OF_BEFORE = 23;

let database: TestDatabase;
let folder: string;
let made = 0;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.drop());
let old: pg.Client;
let holder: pg.Client;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'selvedge-rolling-'));
  mkdirSync(join(folder, 'meta'));
  [old, holder] = [1, 2].map(() => new pg.Client({ connectionString: database.url })) as [
    pg.Client,
    pg.Client,
  ];
  await Promise.all([old.connect(), holder.connect()]);
});
afterEach(async () => {
  await Promise.all([old.end(), holder.end()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Applies one migration given as text, as a newer program does at its start; resolves when it is applied. */
function update(text: string): Promise<void> {
  made += 1;
  const entries = [{ idx: 0, when: made, tag: 'next', breakpoints: true }];
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ entries }));
  writeFileSync(join(folder, 'next.sql'), text);
  const after = made - 1;
  return withSetupLock(database.url, (client) => runMigrations(client, folder, { after }));
}

/** Waits until a statement of the update waits for a lock. */
const waits = (statement: string) =>
  expect
    .poll(async () => {
      const found = await old.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and query ilike $1 and datname = current_database()`,
        [`%${statement}%`],
      );
      return found.rowCount;
    })
    .toBe(1);

const applied = async () =>
  Number((await old.query('select count(*) from drizzle.__drizzle_migrations')).rows[0]?.count);

test('a change of a table lets the writes of an older program go first while it waits for one of them', async () => {
  await old.query('create table lines (id int primary key, qty int not null)');
  await holder.query('begin; insert into lines values (1, 1)');
  const updated = update('alter table lines add column note text;');
  await waits('alter table lines');
  // This write queues behind the waiting change: it ends only because the change steps back.
  await old.query('insert into lines values (2, 2)');
  await holder.query('commit');
  await updated;
  expect((await old.query('select id, qty, note from lines order by id')).rows).toEqual([
    { id: 1, qty: 1, note: null },
    { id: 2, qty: 2, note: null },
  ]);
  await old.query('drop table lines');
});

test('an index is built while an older program writes, also while a second server waits for its turn', async () => {
  await old.query('create table lines (id int primary key, qty int not null)');
  await holder.query('begin; insert into lines values (1, 1)');
  const before = await applied();
  const updated = update(
    'drop index concurrently if exists lines_qty;\n--> statement-breakpoint\ncreate index concurrently lines_qty on lines (qty);',
  );
  await waits('create index concurrently');
  const second = withSetupLock(database.url, applied);
  await old.query('insert into lines values (2, 2)');
  await holder.query('commit');
  await updated;
  expect(await second).toBe(before + 1);
  const [index] = (
    await old.query(`select indisvalid from pg_index where indexrelid = 'lines_qty'::regclass`)
  ).rows;
  expect(index).toEqual({ indisvalid: true });
  await old.query('drop table lines');
});

test('rows are changed in batches, and a migration that was cut off is done again', async () => {
  await old.query('create table lines (id int primary key, qty int, double int)');
  await old.query('insert into lines select n, n from generate_series(1, 25) n');
  await old.query('alter table lines add constraint small check (double < 40)');
  const text = `-- in batches
    update lines set double = 2 * qty where id in (select id from lines where double is null order by id limit 10);`;
  await expect(update(text)).rejects.toThrow('small');
  expect((await old.query('select count(*) from lines where double is not null')).rows).toEqual([
    { count: 10 },
  ]);
  await old.query('alter table lines drop constraint small');
  made -= 1;
  await update(text);
  expect((await old.query('select count(*) from lines where double = 2 * qty')).rows).toEqual([
    { count: 25 },
  ]);
  await old.query('drop table lines');
});

test('a batch that met a deadlock with an older program is done again', async () => {
  await old.query('create table lines (id int primary key, qty int, double int)');
  await old.query('insert into lines values (1, 1), (2, 2)');
  // The older program locks the second row and then needs the first; its deadlock timeout is long, so PostgreSQL aborts the batch.
  await holder.query(`set deadlock_timeout = '10min'`);
  await holder.query('begin; update lines set qty = 3 where id = 2');
  const updated = update(`-- in batches
    update lines set double = 2 * qty from (select id from lines where double is null order by id) as missing
    where missing.id = lines.id;`);
  await waits('set double');
  await holder.query('update lines set qty = 5 where id = 1');
  await holder.query('commit');
  await updated;
  expect((await old.query('select id, double from lines order by id')).rows).toEqual([
    { id: 1, double: 10 },
    { id: 2, double: 6 },
  ]);
  await old.query('drop table lines');
});

/** Returns the statements of a migration that would block an older program: rows changed at once, indexes that block writes. */
function holdsUp(text: string): string[] {
  const statements = text.split('--> statement-breakpoint').map((one) => one.trim());
  const news = [...text.matchAll(/create table (?:if not exists )?"?(\w+)"?/gi)].map(([, name]) => name);
  const isOfNewTable = (one: string) => news.some((name) => new RegExp(` on "?${name}"?`, 'i').test(one));
  const isDropped = (one: string) => {
    const name = /^create (?:unique )?index concurrently "?(\w+)"?/i.exec(one)?.[1];
    return name === undefined || new RegExp(`drop index concurrently if exists "?${name}"?`, 'i').test(text);
  };
  const isBeside = /\bconcurrently\b|^-- in batches$/im.test(text);
  return statements.filter(
    (one) =>
      (/^create (?:unique )?index (?!concurrently)/i.test(one) && !isOfNewTable(one)) ||
      /^(?:update|delete|insert)\b/i.test(one) ||
      !isDropped(one) ||
      // A file with such statements may contain no others: those that cannot be repeated, or that wait for a table.
      (isBeside && !/^(?:-- in batches\n|(?:create (?:unique )?|drop )index concurrently)/i.test(one)),
  );
}

test('new migrations build indexes concurrently and change rows in batches, in files of their own', () => {
  const split = '\n--> statement-breakpoint\n';
  expect(holdsUp('CREATE INDEX "a" ON "orders" USING btree ("at");')).toHaveLength(1);
  expect(holdsUp(`CREATE TABLE "new" ();${split}CREATE INDEX "a" ON "new" USING btree ("at");`)).toEqual([]);
  expect(holdsUp('UPDATE "buyers" SET "x" = 1;')).toHaveLength(1);
  expect(holdsUp('-- in batches\nupdate buyers set x = 1 where id in (select 1);')).toEqual([]);
  const index = 'CREATE INDEX CONCURRENTLY "c" ON "a" ("b");';
  expect(holdsUp(index)).toHaveLength(1);
  expect(holdsUp(`DROP INDEX CONCURRENTLY IF EXISTS "c";${split}${index}`)).toEqual([]);
  const mixed = `ALTER TABLE "a" ADD "b" int;${split}DROP INDEX CONCURRENTLY IF EXISTS "c";${split}${index}`;
  expect(holdsUp(mixed)).toEqual(['ALTER TABLE "a" ADD "b" int;']);
  const { entries } = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as {
    entries: { idx: number; tag: string }[];
  };
  expect(entries.length).toBeGreaterThan(LAST_OF_BEFORE);
  for (const { tag } of entries.filter(({ idx }) => idx > LAST_OF_BEFORE))
    expect(holdsUp(readFileSync(join(MIGRATIONS, `${tag}.sql`), 'utf8')), tag).toEqual([]);
});
