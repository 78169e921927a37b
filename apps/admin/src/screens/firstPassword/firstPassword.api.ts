import { staff } from '../../api/client';
import { queryClient } from '@selvedge/app-kit/app/queryClient';
import { accessQuery } from '../../session/access';

/** Changes the own password and asks anew what the person may do (X-A06). Rejects with an ApiError. */
export async function changePassword(passwords: { oldPassword: string; newPassword: string }): Promise<void> {
  await staff.put('/api/v1/users/password', { body: passwords, silent: true });
  await queryClient.invalidateQueries({ queryKey: accessQuery.queryKey });
}
