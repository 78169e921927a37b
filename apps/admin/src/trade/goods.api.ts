import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staff } from '../api/client';
import type { StaffProduct } from '../api/schemas';

/** Goods on a page. */
export const GOODS_PER_PAGE = 50;

/** Lists that goods are ordered from. */
export const listsQuery = queryOptions({
  queryKey: queryKey('lists', 'options'),
  queryFn: ({ signal }) => staff.get('/api/v1/lists/options', { signal, silent: true }),
});

/** Goods to order, a page of them: those of a list, or of the whole house by their kind. */
export const goodsQuery = (
  from: { listId: string } | { kind: StaffProduct['kind'] },
  keywords: string,
  page: number,
) =>
  queryOptions({
    queryKey: queryKey('products', 'house', 'order', from, keywords, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const found = keywords ? { keywords } : {};
      const query = { ...from, pageNum: page, pageSize: GOODS_PER_PAGE, ...found };
      return staff.get('/api/v1/products/page', { query, signal, silent: true });
    },
  });

/** Customers who can be ordered for. */
export const customersQuery = queryOptions({
  queryKey: queryKey('customers', 'options'),
  queryFn: ({ signal }) => staff.get('/api/v1/customers/options', { signal, silent: true }),
});

/** One customer with the addresses goods can go to. */
export const customerQuery = (id: string) =>
  queryOptions({
    queryKey: queryKey('customers', 'one', id),
    queryFn: ({ signal }) => staff.get('/api/v1/customers/{id}', { path: { id }, signal, silent: true }),
  });
