import { setTimeout as pause } from 'node:timers/promises';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { column } from './columnTypes';
import { isRepeatable, sqlState } from './faults';
import { clientStatement } from './statement';

/** Lock timeout of a table change, in ms: statements that come meanwhile queue behind it. */
const LOCK_TIMEOUT_MS = 1000;
/** Pause before the next attempt, in ms, in which the queued statements run. */
const AGAIN_AFTER_MS = 1000;
/** Attempts before the start fails: some ten minutes. */
const MOST_TRIES = 300;
const LOCK_NOT_AVAILABLE = '55P03';

type Migration = ReturnType<typeof readMigrationFiles>[number];

const noteApplied = clientStatement({
  name: 'migrations.note',
  row: { id: column.integer },
  text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2) returning id',
  values: (hash: string, version: number) => [hash, version],
  example: (make) => make('h', 1),
});

/**
 * Returns whether a migration runs concurrently with other work and not in one transaction: indexes `concurrently`, rows `-- in batches`.
 */
const isBeside = ({ sql }: Migration): boolean =>
  sql.some((text) => /\bconcurrently\b|^\s*-- in batches$/im.test(text));

const isInBatches = (text: string): boolean => /^\s*-- in batches$/im.test(text);

/**
 * Returns the number of rows that one batch changed. A batch that met a deadlock with the work of an older program changed none and is
 * repeated.
 */
async function changeBatch(client: pg.ClientBase, text: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    try {
      return (await client.query(text)).rowCount ?? 0;
    } catch (error) {
      if (!isRepeatable(error) || tries === MOST_TRIES) throw error;
    }
  }
}

async function runBeside(client: pg.ClientBase, { sql, hash, folderMillis }: Migration): Promise<void> {
  for (const text of sql) {
    if (!isInBatches(text)) await client.query(text);
    else while ((await changeBatch(client, text)) > 0);
  }
  await noteApplied(client, hash, folderMillis);
}

async function runAtOnce(client: pg.ClientBase, { sql, hash, folderMillis }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const text of sql) await client.query(text);
    await noteApplied(client, hash, folderMillis);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function runPatiently(client: pg.ClientBase, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runAtOnce(client, migration);
    } catch (error) {
      if (sqlState(error) !== LOCK_NOT_AVAILABLE || tries === MOST_TRIES) throw error;
      await pause(AGAIN_AFTER_MS);
    }
  }
}

/** Range of migrations to apply, by creation time in ms since 1970. */
interface Span {
  /** Time of the newest migration that is applied already; 0 for none. */
  after: number;
  upTo?: number;
}

/**
 * Applies migrations of a folder in their order while an older program goes on with the same tables: each is one transaction that waits for
 * a table for at most a second at a time and then lets others go first. A migration that builds indexes `concurrently`, or changes rows `--
 * in batches` (a statement that is repeated until it changes none), runs statement by statement instead, and from its beginning when it was
 * interrupted: its statements can be repeated.
 */
export async function runMigrations(
  client: pg.ClientBase,
  migrationsFolder: string,
  { after, upTo = Number.POSITIVE_INFINITY }: Span,
): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    const { folderMillis } = migration;
    if (folderMillis <= after || folderMillis > upTo) continue;
    if (isBeside(migration)) await runBeside(client, migration);
    else await runPatiently(client, migration);
  }
}
