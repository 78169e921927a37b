/** Status of a list by its times. */

/** DRAFT is not published, PENDING is open, ACCEPTED is closed. */
export type ListStatus = 'DRAFT' | 'PENDING' | 'ACCEPTED';

/** What the status follows from; times are ISO UTC. `closedAt` is the moment of a manual close. */
export interface ListTimes {
  published: boolean;
  startAt: string;
  closeAt: string;
  closedAt?: string | null;
}

/** Status at a moment (ms since 1970): ACCEPTED from the closing time on or once closed by hand. */
export function listStatus(list: ListTimes, now: number): ListStatus {
  if (!list.published) return 'DRAFT';
  const closedByHand =
    list.closedAt !== null && list.closedAt !== undefined && Date.parse(list.closedAt) <= now;
  return closedByHand || now >= Date.parse(list.closeAt) ? 'ACCEPTED' : 'PENDING';
}

/** Why nothing can be ordered from a list (E 40903), null when something can. Before its start it is visible only. */
export function orderingClosed(
  list: ListTimes,
  now: number,
): 'NOT_PUBLISHED' | 'NOT_STARTED' | 'CLOSED' | null {
  const status = listStatus(list, now);
  if (status === 'DRAFT') return 'NOT_PUBLISHED';
  if (status === 'ACCEPTED') return 'CLOSED';
  return now < Date.parse(list.startAt) ? 'NOT_STARTED' : null;
}

/** The condition of opening a closed list again: the new closing time lies in the future. */
export function closesInFuture(closeAt: string, now: number): boolean {
  return Date.parse(closeAt) > now;
}
