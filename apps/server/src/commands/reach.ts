import pg from 'pg';
import type { Config } from '../config/config';
import { column, orNull } from '../db/columnTypes';
import { hasEmbedded, runningEmbedded, startEmbedded } from '@selvedge/embedded-postgres/embedded';
import { FolderInUseError } from '@selvedge/embedded-postgres/folderLock';
import { clientStatement } from '../db/statement';
import { StartRefusedError } from '../process/startRefused';

/** Logger without output: a command reports its result in one sentence. */
export const QUIET = { info() {}, warn() {}, error() {}, debug() {} };

/** Database that a command works on. */
export interface ReachedDatabase {
  url: string;
  /** Stops the processes that were started for the command. */
  close(): Promise<void>;
}

const keepOpen = () => Promise.resolve();

async function startOwn(config: Config): Promise<ReachedDatabase> {
  const embedded = await startEmbedded(config.dataDir, QUIET);
  return { url: embedded.url, close: () => embedded.stop() };
}

/**
 * Returns the database of an installation, whether its server runs or not: the one of DATABASE_URL, the embedded one of the running server,
 * or the embedded one started for the command. Refuses with `StartRefusedError` when there is no installation.
 */
export async function reachDatabase(config: Config): Promise<ReachedDatabase> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, close: keepOpen };
  if (!hasEmbedded(config.dataDir)) {
    throw new StartRefusedError(
      `There is no installation in ${config.dataDir} yet. Name its folder with DATA_DIR, or its database with DATABASE_URL.`,
    );
  }
  try {
    return await startOwn(config);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    const url = runningEmbedded(config.dataDir);
    if (url === null)
      throw new StartRefusedError(
        'The server of this installation is just starting; try again when it is up.',
      );
    return { url, close: keepOpen };
  }
}

const runningServers = clientStatement({
  name: 'commands.runningServers',
  row: { name: orNull(column.text) },
  text: `select application_name as name from pg_stat_activity
      where datname = current_database() and application_name like 'selvedge%' limit 1`,
  values: () => [],
  example: (make) => make(),
});

/**
 * Returns the database of an installation whose server is stopped; creates it when there is none. Refuses with a sentence while a server
 * runs on it.
 */
export async function reachStopped(config: Config): Promise<ReachedDatabase> {
  if (config.databaseUrl === undefined) return startOwn(config);
  const client = new pg.Client({ connectionString: config.databaseUrl });
  await client.connect();
  try {
    const [other] = await runningServers(client);
    if (other !== undefined) {
      throw new StartRefusedError('A server is running on this database. Stop every one of them first.');
    }
  } finally {
    await client.end();
  }
  return { url: config.databaseUrl, close: keepOpen };
}
