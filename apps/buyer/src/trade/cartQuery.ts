import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../api/client';

/** Query of the cart, grouped by list. */
export const cartQuery = queryOptions({
  queryKey: queryKey('cart', 'list'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/cart/list', { query: {}, signal, silent: true }),
});
