import { useEffect, useState } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staff } from '../api/client';
import { createSettingsSync } from './syncSettings';

const preferenceQuery = queryOptions({
  queryKey: queryKey('preference'),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => staff.get('/api/v1/users/preference', { signal, silent: true }),
});

/** Keeps a person's settings the same on every device (X-A164, L-50). Renders nothing. */
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
