import { type SQL, sql } from 'drizzle-orm';

/** Retention of the rows of a table. */
export interface RetentionRule {
  /** Retention period as text for the documentation (docs/security/retention.md); `why` is its reason. */
  keep: string;
  why: string;
  /** Condition of the rows to delete; absent when rows are deleted by a user's action only. */
  gone?: (now: Date) => SQL;
  /** Maximum number of rows per owner; the oldest beyond them are deleted as well. */
  most?: { rows: number; of: readonly string[]; newestBy: string };
}

/** Rules of several tables, by the name under which the schema exports them. */
export type RetentionRules = Readonly<Record<string, RetentionRule>>;

/** SQL for the moment that many milliseconds ago. */
export const since = (now: Date, ms: number): SQL =>
  sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`;

/** Reason for keeping rows for ever: they are business records. */
export const TRADE = 'the trade’s own record, which bookkeeping law asks for (ten years in most places)';
/** Reason for keeping rows for ever: orders refer to these products. */
export const PRODUCTS = 'orders of the past name it; deleted ones are marked, not removed';
/** Reason for keeping rows until a user removes them: they are settings. */
export const SETTING = 'a setting of the merchant, few rows';
