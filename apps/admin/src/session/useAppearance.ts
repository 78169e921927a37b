import { useSnapshot } from 'valtio';
import { hasPerm } from '@selvedge/domain/people/permissions';
import { PRICE_PERM } from '@selvedge/domain/people/fieldVisibility';
import type { Appearance } from '@selvedge/app-shell/app/AppFrame';
import { session } from '../api/session';
import { settings } from './settings';

/** Returns the appearance for this member of staff: their settings, and whether prices are hidden. */
export function useAppearance(): Appearance {
  const { theme, themeColor, density } = useSnapshot(settings);
  const { user } = useSnapshot(session);
  return {
    theme,
    accent: themeColor || undefined,
    density,
    areAmountsHidden: user !== null && !hasPerm(user, [PRICE_PERM]),
  };
}
