import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '@selvedge/api-spec/client';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';

const UNKNOWN = 40_401;
const SPENT = 40_915;
const INVALID = 40_001;

/** State of a link: good, spent (used or expired), or unknown to this installation. */
export type LinkState = 'good' | 'spent' | 'unknown';

/** Returns the reason why a link is refused; null for any other error. */
export function linkRefusal(error: unknown): Exclude<LinkState, 'good'> | null {
  if (isApiError(error, SPENT)) return 'spent';
  return isApiError(error, UNKNOWN, INVALID) ? 'unknown' : null;
}

/** Query of the state of a link, which does not use it up. */
export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: queryKey('setup', token),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<LinkState> => {
      try {
        await staff.post('/api/v1/auth/setup/check', { body: { token }, signal, silent: true });
        return 'good';
      } catch (error) {
        const refusal = linkRefusal(error);
        if (refusal === null) throw error;
        return refusal;
      }
    },
  });
