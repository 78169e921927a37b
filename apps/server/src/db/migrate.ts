import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Number of the advisory lock that lets one server at a time change the tables or fill them first. */
export const SETUP_LOCK = 7_301_001;

/** Folder with the SQL of every change of the tables; beside the bundle once built. */
export const MIGRATIONS = join(dirname(fileURLToPath(import.meta.url)), 'migrations');

/** Runs work while holding the setup lock, on a connection of its own; servers starting together take turns. */
export async function withSetupLock(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    await work(client);
  } finally {
    await client.end();
  }
}

/** Brings the tables up to date: every migration not yet applied, in order. */
export async function applyMigrations(client: pg.Client): Promise<void> {
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
}
