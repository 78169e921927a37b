import { useQuery } from '@tanstack/react-query';
import { configQuery } from '@selvedge/app-shell/app/config';
import { type TradeRules, DEFAULT_TRADE_RULES } from '@selvedge/domain/money/tradeRules';

/** Hook that returns the trade rules of the installation; the defaults until they are loaded. */
export function useTradeRules(): TradeRules {
  return useQuery(configQuery).data?.rules ?? DEFAULT_TRADE_RULES;
}
