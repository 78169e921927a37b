/** When a sub-order completes although its customer stays silent (D-72). */
import { DAY_MS } from '../constants';

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

/** The moment from which a sub-order completes by itself. */
export function completesAt({ lastShippedAt, allDeliveredAt }: ParcelTimes, days: CompletionDays): Date {
  if (allDeliveredAt === null) return new Date(lastShippedAt.getTime() + days.shipped * DAY_MS);
  return new Date(allDeliveredAt.getTime() + days.delivered * DAY_MS);
}

/** The shortest time in days between the last parcel's leaving and completion: nothing younger need be looked at. */
export function soonestCompletion({ delivered, shipped }: CompletionDays): number {
  return Math.min(delivered, shipped);
}
