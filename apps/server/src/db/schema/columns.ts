import type { SQL } from 'drizzle-orm';
import { bigint, index, timestamp } from 'drizzle-orm/pg-core';

/** Column of a moment in time, stored in UTC and read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Column of an amount in integer EUR cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** Size limit of a search index's pending list, kB: each search reads that list from end to end. */
const PENDING_KB = 256;

/** GIN index for searches: of trigrams (`gin_trgm_ops`) or of the elements of an array. It is built concurrently with other work. */
export const searchIndex = (name: string, held: SQL) =>
  index(name).using('gin', held).with({ gin_pending_list_limit: PENDING_KB }).concurrently();
