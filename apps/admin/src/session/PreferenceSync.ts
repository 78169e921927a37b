import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { staff } from '../api/client';
import { preferenceQuery } from './preference.api';
import { createSettingsSync } from './syncSettings';

/** Keeps a person's settings the same on every device. Renders nothing. */
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
