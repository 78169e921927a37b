import { useEffect } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { navigate } from '@selvedge/app-shell/app/hashLocation';
import { PAGE_SIZE_DEFAULT } from '@selvedge/domain/constants';

/**
 * Returns the function that opens another page of a list, with the page in the address. A page whose last row was removed, or that never
 * existed, redirects to the last existing one.
 *
 * @param path address of the first page, with its filters
 * @param page page shown, from 1
 */
export function usePageAddress(
  query: UseQueryResult<{ list: readonly unknown[]; total: number }>,
  path: string,
  page: number,
): (page: number) => void {
  const { data } = query;
  const addressOf = (to: number): string =>
    to > 1 ? `${path}${path.includes('?') ? '&' : '?'}page=${to}` : path;
  const isPast = page > 1 && data?.list.length === 0 && !query.isPlaceholderData;
  const last = addressOf(Math.ceil((data?.total ?? 0) / PAGE_SIZE_DEFAULT));
  useEffect(() => {
    if (isPast) navigate(last, { replace: true });
  }, [isPast, last]);
  return (to) => navigate(addressOf(to));
}
