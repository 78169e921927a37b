import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { StaffCartOrderInput } from '../../api/schemas';
import type { CartsFilter } from './carts.search';

/** Carts per page. */
const CARTS_PER_PAGE = 20;

/** Query of one page of carts that are not empty. */
export const cartsQuery = ({ keywords, sort, order, page }: CartsFilter) =>
  queryOptions({
    queryKey: queryKey('carts', 'page', keywords, sort, order, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const query = {
        pageNum: page,
        pageSize: CARTS_PER_PAGE,
        ...(keywords ? { keywords } : {}),
        ...(sort ? { sort, order } : {}),
      };
      return staff.get('/api/v1/carts/page', { query, signal, silent: true });
    },
  });

/** Query of the current cart of one customer. */
export const cartQuery = (customerId: string) =>
  queryOptions({
    queryKey: queryKey('carts', 'one', customerId),
    queryFn: ({ signal }) =>
      staff.get('/api/v1/carts/{customerId}', { path: { customerId }, signal, silent: true }),
  });

/** Creates an order from lines of the cart; it waits for the customer's confirmation. */
export const orderFromCart = (customerId: string, body: StaffCartOrderInput, idempotencyKey: string) =>
  staff.post('/api/v1/carts/{customerId}/orders', {
    path: { customerId },
    body,
    idempotencyKey,
    silent: true,
  });
