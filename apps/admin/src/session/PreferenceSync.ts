import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { staff } from '../api/client';
import { preferenceQuery } from './preference.api';
import { createSettingsSync } from './syncSettings';

/** Synchronises a user's settings between devices. Renders nothing. */
export function PreferenceSync(): null {
  const [sync] = useState(() =>
    createSettingsSync((body) => staff.put('/api/v1/users/preference', { body, silent: true })),
  );
  const { data } = useQuery(preferenceQuery);
  useEffect(() => sync.start(), [sync]);
  useEffect(() => {
    if (data) sync.take(data);
  }, [sync, data]);
  return null;
}
