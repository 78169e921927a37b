/** When a sub-order completes although its customer stays silent. */
import { COMPLETION_NOTICE_DAYS, DAY_MS } from '../constants';

/** After how many days a silent customer has received everything. */
export interface CompletionDays {
  /** Counted from the delivery of the last parcel. */
  delivered: number;
  /** Counted from when the last parcel left, where not every parcel is known to be delivered. */
  shipped: number;
}

/** The parcels of a sub-order, as far as time goes. */
export interface ParcelTimes {
  /** When the last one left. */
  lastShippedAt: Date;
  /** When the last one was delivered; null while one of them is not. */
  allDeliveredAt: Date | null;
}

/** The parcels of a sub-order with what was taken back of them and told of them. */
export interface ToldTimes extends ParcelTimes {
  /** When a parcel was voided last; null where none was. */
  lastVoidedAt: Date | null;
  /** When the customer was told last that the sub-order completes soon; null for never. */
  toldAt: Date | null;
}

const NOTICE_MS = COMPLETION_NOTICE_DAYS * DAY_MS;

/** The moment from which a sub-order completes by itself. */
export function completesAt({ lastShippedAt, allDeliveredAt }: ParcelTimes, days: CompletionDays): Date {
  if (allDeliveredAt === null) return new Date(lastShippedAt.getTime() + days.shipped * DAY_MS);
  return new Date(allDeliveredAt.getTime() + days.delivered * DAY_MS);
}

/**
 * The first moment at which a word that the sub-order completes soon is one of its parcels as they are: a word from before a parcel was
 * voided, or from when completion was nearer than it is now, says nothing of it.
 */
export function wordCountsFrom(
  times: Pick<ToldTimes, keyof ParcelTimes | 'lastVoidedAt'>,
  days: CompletionDays,
): Date {
  return new Date(
    Math.max(completesAt(times, days).getTime() - NOTICE_MS, times.lastVoidedAt?.getTime() ?? -Infinity),
  );
}

/** The moment from which a sub-order completes by itself, three days after its customer was told of it or, untold yet, is told now. */
export function completesOnceTold(times: ToldTimes, days: CompletionDays, now: Date): Date {
  const { toldAt } = times;
  const told = toldAt !== null && toldAt >= wordCountsFrom(times, days) ? toldAt : now;
  return new Date(Math.max(completesAt(times, days).getTime(), told.getTime() + NOTICE_MS));
}

/** The shortest time in days between the last parcel's leaving and completion: nothing younger need be looked at. */
export function soonestCompletion({ delivered, shipped }: CompletionDays): number {
  return Math.min(delivered, shipped);
}
