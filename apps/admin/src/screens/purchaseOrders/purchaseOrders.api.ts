import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import { narrowing } from './purchaseOrders.search';
import type { PurchaseOrdersFilter } from './purchaseOrders.search';

/** Purchase orders per page. */
const PURCHASE_ORDERS_PER_PAGE = 20;

/** Query of one page of purchase orders, the newest first unless sorted otherwise. */
export const purchaseOrdersQuery = (filter: PurchaseOrdersFilter) =>
  queryOptions({
    queryKey: queryKey('purchases', 'page', filter),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const { sort, order, page } = filter;
      const sorted = sort ? { sort, order } : {};
      const query = { pageNum: page, pageSize: PURCHASE_ORDERS_PER_PAGE, ...narrowing(filter), ...sorted };
      return staff.get('/api/v1/purchase-orders/page', { query, signal, silent: true });
    },
  });

/** Returns every line of the filtered purchase orders as a sheet. */
export const exportPurchaseOrders = (filter: PurchaseOrdersFilter): Promise<Blob> =>
  staff.get('/api/v1/purchase-orders/_export', { query: narrowing(filter) });
