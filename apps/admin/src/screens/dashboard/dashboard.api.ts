import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';
import type { Span } from './dashboard.search';

/** Query of the figures at the head. */
export const overviewQuery = ({ from, to }: Span) =>
  queryOptions({
    queryKey: queryKey('dashboard', 'overview', from, to),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/dashboard/overview', { query: { from, to }, signal, silent: true }),
  });

/** Query of the confirmed value per span of the period. */
export const trendQuery = ({ from, to, by }: Span) =>
  queryOptions({
    queryKey: queryKey('dashboard', 'trend', from, to, by),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/dashboard/trend', { query: { from, to, by }, signal, silent: true }),
  });

/** Query of the inquiries by the step they reached. */
export const funnelQuery = ({ from, to }: Span) =>
  queryOptions({
    queryKey: queryKey('dashboard', 'funnel', from, to),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/dashboard/funnel', { query: { from, to }, signal, silent: true }),
  });

/** Query of the shares of pieces by category. */
export const categoriesQuery = ({ from, to }: Span) =>
  queryOptions({
    queryKey: queryKey('dashboard', 'pie', 'category', from, to),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/dashboard/pie', { query: { by: 'category', from, to }, signal, silent: true }),
  });

/** Query of the scores of the best supplier and of the mean of all. */
export const suppliersQuery = ({ from, to }: Span) =>
  queryOptions({
    queryKey: queryKey('dashboard', 'radar', from, to),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/dashboard/radar', { query: { from, to }, signal, silent: true }),
  });

/** Query of the parcels per province or city state. */
export const addressesQuery = ({ from, to }: Span) =>
  queryOptions({
    queryKey: queryKey('dashboard', 'address', 'province', from, to),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      staff.get('/api/v1/dashboard/address', { query: { by: 'province', from, to }, signal, silent: true }),
  });
