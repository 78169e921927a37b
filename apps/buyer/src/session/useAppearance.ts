import { useLayoutEffect, useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { rateOf } from '@selvedge/domain/money/exchange';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { scaleRootFont } from '@selvedge/app-shell/app/rootFont';
import type { Appearance } from '@selvedge/app-shell/app/AppFrame';
import { ratesQuery } from '../api/rates';
import { preferences } from './preferences';
import { session } from '../api/session';

/** Hook for the buyer's appearance: the preferences, and whether amounts are hidden. */
export function useAppearance(): Appearance {
  const { theme, density, currency, size, device } = useSnapshot(preferences);
  const { user, token } = useSnapshot(session);
  const rates = useQuery({ ...ratesQuery, enabled: token !== null }).data;
  const shown = useMemo(() => {
    const rate = rateOf(rates ?? [], currency);
    return rate === null ? undefined : { code: currency, rate };
  }, [rates, currency]);
  useLayoutEffect(() => scaleRootFont(size), [size]);
  return {
    theme,
    // On a phone rows always use the comfortable density, so that they can be tapped.
    density: device === 'mobile' ? 'comfortable' : density,
    currency: shown,
    areAmountsHidden: user !== null && !hasPerm(user, ['sp:price:view']),
  };
}
