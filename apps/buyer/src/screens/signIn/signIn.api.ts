import { queryOptions } from '@tanstack/react-query';
import { buyer } from '../../api/client';

/** A picture code; `refresh` makes the query new each time it is asked for. */
export const captchaQuery = (refresh: number) =>
  queryOptions({
    queryKey: ['captcha', refresh],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) =>
      buyer.get('/api/sp/admin/validate/code/get', {
        query: { temp: String(Date.now()) },
        signal,
        silent: true,
      }),
  });
