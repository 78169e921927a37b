import { queryOptions } from '@tanstack/react-query';
import type { components } from '@selvedge/api-spec/types';
import { invalidate } from '@selvedge/app-kit/app/queryClient';
import { queryKey } from '@selvedge/app-kit/app/queryKeys';
import { staff } from '../../api/client';

/** The own account whole, with the version to send back. */
export const profileQuery = queryOptions({
  queryKey: queryKey('profile'),
  gcTime: 0,
  queryFn: ({ signal }) => staff.get('/api/v1/users/profile', { signal, silent: true }),
});

/** Writes the own account back; the name at the top follows. */
export async function saveProfile(body: components['schemas']['StaffProfileInput']): Promise<void> {
  await staff.put('/api/v1/users/profile', { body, silent: true });
  void invalidate('profile', 'access');
}

/** Sends a code to an address that is to be bound. */
export async function sendEmailCode(email: string): Promise<void> {
  await staff.post('/api/v1/users/email/code', { body: { email } });
}

/** Binds an address by the code that was sent to it and by the password. */
export async function bindEmail(body: Record<'email' | 'validateCode' | 'password', string>): Promise<void> {
  await staff.put('/api/v1/users/email', { body, silent: true });
  void invalidate('profile', 'access');
}
