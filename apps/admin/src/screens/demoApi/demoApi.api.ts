import { queryOptions } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { callsOf } from './reference';
import type { Contract } from './reference';

const DOCUMENT = '/api/openapi.json';

/** Query of the contract that this server publishes, read when the page is opened. */
export const referenceQuery = queryOptions({
  queryKey: queryKey('reference'),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    const answer = await fetch(DOCUMENT, { signal });
    if (!answer.ok) throw new Error(`${DOCUMENT} answered ${answer.status}`);
    return callsOf((await answer.json()) as Contract);
  },
});
