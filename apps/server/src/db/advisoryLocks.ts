import { sql } from 'drizzle-orm';
import type { Queryable } from './pool';
import { command } from './statement';

/** Advisory lock spaces, each with the number that separates its keys from those of the others. */
const SPACES = {
  codes: 28,
  addresses: 32,
  menus: 33,
  roles: 34,
  depts: 35,
  dicts: 36,
  drafts: 37,
  filters: 18,
  files: 59,
  exports: 60,
  imports: 66,
  brands: 71,
  categories: 72,
  suppliers: 85,
  staffEmails: 84,
  teams: 86,
  colors: 73,
  paymentAccounts: 136,
  preferences: 97,
  purchases: 98,
  watches: 17,
} as const;

const lock = command({
  name: 'advisoryLocks.take',
  sql: (key: string, space: number) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${space}))`,
  example: (make) => make('somebody', SPACES.codes),
});

/**
 * Takes the transaction's advisory lock of a key; waits while another transaction has it. The lock is released at the end of the
 * transaction.
 */
export async function takeAdvisoryLock(
  tx: Queryable,
  space: keyof typeof SPACES,
  key: string,
): Promise<void> {
  await lock(tx, key, SPACES[space]);
}
