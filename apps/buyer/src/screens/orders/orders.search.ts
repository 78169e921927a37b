import { listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf, ListParam } from '@selvedge/app-shell/listing/listSearch';
import { ORDER_FLOWS, ORDER_STATUSES, PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';
import { QUICK_RANGES } from '@selvedge/domain/time/dates';

/** Status tabs of the order list; `ALL` is no filter. */
export const statusFilters = ['ALL', ...ORDER_STATUSES] as const;

/** Amount in EUR cents. */
const cents: ListParam<number | undefined> = {
  read: (found) => (found !== null && /^\d{1,12}$/.test(found) ? Number(found) : undefined),
};

/** Filter of the orders. Their time is in the address by its name, so that "a week" always means the last week. */
export const ordersSearch = listSearch(
  {
    status: oneOf(statusFilters, 'ALL'),
    flow: oneOf(ORDER_FLOWS),
    payment: oneOf(PAYMENT_STATUSES),
    time: oneOf(QUICK_RANGES),
    listId: text,
    brandId: text,
    orderedBy: text,
    valueMinCents: cents,
    valueMaxCents: cents,
  },
  { sorts: ['orderNo', 'createdAt', 'valueCents'] },
);
export type OrdersFilter = FilterOf<typeof ordersSearch>;

/** Filter of the futures orders. */
export const futuresSearch = listSearch({ status: oneOf(ORDER_STATUSES) });
export type FuturesFilter = FilterOf<typeof futuresSearch>;
