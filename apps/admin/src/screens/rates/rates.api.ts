import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { queryOptions } from '@tanstack/react-query';
import { staff } from '../../api/client';

/** Query of every currency with its latest changes. */
export const ratesQuery = queryOptions({
  queryKey: queryKey('rates'),
  queryFn: ({ signal }) => staff.get('/api/v1/exchange-rates', { signal, silent: true }),
  select: (list) => ({ list, total: list.length }),
});

/** Sets the rate of a currency from now on; refusals are shown in its form. */
export async function setRate(name: string, body: { num: string; version: number }): Promise<void> {
  await staff.put('/api/v1/exchange-rates/{name}', { path: { name }, body, silent: true });
  await invalidate('rates');
}
