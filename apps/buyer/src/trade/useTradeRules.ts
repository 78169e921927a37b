import { useQuery } from '@tanstack/react-query';
import { configQuery } from '@selvedge/app-kit/app/config';
import { type TradeRules, USUAL_RULES } from '@selvedge/domain/money/tradeRules';

/** Rules of trade as the house has set them; the usual ones until they are known. */
export function useTradeRules(): TradeRules {
  return useQuery(configQuery).data?.rules ?? USUAL_RULES;
}
