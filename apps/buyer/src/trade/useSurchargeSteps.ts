import { useMemo } from 'react';
import { useTradeRules } from './useTradeRules';

/** Step of the surcharge for the threshold ruler: EUR cents, basis points. */
export interface SurchargeStep {
  atCents: number;
  surchargeBp: number;
}

/** Hook that returns the current steps of the surcharge. */
export function useSurchargeSteps(): SurchargeStep[] {
  const { surchargeTiers: tiers } = useTradeRules();
  return useMemo(
    () => tiers.map(({ fromCents, surchargeBp }) => ({ atCents: fromCents, surchargeBp })),
    [tiers],
  );
}
