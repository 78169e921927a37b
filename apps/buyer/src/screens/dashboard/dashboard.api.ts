import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../../api/client';

const SOON_LISTS = 4;
const NOTICES = 3;
const NAMED_ORDERS = 2;

/** Query of the number of orders that wait for the buyer, by flow state. */
export const summaryQuery = queryOptions({
  queryKey: queryKey('dashboard', 'summary'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/data/summary', { query: {}, signal, silent: true }),
});

/** Query of the newest orders that wait in a flow state, for their numbers. */
export const waitingQuery = (flow: 'TO_BE_CONFIRMED' | 'TO_BE_PAID' | 'AWAITING_SHIPPING') =>
  queryOptions({
    queryKey: queryKey('dashboard', 'waiting', flow),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/order/page', {
        query: { flow, pageSize: NAMED_ORDERS },
        signal,
        silent: true,
      }),
  });

/** Query of the open lists, the one closing first on top. */
export const closingListsQuery = queryOptions({
  queryKey: queryKey('dashboard', 'lists'),
  queryFn: ({ signal }) =>
    buyer.get('/api/sp/front/list/page', {
      query: { status: 'PENDING', sort: ['closeAt'], order: ['asc'], pageSize: SOON_LISTS },
      signal,
      silent: true,
    }),
});

/** Query of the confirmed value by month between two days. */
export const trendQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: queryKey('dashboard', 'trend', from, to),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/data/trend', { query: { from, to, by: 'month' }, signal, silent: true }),
  });

/** Query of the brands by ordered value between two days. */
export const topBrandsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: queryKey('dashboard', 'top', from, to),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/data/top', { query: { by: 'brand', from, to }, signal, silent: true }),
  });

/** Query of the newest notices. */
export const noticesQuery = queryOptions({
  queryKey: queryKey('notices', 'newest'),
  queryFn: ({ signal }) =>
    buyer.get('/api/sp/front/notice/page', { query: { pageSize: NOTICES }, signal, silent: true }),
});

/** Query of the team's cart, by list. */
export const cartQuery = queryOptions({
  queryKey: queryKey('cart', 'list', 'mine'),
  queryFn: ({ signal }) => buyer.get('/api/sp/front/cart/list', { query: {}, signal, silent: true }),
});
