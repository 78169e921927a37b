import { serverNow } from '@selvedge/api-spec/client';
import { quickRange } from '@selvedge/domain/time/dates';
import type { OrdersFilter } from './orders.search';

/** Returns the filter as the calls take it: a quick range becomes whole days in the browser's time zone. */
export function askedOrders(
  { status, payment, time, page: _page, keywords, ...rest }: OrdersFilter,
  now: number = serverNow(),
  zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
) {
  const days = time && quickRange(time, now, zone);
  return {
    ...(status === 'ALL' ? {} : { status }),
    paymentStatus: payment,
    ...rest,
    ...(days ? { createdFrom: days.from, createdTo: days.to } : {}),
    ...(keywords ? { keywords } : {}),
  };
}
