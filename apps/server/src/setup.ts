import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Config } from './config';
import { applyMigrations, withSetupLock } from './db/migrate';
import { CHORE_TIMEOUT_MS, openDb, openPool } from './db/pool';
import { fillBasics } from './modules/system/basics';

/** What set-up tells the log. */
export interface SetupLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/**
 * Makes a database ready to serve: tables, the facts every installation has (roles, menu, dictionaries, rates), and on
 * an empty one the demo house unless DEMO is off. Servers starting together take turns; a fill that was cut off left
 * nothing behind.
 */
export async function setUpDatabase(url: string, config: Config, log: SetupLog): Promise<void> {
  await withSetupLock(url, async (client: pg.Client) => {
    await applyMigrations(client);
    const pool = openPool(url, {
      size: 2,
      queryTimeoutMs: CHORE_TIMEOUT_MS,
      onError: (error) => log.warn({ err: error }, 'set-up connection broke'),
    });
    try {
      const db = openDb(pool);
      await db.transaction((tx) => fillBasics(tx));
      if (config.demo === 'off') return;
      const filled = await db.execute(sql`select 1 from system_state where key = 'demo'`);
      const buyers = await db.execute(sql`select 1 from buyers limit 1`);
      if (filled.rows.length > 0 || buyers.rows.length > 0) return;
      log.info({}, 'filling the empty database with the demo house');
      const { fillDemo } = await import('./demo/index');
      await fillDemo(db, config.demo);
      await db.execute(sql`insert into system_state (key, value) values ('demo', ${config.demo})`);
    } finally {
      await pool.end();
    }
  });
}
