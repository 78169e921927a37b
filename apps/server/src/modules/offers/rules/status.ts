import {
  listStatus,
  type ListStatus,
  type ListTimes,
  orderingClosed,
} from '@selvedge/domain/stateMachines/listStatus';
import { type SQL, sql } from 'drizzle-orm';
import { lists } from '../../../db/schema/lists';

/** What is stored of a list's times. */
export type StoredTimes = Pick<
  typeof lists.$inferSelect,
  'publishedAt' | 'startAt' | 'closeAt' | 'closedAt' | 'deletedAt'
>;

/** Times of a stored list as the rules read them. */
export function timesOf({ publishedAt, deletedAt, startAt, closeAt, closedAt }: StoredTimes): ListTimes {
  return {
    published: publishedAt !== null && deletedAt === null,
    startAt: startAt.toISOString(),
    closeAt: closeAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

/** Status of a list at a moment. */
export function listState(times: ListTimes, now: Date): ListStatus {
  return listStatus(times, now.getTime());
}

/** Whether something may be ordered from a list at a moment; E 40903 when not. */
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

/** Condition on `lists`: something may be ordered at a moment; the same rule as {@link isOpen}. */
export function openAt(now: Date): SQL {
  return sql`(${isPublished} and ${lists.startAt} <= ${at(now)} and not ${isClosed(now)})`;
}
