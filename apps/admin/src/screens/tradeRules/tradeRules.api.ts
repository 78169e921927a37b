import { queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';

type Schemas = components['schemas'];
/** Trade rule of the merchant with its changes. */
export type TradeRule = Schemas['ConfigEntry'];

/** Query of the trade rules, all of them on one page. */
export const rulesQuery = queryOptions({
  queryKey: queryKey('tradeRules'),
  queryFn: ({ signal }) => staff.get('/api/v1/config/page', { signal, silent: true }),
});

/** Sets a trade rule from now on; refusals are shown in its form. */
export async function setRule(id: string, body: Schemas['ConfigInput']): Promise<void> {
  await staff.put('/api/v1/config/{id}', { path: { id }, body, silent: true });
  await invalidate('tradeRules', 'config');
}
