/** Status of a list by its times. */

/** Status of a list: DRAFT is not published, PENDING is open, ACCEPTED is closed. */
export type ListStatus = 'DRAFT' | 'PENDING' | 'ACCEPTED';

/** Fields of a list that determine its status; times are ISO UTC. `closedAt` is the time of a manual close. */
export interface ListTimes {
  published: boolean;
  startAt: string;
  closeAt: string;
  closedAt?: string | null;
}

/** Returns the status at a moment (ms since 1970): ACCEPTED from the closing time on or once closed manually. */
export function listStatus(list: ListTimes, now: number): ListStatus {
  if (!list.published) return 'DRAFT';
  const closedByHand =
    list.closedAt !== null && list.closedAt !== undefined && Date.parse(list.closedAt) <= now;
  return closedByHand || now >= Date.parse(list.closeAt) ? 'ACCEPTED' : 'PENDING';
}

/**
 * Returns the reason why nothing can be ordered from a list (E 40903); null when ordering is possible. Before its start a list is only
 * visible.
 */
export function orderingClosed(
  list: ListTimes,
  now: number,
): 'NOT_PUBLISHED' | 'NOT_STARTED' | 'CLOSED' | null {
  const status = listStatus(list, now);
  if (status === 'DRAFT') return 'NOT_PUBLISHED';
  if (status === 'ACCEPTED') return 'CLOSED';
  return now < Date.parse(list.startAt) ? 'NOT_STARTED' : null;
}

/** Returns whether a closing time is in the future, the condition of reopening a closed list. */
export function closesInFuture(closeAt: string, now: number): boolean {
  return Date.parse(closeAt) > now;
}
