import { buyer } from '../../api/client';
import type { ResetValues } from '@selvedge/domain/people/registration';

/** Sets a new password with a code that was sent to the phone. */
export async function resetPassword(body: ResetValues): Promise<void> {
  await buyer.post('/api/sp/front/user/forget', { body, silent: true });
}
