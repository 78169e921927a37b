import type { Config } from '../config';
import { newerProgram, newestTables, tablesVersion } from '../db/migrate';
import { CHORE_TIMEOUT_MS, openDb, openPool } from '../db/pool';
import { setupLink } from '../greeting';
import { makeSetupToken } from '../modules/auth/sessions/setupTokens';
import { StartRefusedError } from '../startRefused';
import { reachHouse } from './reach';

/** Makes a new one-time link whose holder makes a ROOT, beside a running server or a stopped one (`npm run make:root`). */
export async function makeRoot(config: Config): Promise<string> {
  const house = await reachHouse(config);
  const pool = openPool(house.url, { size: 1, queryTimeoutMs: CHORE_TIMEOUT_MS, onError: () => undefined });
  try {
    const client = await pool.connect();
    const version = await tablesVersion(client).finally(() => client.release());
    if (version !== null && version > newestTables()) throw newerProgram();
    if (version !== newestTables()) {
      throw new StartRefusedError(
        'This house is not set up for this version yet. Start it once (npm start), then try again.',
      );
    }
    const token = await makeSetupToken(openDb(pool), new Date());
    return [
      'This link makes an administrator; it works once, for a day, while the server runs:',
      setupLink(config, config.adminPort, token),
      'Where the back office has another address, put that in place of the one here.',
    ].join('\n');
  } finally {
    await pool.end();
    await house.close();
  }
}
