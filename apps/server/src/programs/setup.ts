import type pg from 'pg';
import type { Config } from '../config/config';
import { applyMigrations, withSetupLock } from '../db/migrate';
import { convertOldRows } from '../db/oldRows';
import { CHORE_TIMEOUT_MS, type Db, openDb, openPool } from '../db/pool';
import { buyers } from '../db/schema/accounts';
import { systemState } from '../db/schema/platform';
import { staff } from '../db/schema/system';
import { prepareQueue } from '../jobs/tables';
import { normaliseStoredPhones } from '../modules/auth/people/oldNumbers';
import { renewOldCodeKeys } from '../modules/products/write/oldCodeKeys';
import { applyBasics } from '../modules/system/basics/apply';
import { DEMO_KEY, demoState } from '../modules/common/installation/demoState';
import { signingSecret } from '../modules/upload/files/signingSecret';
import { StartRefusedError } from '../process/startRefused';

/** Logger of the set-up. */
export interface SetupLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/**
 * Prepares a database for the server: tables, the basic data of every installation (roles, menu, dictionaries, rates, the secret that signs
 * addresses of files), and in an empty one the demo data unless DEMO is off. Servers that start together run it one after the other; an
 * interrupted fill leaves nothing behind. Refuses with `StartRefusedError` tables of a newer program, and demo data when DEMO is off.
 */
export async function setUpDatabase(url: string, config: Config, log: SetupLog): Promise<void> {
  const prepare = async (client: pg.Client) => {
    await applyMigrations(client);
    const pool = openPool(url, {
      size: 2,
      queryTimeoutMs: CHORE_TIMEOUT_MS,
      onError: (error) => log.warn({ err: error }, 'set-up connection broke'),
    });
    try {
      await prepareQueue(pool, { warn: (fields, text) => log.warn(fields, text) });
      const db = openDb(pool);
      await db.transaction((tx) => applyBasics(tx));
      const now = new Date();
      await convertOldRows(db, 'numbers', now, normaliseStoredPhones);
      await convertOldRows(db, 'codes', now, renewOldCodeKeys);
      await signingSecret(db);
      await settleDemo(db, config, log);
    } finally {
      await pool.end();
    }
  };
  await withSetupLock(url, prepare, log);
}

async function settleDemo(db: Db, config: Config, log: SetupLog): Promise<void> {
  const state = await demoState(db);
  if (config.demo === 'off') {
    if (state === 'filled') throw new StartRefusedError(DEMO_STILL_THERE);
    return;
  }
  if (state !== null) return;
  const people = [
    ...(await db.select({ id: buyers.id }).from(buyers).limit(1)),
    ...(await db.select({ id: staff.id }).from(staff).limit(1)),
  ];
  if (people.length > 0) return;
  log.info({}, 'filling the empty database with the demo installation');
  const { fillDemo } = await import('../demo/index');
  await fillDemo(db, config.demo);
  await db.insert(systemState).values({ key: DEMO_KEY, value: config.demo });
}

const DEMO_STILL_THERE =
  'This installation is filled with the demo, whose passwords everybody knows, and the demo is not asked for. ' +
  'To try the demo here, start with DEMO=on; to begin with an installation of your own, empty it: npm run demo:remove -- --yes';
