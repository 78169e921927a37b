import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseAdapters } from '../adapters/choose';
import type { Config } from '../config/config';
import { applyMigrations, withSetupLock } from '../db/migrate';
import { CHORE_TIMEOUT_MS, openDb, openPool } from '../db/pool';
import { removeDemo } from '../demo/remove';
import { prepareQueue } from '../jobs/tables';
import { StartRefusedError } from '../process/startRefused';
import { QUIET, reachStopped } from './reach';

/** Empties an installation that contains the demo data (`npm run demo:remove`); its server must be stopped. */
export async function emptyDemo(config: Config, isMeant: boolean, alsoOwn: boolean): Promise<string> {
  if (!isMeant) {
    throw new StartRefusedError(
      'This empties the whole installation: goods, lists, orders, customers, staff and files go; roles, menu, dictionaries and rates ' +
        'stay. If that is meant: npm run demo:remove -- --yes',
    );
  }
  const { files } = chooseAdapters(config, QUIET);
  await files.check();
  const installation = await reachStopped(config);
  try {
    await withSetupLock(installation.url, async (client) => {
      await applyMigrations(client);
      const pool = openPool(installation.url, {
        size: 1,
        queryTimeoutMs: CHORE_TIMEOUT_MS,
        onError: () => undefined,
      });
      try {
        await prepareQueue(pool, QUIET);
        await openDb(pool).transaction((tx) => removeDemo(tx, alsoOwn));
      } finally {
        await pool.end();
      }
    });
  } finally {
    await installation.close();
  }
  await files.clear();
  await rm(join(config.dataDir, 'outbox'), { recursive: true, force: true });
  return 'The demo is gone. Start the installation (npm start); the console then shows a link for the first administrator.';
}
