import { queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';

/** A picture code; `refresh` makes the query new each time it is asked for (R-1.26, D-29). */
export const captchaQuery = (refresh: number) =>
  queryOptions({
    queryKey: ['captcha', refresh],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => staff.get('/api/v1/auth/captcha', { signal, silent: true }),
  });
