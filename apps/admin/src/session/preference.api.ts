import type { components } from '@selvedge/api-spec/types';
import { queryClient } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { queryOptions } from '@tanstack/react-query';
import { staff } from '../api/client';

type Preference = components['schemas']['StaffPreference'];

/** What the person has chosen for the screen, as the server keeps it. */
export const preferenceQuery = queryOptions({
  queryKey: queryKey('preference'),
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: ({ signal }) => staff.get('/api/v1/users/preference', { signal, silent: true }),
});

/** Columns of one table, or all named views: what a list keeps for a person. */
export type ListPreference = Partial<Pick<Preference, 'columns' | 'presets'>>;

/** Keeps what a person chose for a list, on every device. */
export async function keepListPreference(body: ListPreference): Promise<void> {
  const kept = await staff.put('/api/v1/users/preference', { body });
  queryClient.setQueryData(preferenceQuery.queryKey, kept);
}
