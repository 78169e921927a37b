import { useQuery } from '@tanstack/react-query';
import { useChoiceSync } from '@selvedge/app-shell/session/useChoiceSync';
import { staff } from '../api/client';
import { preferenceQuery } from './preference.api';
import { createSettingsSync } from './syncSettings';

/** Synchronises a user's settings between devices. Renders nothing. */
export function PreferenceSync(): null {
  const create = () =>
    createSettingsSync((body) => staff.put('/api/v1/users/preference', { body, silent: true }));
  useChoiceSync(create, useQuery(preferenceQuery).data);
  return null;
}
