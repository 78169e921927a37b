import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import {
  ORDER_LOW_CENTS,
  ORDER_TARGET_CENTS,
  SURCHARGE_BP,
  SURCHARGE_LOW_BP,
} from '@selvedge/domain/constants';
import { configQuery } from '../api/config';

/** A step of the surcharge as the ruler draws it: EUR cents, basis points. */
export interface SurchargeStep {
  atCents: number;
  surchargeBp: number;
}

const usual: SurchargeStep[] = [
  { atCents: 0, surchargeBp: SURCHARGE_LOW_BP },
  { atCents: ORDER_LOW_CENTS, surchargeBp: SURCHARGE_BP },
  { atCents: ORDER_TARGET_CENTS, surchargeBp: 0 },
];

/** Steps of the surcharge (R-9.14..R-9.17) as the house configured them; the specified ones until they are known. */
export function useSurchargeSteps(): SurchargeStep[] {
  const tiers = useQuery(configQuery).data?.rules.surchargeTiers;
  return useMemo(
    () => tiers?.map(({ fromCents, surchargeBp }) => ({ atCents: fromCents, surchargeBp })) ?? usual,
    [tiers],
  );
}
