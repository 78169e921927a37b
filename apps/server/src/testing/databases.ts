import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { readConfig } from '../config/config';
import { setUpDatabase } from '../programs/setup';

const TEMPLATE_LOCK = 7_301_002;
const SILENT = { info() {}, warn() {} };

/** Database of one test file. */
export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

function urlOf(database: string): string {
  const url = new URL(inject('databaseUrl'));
  url.pathname = `/${database}`;
  return url.href;
}

async function withAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: inject('databaseUrl') });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates the template database once per run: tables and basic data, with or without the small demo data. */
async function ensureTemplate(client: pg.Client, demo: 'off' | 'small'): Promise<string> {
  const name = `${inject('databasePrefix')}template_${demo}`;
  const found = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (found.rowCount !== 0) return name;
  const unfinished = `${name}_new`;
  await client.query(`drop database if exists "${unfinished}" with (force)`);
  await client.query(`create database "${unfinished}"`);
  const config = { ...readConfig({ NODE_ENV: 'test' }), demo };
  await setUpDatabase(urlOf(unfinished), config, SILENT);
  await client.query(`alter database "${unfinished}" rename to "${name}"`);
  return name;
}

async function handOver(client: pg.Client, options: string): Promise<TestDatabase> {
  const name = `${inject('databasePrefix')}${randomBytes(5).toString('hex')}`;
  await client.query(`create database "${name}" ${options}`);
  return {
    url: urlOf(name),
    drop: () =>
      withAdmin(async (admin) => {
        await admin.query(`drop database if exists "${name}" with (force)`);
      }),
  };
}

/** Creates a database without any tables. */
export function emptyDatabase(): Promise<TestDatabase> {
  return withAdmin((client) => handOver(client, ''));
}

/** Clones a fresh database for a test file. Its files are copied, which takes half as long as writing them through the log. */
export function cloneDatabase(demo: 'off' | 'small'): Promise<TestDatabase> {
  return withAdmin(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const template = await ensureTemplate(client, demo);
    return handOver(client, `template "${template}" strategy file_copy`);
  });
}
