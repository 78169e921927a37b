import type { SQL } from 'drizzle-orm';
import { bigint, index, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, kept in UTC and read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** An amount in integer EUR cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** How much an index of a search puts off until it sorts it in, kB: each search reads that part from end to end. */
const PENDING_KB = 256;

/** An index that searches go by: of trigrams (`gin_trgm_ops`) or of the elements of an array. It is built beside other work. */
export const searchIndex = (name: string, held: SQL) =>
  index(name).using('gin', held).with({ gin_pending_list_limit: PENDING_KB }).concurrently();
