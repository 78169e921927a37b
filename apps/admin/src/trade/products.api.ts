import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../api/client';
import type { StaffProduct } from '../api/schemas';

/** Products per page. */
export const PRODUCTS_PER_PAGE = 50;

/** Query of one page of products to order: those of a list, or all of the merchant's of one kind. */
export const productQuery = (
  from: { listId: string } | { kind: StaffProduct['kind'] },
  keywords: string,
  page: number,
) =>
  queryOptions({
    queryKey: queryKey('products', 'merchant', 'order', from, keywords, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const found = keywords ? { keywords } : {};
      const query = { ...from, pageNum: page, pageSize: PRODUCTS_PER_PAGE, ...found };
      return staff.get('/api/v1/products/page', { query, signal, silent: true });
    },
  });

/** Query of one customer with the delivery addresses. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('customers', 'one', id),
    queryFn: ({ signal }) => staff.get('/api/v1/customers/{id}', { path: { id }, signal, silent: true }),
  });
