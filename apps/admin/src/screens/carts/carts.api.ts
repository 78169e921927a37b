import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staff } from '../../api/client';
import type { StaffCartOrderInput } from '../../api/schemas';
import type { CartsFilter } from './carts.search';

/** Carts on a page. */
export const CARTS_PER_PAGE = 20;

/** A page of carts that are not empty. */
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

/** The cart of one customer as it stands now. */
export const cartQuery = (customerId: string) =>
  queryOptions({
    queryKey: queryKey('carts', 'one', customerId),
    queryFn: ({ signal }) =>
      staff.get('/api/v1/carts/{customerId}', { path: { customerId }, signal, silent: true }),
  });

/** Makes an order of lines of the cart; it waits for the customer to confirm it. */
export const orderFromCart = (customerId: string, body: StaffCartOrderInput, idempotencyKey: string) =>
  staff.post('/api/v1/carts/{customerId}/orders', {
    path: { customerId },
    body,
    idempotencyKey,
    silent: true,
  });
