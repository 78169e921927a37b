import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from '../api/client';

/** Query of a product with its open lists and similar products. */
export const productQuery = (id: string, listId: string | undefined) =>
  queryOptions({
    queryKey: queryKey('products', 'detail', id, listId ?? null),
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/front/product/detail/{id}', {
        path: { id },
        query: listId === undefined ? {} : { listId },
        signal,
        silent: true,
      }),
  });
