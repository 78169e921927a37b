import { serverNow } from '@selvedge/api-spec/client';
import type { DayRange } from '@selvedge/design-system/primitives/DateRangePicker';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { quickRange } from '@selvedge/domain/time/dates';
import type { UtcInterval } from '@selvedge/domain/time/dates';
import { addDays, startOfDay } from '@selvedge/domain/time/zones';

/** Returns a filter with the range that is in force: a quick range stands for own days. */
export const settleRange = <Filter extends DayRange>(filter: Filter): Filter =>
  filter.time ? { ...filter, from: undefined, to: undefined } : filter;

/**
 * Returns a range as calls take it, as ISO instants: from its first instant to the start of the day after its last one. Its days are those of
 * the business unless another zone is given.
 */
export function instantsOf(
  { time, from, to }: DayRange,
  zone: string = BUSINESS_TIME_ZONE,
  now: number = serverNow(),
): Partial<UtcInterval> {
  if (time) return quickRange(time, now, zone);
  const start = (day: string): string => new Date(startOfDay(day, zone)).toISOString();
  return { ...(from ? { from: start(from) } : {}), ...(to ? { to: start(addDays(to, 1)) } : {}) };
}

/** Returns the range as calls take it whose parameters are named after the time of creation. */
export function createdOf(...range: Parameters<typeof instantsOf>): {
  createdFrom?: string;
  createdTo?: string;
} {
  const { from, to } = instantsOf(...range);
  return { ...(from ? { createdFrom: from } : {}), ...(to ? { createdTo: to } : {}) };
}
