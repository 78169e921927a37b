import { passwordChangeSchema } from '@selvedge/domain/people/validation';
import { session } from '../../api/session';

/** Schema of the change of password: the old one is required, and the new one has to be valid. */
export const passwordFormSchema = passwordChangeSchema(() => session.user?.nickname ?? '');
