import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import type { CallsFilter } from './demoApi.search';
import { callsLike, callsOf } from './reference';
import type { Contract } from './reference';

const DOCUMENT = '/api/openapi.json';

const PER_PAGE = 50;

/** Query of the contract that this server publishes, read when the page is opened. */
const referenceQuery = queryOptions({
  queryKey: queryKey('reference'),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    const answer = await fetch(DOCUMENT, { signal });
    if (!answer.ok) throw new Error(`${DOCUMENT} answered ${answer.status}`);
    return callsOf((await answer.json()) as Contract);
  },
});

/** Query of one page of the calls that match the search words. */
export const callsQuery = ({ keywords, page }: CallsFilter) =>
  queryOptions({
    ...referenceQuery,
    select: (calls) => {
      const found = callsLike(calls, keywords);
      const list = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
      return { list, total: found.length, pageSize: PER_PAGE };
    },
  });
