import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';
import { buyer } from '../../api/client';
import type { WatchedFilter } from './watched.search';

/** Product, or one of its sizes, with alerts, as the buyer sees it now. */
export type Watched = components['schemas']['WatchedProduct'];

/** Alert to be removed. */
export interface TakenBack {
  watched: Watched;
  kind: components['schemas']['WatchKind'];
}

/** Query of a page of all alerts, latest first. */
export const watchedPageQuery = ({ page }: WatchedFilter) =>
  queryOptions({
    queryKey: queryKey('products', 'watched', page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/product/notify/page', {
        query: { pageNum: page, pageSize: PAGE_SIZE_DEFAULT },
        signal,
        silent: true,
      }),
  });
