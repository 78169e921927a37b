import { passwordChangeSchema } from '@selvedge/domain/people/validation';
import { session } from '../../api/session';

/** Rules of the change of password: the old one is given, the new one is allowed. */
export const passwordFormSchema = passwordChangeSchema(() => session.user?.nickname ?? '');
