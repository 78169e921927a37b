import pg from 'pg';

/** Time for one connection to end, in ms. */
const ENDS_WITHIN_MS = 60_000;

/**
 * Returns the number of deadlocks in a database so far, including those of transactions that were repeated unnoticed. A connection reports
 * its counters when it ends, so all others are ended first: a test calls this last, once its programs have ended.
 */
export async function deadlocksIn(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `select pg_terminate_backend(pid, ${ENDS_WITHIN_MS}) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const { rows } = await client.query<{ deadlocks: number }>(
      'select deadlocks::int from pg_stat_database where datname = current_database()',
    );
    return rows[0]?.deadlocks ?? Number.NaN;
  } finally {
    await client.end();
  }
}
