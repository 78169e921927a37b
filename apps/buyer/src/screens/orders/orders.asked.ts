import { serverNow } from '@selvedge/api-spec/client';
import { createdOf } from '@selvedge/app-shell/listing/days';
import type { OrdersFilter } from './orders.search';

/** Returns the filter as the calls take it: a range becomes whole days in the browser's time zone. */
export function askedOrders(
  { status, payment, time, from, to, page: _page, keywords, ...rest }: OrdersFilter,
  now: number = serverNow(),
  zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone,
) {
  return {
    ...(status === 'ALL' ? {} : { status }),
    paymentStatus: payment,
    ...rest,
    ...createdOf({ time, from, to }, zone, now),
    ...(keywords ? { keywords } : {}),
  };
}
