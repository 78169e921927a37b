import { useMemo } from 'react';
import { useTradeRules } from './useTradeRules';

/** A step of the surcharge as the ruler draws it: EUR cents, basis points. */
export interface SurchargeStep {
  atCents: number;
  surchargeBp: number;
}

/** Steps of the surcharge as the server charges them now. */
export function useSurchargeSteps(): SurchargeStep[] {
  const { surchargeTiers: tiers } = useTradeRules();
  return useMemo(
    () => tiers.map(({ fromCents, surchargeBp }) => ({ atCents: fromCents, surchargeBp })),
    [tiers],
  );
}
