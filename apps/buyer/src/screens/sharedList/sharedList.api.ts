import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { buyer } from '../../api/client';

/** Query of the list behind a share link. Read once per visit, since visits are counted. */
export const sharedListQuery = (code: string) =>
  queryOptions({
    queryKey: queryKey('lists', 'shared', code),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/list/share/{code}', { path: { code }, signal, silent: true }),
  });

/** Query of a page of products behind a share link. */
export const sharedProductsQuery = (code: string, keywords: string, pageNum: number) =>
  queryOptions({
    queryKey: queryKey('products', 'shared', code, keywords, pageNum),
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/list/share/{code}/product/page', {
        path: { code },
        query: { keywords: keywords || undefined, pageNum, pageSize: PAGE_SIZE_DEFAULT },
        signal,
        silent: true,
      }),
  });
