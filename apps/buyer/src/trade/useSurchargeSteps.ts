import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SURCHARGE_TIERS } from '@selvedge/domain/constants';
import { configQuery } from '@selvedge/app-kit/app/config';

/** A step of the surcharge as the ruler draws it: EUR cents, basis points. */
export interface SurchargeStep {
  atCents: number;
  surchargeBp: number;
}

/** Steps of the surcharge (R-9.14..R-9.17) as the server charges them; the specified ones until they are known. */
export function useSurchargeSteps(): SurchargeStep[] {
  const tiers = useQuery(configQuery).data?.rules.surchargeTiers ?? SURCHARGE_TIERS;
  return useMemo(
    () => tiers.map(({ fromCents, surchargeBp }) => ({ atCents: fromCents, surchargeBp })),
    [tiers],
  );
}
