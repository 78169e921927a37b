import type { Config } from '../config/config';
import { newerProgram, newestTables, tablesVersion } from '../db/migrate';
import { CHORE_TIMEOUT_MS, type Db, openDb, openPool } from '../db/pool';
import { StartRefusedError } from '../process/startRefused';
import { reachDatabase } from './reach';

/** Runs work on the database of an installation, beside a running or a stopped server; refuses tables of another version. */
export async function onInstallation<T>(config: Config, work: (db: Db) => Promise<T>): Promise<T> {
  const installation = await reachDatabase(config);
  const pool = openPool(installation.url, {
    size: 1,
    queryTimeoutMs: CHORE_TIMEOUT_MS,
    onError: () => undefined,
  });
  try {
    const client = await pool.connect();
    const version = await tablesVersion(client).finally(() => client.release());
    if (version !== null && version > newestTables()) throw newerProgram();
    if (version !== newestTables()) {
      throw new StartRefusedError(
        'This installation is not set up for this version yet. Start it once (npm start), then try again.',
      );
    }
    return await work(openDb(pool));
  } finally {
    await pool.end();
    await installation.close();
  }
}
