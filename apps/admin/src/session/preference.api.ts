import type { components } from '@selvedge/api-spec/types';
import { queryClient } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { queryOptions } from '@tanstack/react-query';
import { staff } from '../api/client';

type Preference = components['schemas']['StaffPreference'];

/** Query of the user's interface preferences, as the server stores them. */
export const preferenceQuery = queryOptions({
  queryKey: queryKey('preference'),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => staff.get('/api/v1/users/preference', { signal, silent: true }),
});

/** Preferences of a list: the columns of one table and their arrangement, or all saved views. */
export type ListPreference = Partial<Pick<Preference, 'columns' | 'arrangements' | 'presets'>>;

/** Stores the user's preferences of a list, for every device. */
export async function keepListPreference(body: ListPreference): Promise<void> {
  const kept = await staff.put('/api/v1/users/preference', { body });
  queryClient.setQueryData(preferenceQuery.queryKey, kept);
}
