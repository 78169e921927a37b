import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '@selvedge/api-spec/client';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staff } from '../../api/client';

const UNKNOWN = 40_401;
const SPENT = 40_915;
const INVALID = 40_001;

/** What a link is worth: good, used or too old, no link of this house. */
export type LinkState = 'good' | 'spent' | 'unknown';

/** Why a link is refused; null when something else went wrong. */
export function linkRefusal(error: unknown): Exclude<LinkState, 'good'> | null {
  if (isApiError(error, SPENT)) return 'spent';
  return isApiError(error, UNKNOWN, INVALID) ? 'unknown' : null;
}

/** Asks once what the link is worth; it is not used up by that. */
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
