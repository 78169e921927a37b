import { queryOptions } from '@tanstack/react-query';
import { invalidate } from '@selvedge/app-shell/app/queryClient';
import { queryKey } from '@selvedge/app-shell/app/queryKeys';
import { staff } from '../../api/client';

/** Changes the user's own password and refetches the permissions; other sessions end. Rejects with an ApiError. */
export async function changePassword(passwords: { oldPassword: string; newPassword: string }): Promise<void> {
  await staff.put('/api/v1/users/password', { body: passwords, silent: true });
  await invalidate('access', 'sessions');
}

/** Query of the user's own sessions. */
export const sessionsQuery = queryOptions({
  queryKey: queryKey('sessions'),
  queryFn: ({ signal }) => staff.get('/api/v1/auth/sessions', { signal, silent: true }),
});

/** Ends one of the user's own sessions. */
export async function endSession(id: string): Promise<void> {
  await staff.delete('/api/v1/auth/sessions/{id}', { path: { id } });
  await invalidate('sessions');
}

/** Ends all of the user's sessions except this one; returns how many. */
export async function endOtherSessions(): Promise<number> {
  const { ended } = await staff.delete('/api/v1/auth/sessions', {});
  await invalidate('sessions');
  return ended;
}
