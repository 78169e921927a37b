import { queryOptions } from '@tanstack/react-query';
import { writeValue } from '@selvedge/app-shell/session/storage';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { buyer } from './client';

const RATES_FRESH_MS = 600_000;

/** Query of the exchange rates; stored as `rateList` and fetched again at sign-in. */
export const ratesQuery = queryOptions({
  queryKey: queryKey('rates'),
  staleTime: RATES_FRESH_MS,
  queryFn: async ({ signal }) => {
    const rates = await buyer.get('/api/sp/common/money/exchange/list', { signal, silent: true });
    writeValue('rateList', rates);
    return rates;
  },
});
