import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '../app/queryKeys';

/** A picture to read a code from, and the key the code is sent with. */
export interface SignInPicture {
  key: string;
  /** As a data URL. */
  image: string;
}

/** The picture of a form; `refresh` makes the query new each time another one is asked for. */
export const pictureQuery = (
  refresh: number,
  fetchPicture: (signal: AbortSignal) => Promise<SignInPicture>,
) =>
  queryOptions({
    queryKey: queryKey('captcha', refresh),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    queryFn: ({ signal }) => fetchPicture(signal),
  });
