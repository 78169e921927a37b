import { sql } from 'drizzle-orm';
import type { Queryable } from './pool';
import { command } from './statement';

/** What work takes turns about, each with the number that keeps its keys apart from those of the others. */
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
  colors: 73,
  preferences: 97,
  purchases: 98,
  watches: 17,
} as const;

const lock = command({
  name: 'advisoryLocks.take',
  sql: (key: string, space: number) => sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${space}))`,
  example: (make) => make('somebody', SPACES.codes),
});

/** Waits until no other transaction has the turn of this key, and keeps it to the end of this one. */
export async function takeAdvisoryLock(tx: Queryable, space: keyof typeof SPACES, key: string): Promise<void> {
  await lock(tx, key, SPACES[space]);
}
