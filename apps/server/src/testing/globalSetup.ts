import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { ProvidedContext } from 'vitest';
import { startEmbedded } from '@selvedge/embedded-postgres/embedded';
import { bundleThreads } from '../threads/bundle.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the PostgreSQL of this test run. */
    databaseUrl: string;
    /** Prefix of the names of this run's databases. */
    databasePrefix: string;
    /** Folder of the programs that tests start as processes; null in the gate tier, which starts none. */
    programs: string | null;
  }
}

interface Project {
  config: { exclude: readonly string[] };
  provide: <Key extends keyof ProvidedContext>(key: Key, value: ProvidedContext[Key]) => void;
}

/**
 * Settings of a database that ends with the run: it need not survive a crash, and the planner's statistics must not change during a test.
 */
const SETTINGS = [
  'fsync = off',
  'synchronous_commit = off',
  'full_page_writes = off',
  'wal_level = minimal',
  'max_wal_senders = 0',
  'max_wal_size = 4GB',
  'checkpoint_timeout = 1h',
  'autovacuum = off',
];

const SILENT = { info() {}, warn() {}, error() {}, debug() {} };

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await client.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  for (const { datname } of found.rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}

/** Builds the programs that tests start as processes, when this run has such tests; returns the function that removes them. */
async function providePrograms(project: Project, name: string): Promise<() => void> {
  const isGate = project.config.exclude.includes('**/*.full.test.*');
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/${name}programs`, import.meta.url));
  project.provide('programs', isGate ? null : folder);
  if (isGate) return () => undefined;
  const { buildPrograms } = await import('./buildPrograms');
  await buildPrograms(folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/**
 * Sets up a whole test run: bundles the programs of worker threads, in the full tier builds those of processes, and starts one PostgreSQL,
 * the embedded one in a temporary folder (without waiting for the disk), or uses the one of DATABASE_URL, in which it touches only
 * databases that it created.
 */
export default async function setup(project: Project): Promise<() => Promise<void>> {
  await bundleThreads();
  const prefix = `selvedge_test_${randomBytes(4).toString('hex')}_`;
  project.provide('databasePrefix', prefix);
  const removePrograms = await providePrograms(project, prefix);
  const outside = process.env.DATABASE_URL;
  if (outside) {
    project.provide('databaseUrl', outside);
    return async () => {
      removePrograms();
      await dropDatabases(outside, prefix);
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'selvedge-test-'));
  chmodSync(folder, 0o711);
  const database = await startEmbedded(folder, SILENT, SETTINGS);
  project.provide('databaseUrl', database.url);
  return async () => {
    removePrograms();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
