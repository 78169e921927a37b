import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { column, orNull } from './columnTypes';
import { runMigrations } from './runMigrations';
import { clientStatement } from './statement';
import { StartRefusedError } from '../startRefused';

/** Number of the advisory lock that lets one server at a time change the tables or fill them first. */
const SETUP_LOCK = 7_301_001;

/** Folder with the SQL of every change of the tables; beside the bundle once built. */
export const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Waiting this long for the setup lock is worth a line in the log. */
const LOCK_PATIENCE_MS = 3000;

/** The setup lock is asked for so often, ms. */
const LOCK_AGAIN_MS = 100;

interface Journal {
  entries: Array<{ when: number; tag: string }>;
}

/** Where the wait for another server is said. */
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

/** Asks again and again: a statement that waits would itself be waited for by an index that is built `concurrently` under the lock. */
async function takeLock(client: pg.ClientBase, number: number): Promise<void> {
  for (;;) {
    const [answer] = await tryLock(client, number);
    if (answer?.taken === true) return;
    await pause(LOCK_AGAIN_MS);
  }
}

/**
 * Runs work while holding the setup lock, on a connection of its own; servers starting together take turns. A wait is
 * said in the log after a few seconds.
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

/** When the newest change of the tables that this program knows was made, in ms since 1970: the tables' version. */
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

/** Version of a database's tables as `newestTables` counts; null for a database without any. */
export async function tablesVersion(client: pg.ClientBase): Promise<number | null> {
  const [found] = await hasMigrations(client);
  if (found?.exists !== true) return null;
  const [newest] = await newestMigration(client);
  return newest?.version ? Number(newest.version) : null;
}

/** The refusal of a database that a newer program has changed. */
export function newerProgram(): StartRefusedError {
  return new StartRefusedError(
    'This database was changed by a newer version of the program, which this one does not know. ' +
      'Start the newer program, or restore a backup made before the update into an empty database.',
  );
}

/**
 * Brings the tables up to date: every migration not yet applied, in order. Refuses with `StartRefusedError` where a newer
 * program has changed the tables already.
 */
export async function applyMigrations(client: pg.Client): Promise<void> {
  const version = await tablesVersion(client);
  if (version !== null && version > newestTables()) {
    throw newerProgram();
  }
  await runMigrations(client, MIGRATIONS, { after: version ?? 0 });
}

/** Brings an empty database to the tables of an earlier version, as `tablesVersion` answers it. */
export async function applyMigrationsUpTo(client: pg.Client, version: number): Promise<void> {
  await runMigrations(client, MIGRATIONS, { after: 0, upTo: version });
}
