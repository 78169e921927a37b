import { queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';

/** Query of all fields of the user's own account, with the version to send back. */
export const profileQuery = queryOptions({
  queryKey: queryKey('profile'),
  gcTime: 0,
  queryFn: ({ signal }) => staff.get('/api/v1/users/profile', { signal, silent: true }),
});

/** Saves the user's own account; the name in the bar at the top is refetched. */
export async function saveProfile(body: components['schemas']['StaffProfileInput']): Promise<void> {
  await staff.put('/api/v1/users/profile', { body, silent: true });
  void invalidate('profile', 'access');
}

/** Sends a code to the address to be bound. */
export async function sendEmailCode(email: string): Promise<void> {
  await staff.post('/api/v1/users/email/code', { body: { email } });
}

/** Binds an address with the code that was sent to it and the password. */
export async function bindEmail(body: Record<'email' | 'validateCode' | 'password', string>): Promise<void> {
  await staff.put('/api/v1/users/email', { body, silent: true });
  void invalidate('profile', 'access');
}
