import { useQuery } from '@tanstack/react-query';
import { useChoiceSync } from '@selvedge/app-shell/session/useChoiceSync';
import { preferenceQuery } from './preferenceQuery';
import { createPreferenceSync } from './syncPreferences';
import { buyer } from '../api/client';

/** Synchronises the buyer's preferences to every device. Renders nothing. */
export function PreferenceSync(): null {
  const create = () =>
    createPreferenceSync((body) => buyer.post('/api/sp/front/user/preference/edit', { body, silent: true }));
  useChoiceSync(create, useQuery(preferenceQuery).data);
  return null;
}
