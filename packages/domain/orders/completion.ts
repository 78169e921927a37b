/** Automatic completion of a sub-order whose customer does not confirm the receipt. */
import { COMPLETION_NOTICE_DAYS, DAY_MS } from '../constants';

/** Days after which a sub-order completes without a confirmation of its customer. */
export interface CompletionDays {
  /** Days from the delivery of the last parcel. */
  delivered: number;
  /** Days from the dispatch of the last parcel, where not every parcel is known to be delivered. */
  shipped: number;
}

/** Times of a sub-order's parcels. */
export interface ParcelTimes {
  /** Dispatch of the last parcel. */
  lastShippedAt: Date;
  /** Delivery of the last parcel; null while one of them is not delivered. */
  allDeliveredAt: Date | null;
}

/** Times of a sub-order's parcels, of voided parcels and of the notice of completion. */
export interface NoticeTimes extends ParcelTimes {
  /** Time at which a parcel was last voided; null when none was. */
  lastVoidedAt: Date | null;
  /** Time at which the customer was last notified that the sub-order completes soon; null for never. */
  toldAt: Date | null;
}

const NOTICE_MS = COMPLETION_NOTICE_DAYS * DAY_MS;

/** Returns the time from which a sub-order completes automatically. */
export function completesAt({ lastShippedAt, allDeliveredAt }: ParcelTimes, days: CompletionDays): Date {
  if (allDeliveredAt === null) return new Date(lastShippedAt.getTime() + days.shipped * DAY_MS);
  return new Date(allDeliveredAt.getTime() + days.delivered * DAY_MS);
}

/**
 * Returns the time from which a notice of completion counts for the present parcels: a notice from before a parcel was voided, or from when
 * completion was nearer than it is now, does not count.
 */
export function noticeValidFrom(
  times: Pick<NoticeTimes, keyof ParcelTimes | 'lastVoidedAt'>,
  days: CompletionDays,
): Date {
  return new Date(
    Math.max(completesAt(times, days).getTime() - NOTICE_MS, times.lastVoidedAt?.getTime() ?? -Infinity),
  );
}

/**
 * Returns the time from which a sub-order completes automatically, at the earliest three days after its customer was notified, or from now
 * if no notice counts yet.
 */
export function completesAfterNotice(times: NoticeTimes, days: CompletionDays, now: Date): Date {
  const { toldAt } = times;
  const told = toldAt !== null && toldAt >= noticeValidFrom(times, days) ? toldAt : now;
  return new Date(Math.max(completesAt(times, days).getTime(), told.getTime() + NOTICE_MS));
}

/** Returns the shortest time in days between the dispatch of the last parcel and completion; more recent parcels need no check. */
export function soonestCompletion({ delivered, shipped }: CompletionDays): number {
  return Math.min(delivered, shipped);
}
