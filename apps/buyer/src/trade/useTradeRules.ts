import { useQuery } from '@tanstack/react-query';
import { configQuery } from '@selvedge/app-kit/app/config';
import { type TradeRules, USUAL_RULES } from '@selvedge/domain/money/tradeRules';

/** Rules of trade as the house has set them (R-9.12..R-9.17, X-A46); the usual ones until they are known. */
export function useTradeRules(): TradeRules {
  return useQuery(configQuery).data?.rules ?? USUAL_RULES;
}
