import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '../app/queryKeys';

/** Captcha picture, and the key that its code is sent with. */
export interface SignInPicture {
  key: string;
  /** Picture as a data URL. */
  image: string;
}

/** Returns the query for the captcha picture of a form; each new value of `refresh` fetches another one. */
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
