import { type SQL, sql } from 'drizzle-orm';

/** How long the rows of a table stay. */
export interface RetentionRule {
  /** For people: how long, and why (docs/security/retention.md). */
  keep: string;
  why: string;
  /** Condition on the rows that go; absent when a row goes only by the work of somebody. */
  gone?: (now: Date) => SQL;
  /** The most rows of one owner; the oldest beyond them go as well. */
  most?: { rows: number; of: readonly string[]; newestBy: string };
}

/** Rules of some tables, by the name under which the schema exports them. */
export type RetentionRules = Readonly<Record<string, RetentionRule>>;

/** The moment so many milliseconds ago. */
export const since = (now: Date, ms: number): SQL =>
  sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

/** Why rows stay for ever: they are the books of the trade. */
export const TRADE = 'the trade’s own record, which bookkeeping law asks for (ten years in most places)';
/** Why rows stay for ever: goods. */
export const GOODS = 'orders of the past name it; deleted ones are marked, not removed';
/** Why rows stay until somebody removes them. */
export const SETTING = 'a setting of the house, few rows';
