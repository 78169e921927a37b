import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { column, orNull } from './columnTypes';
import { runMigrations } from './runMigrations';
import { clientStatement } from './statement';
import { StartRefusedError } from '../process/startRefused';

/** Key of the advisory lock under which one server at a time changes the tables or fills them first. */
const SETUP_LOCK = 7_301_001;

/** Folder with the SQL migrations; beside the bundle in a build. */
export const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Wait for the setup lock after which a log entry is written, in ms. */
const LOCK_PATIENCE_MS = 3000;

/** Interval between two attempts to take the setup lock, in ms. */
const LOCK_AGAIN_MS = 100;

interface Journal {
  entries: Array<{ when: number; tag: string }>;
}

/** Logger for the wait for another server. */
interface WaitLog {
  info(fields: object, message: string): void;
}

const tryLock = clientStatement({
  name: 'migrations.lock',
  row: { taken: column.boolean },
  text: 'select pg_try_advisory_lock($1) as taken',
  values: (number: number) => [number],
  example: (make) => make(1),
});

/** Polls for the lock: a statement that waits for it would in turn block an index that is built `concurrently` under the lock. */
async function takeLock(client: pg.ClientBase, number: number): Promise<void> {
  for (;;) {
    const [answer] = await tryLock(client, number);
    if (answer?.taken === true) return;
    await pause(LOCK_AGAIN_MS);
  }
}

/**
 * Runs work under the setup lock, on a connection of its own; servers that start together run it one after the other. A wait is logged
 * after a few seconds.
 */
export async function withSetupLock<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  log?: WaitLog,
): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const waiting = setTimeout(
    () => log?.info({}, 'waiting for another server, which is setting up the same database'),
    LOCK_PATIENCE_MS,
  );
  try {
    await takeLock(client, SETUP_LOCK);
    clearTimeout(waiting);
    return await work(client);
  } finally {
    clearTimeout(waiting);
    await client.end();
  }
}

function readJournal(): Journal {
  return JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as Journal;
}

/** Returns the version of the tables that this program needs: creation time of its newest migration, in ms since 1970. */
export function newestTables(): number {
  return Math.max(...readJournal().entries.map(({ when }) => when));
}

const hasMigrations = clientStatement({
  name: 'migrations.exist',
  row: { exists: column.boolean },
  text: `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  values: () => [],
  example: (make) => make(),
});

const newestMigration = clientStatement({
  name: 'migrations.newest',
  row: { version: orNull(column.text) },
  text: 'select max(created_at)::text as version from drizzle.__drizzle_migrations',
  values: () => [],
  example: (make) => make(),
});

/** Returns the version of a database's tables, in the unit of `newestTables`; null for a database without any. */
export async function tablesVersion(client: pg.ClientBase): Promise<number | null> {
  const [found] = await hasMigrations(client);
  if (found?.exists !== true) return null;
  const [newest] = await newestMigration(client);
  return newest?.version ? Number(newest.version) : null;
}

/** Creates the error for a database that a newer program has changed. */
export function newerProgram(): StartRefusedError {
  return new StartRefusedError(
    'This database was changed by a newer version of the program, which this one does not know. ' +
      'Start the newer program, or restore a backup made before the update into an empty database.',
  );
}

/**
 * Brings the tables up to date: applies every migration that is not applied yet, in order. Refuses with `StartRefusedError` when a newer
 * program has already changed the tables.
 */
export async function applyMigrations(client: pg.Client): Promise<void> {
  const version = await tablesVersion(client);
  if (version !== null && version > newestTables()) {
    throw newerProgram();
  }
  await runMigrations(client, MIGRATIONS, { after: version ?? 0 });
}

/** Brings an empty database to the tables of an earlier version, as `tablesVersion` returns it. */
export async function applyMigrationsUpTo(client: pg.Client, version: number): Promise<void> {
  await runMigrations(client, MIGRATIONS, { after: 0, upTo: version });
}
