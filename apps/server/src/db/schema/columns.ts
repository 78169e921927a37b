import { bigint, timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, kept in UTC and read as a Date. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** An amount in integer EUR cents (D-04). */
export const cents = (name: string) => bigint(name, { mode: 'number' });

/** How much a GIN index puts off until it sorts it in, kB: each search reads that part from end to end. */
export const GIN_PENDING_KB = 256;
