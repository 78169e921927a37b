import {
  listStatus,
  type ListStatus,
  type ListTimes,
  orderingClosed,
} from '@selvedge/domain/stateMachines/listStatus';
import { type SQL, sql } from 'drizzle-orm';
import { lists } from '../../../db/schema/lists';

/** Stored times of a list. */
export type StoredTimes = Pick<
  typeof lists.$inferSelect,
  'publishedAt' | 'startAt' | 'closeAt' | 'closedAt' | 'deletedAt'
>;

/** Returns the times of a stored list as the rules read them. */
export function timesOf({ publishedAt, deletedAt, startAt, closeAt, closedAt }: StoredTimes): ListTimes {
  return {
    published: publishedAt !== null && deletedAt === null,
    startAt: startAt.toISOString(),
    closeAt: closeAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** Returns the status of a list at a moment. */
export function listState(times: ListTimes, now: Date): ListStatus {
  return listStatus(times, now.getTime());
}

/** Returns whether ordering from a list is open at a moment; if not, orders are refused with 40903. */
export function isOpen(times: ListTimes, now: Date): boolean {
  return orderingClosed(times, now.getTime()) === null;
}

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`;
const isPublished = sql`(${lists.publishedAt} is not null and ${lists.deletedAt} is null)`;
const isClosed = (now: Date) =>
  sql`(${lists.closeAt} <= ${at(now)} or (${lists.closedAt} is not null and ${lists.closedAt} <= ${at(now)}))`;

/** Condition on `lists` for a status at a moment; the same rule as {@link listState}. */
export function hasStatus(status: ListStatus, now: Date): SQL {
  if (status === 'DRAFT') return sql`not ${isPublished}`;
  return status === 'ACCEPTED'
    ? sql`(${isPublished} and ${isClosed(now)})`
    : sql`(${isPublished} and not ${isClosed(now)})`;
}

/** Condition on `lists`: ordering is open at a moment; the same rule as {@link isOpen}. */
export function openAt(now: Date): SQL {
  return sql`(${isPublished} and ${lists.startAt} <= ${at(now)} and not ${isClosed(now)})`;
}
