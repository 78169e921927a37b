import { settleRange } from '@selvedge/app-shell/listing/days';
import { dayRange, listSearch, oneOf, text } from '@selvedge/app-shell/listing/listSearch';
import type { FilterOf, ListParam } from '@selvedge/app-shell/listing/listSearch';
import { ORDER_FLOWS, ORDER_STATUSES, PAYMENT_STATUSES } from '@selvedge/domain/orders/orderStates';

/** Status tabs of the order list; `ALL` is no filter. */
export const statusFilters = ['ALL', ...ORDER_STATUSES] as const;

/** Amount in EUR cents. */
const cents: ListParam<number | undefined> = {
  read: (found) => (found !== null && /^\d{1,12}$/.test(found) ? Number(found) : undefined),
};

/** Filter of the orders. */
export const ordersSearch = listSearch(
  {
    status: oneOf(statusFilters, 'ALL'),
    flow: oneOf(ORDER_FLOWS),
    payment: oneOf(PAYMENT_STATUSES),
    ...dayRange,
    listId: text,
    brandId: text,
    orderedBy: text,
    valueMinCents: cents,
    valueMaxCents: cents,
  },
  { sorts: ['orderNo', 'createdAt', 'valueCents'], settle: settleRange },
);
export type OrdersFilter = FilterOf<typeof ordersSearch>;

/** Filter of the futures orders. */
export const futuresSearch = listSearch({ status: oneOf(ORDER_STATUSES) });
export type FuturesFilter = FilterOf<typeof futuresSearch>;
