import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { buyer } from '../api/client';
import { preferenceQuery } from './preferenceQuery';
import { createPreferenceSync } from './syncPreferences';

/** Synchronises the buyer's preferences to every device. Renders nothing. */
export function PreferenceSync(): null {
  const [sync] = useState(() =>
    createPreferenceSync((body) => buyer.post('/api/sp/front/user/preference/edit', { body, silent: true })),
  );
  const { data } = useQuery(preferenceQuery);
  useEffect(() => sync.start(), [sync]);
  useEffect(() => {
    if (data) sync.take(data);
  }, [sync, data]);
  return null;
}
