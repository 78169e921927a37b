import { passwordChangeSchema } from '@selvedge/api-spec/rules/validation';
import { session } from '../../session/session';

/** Rules of the change of password: the old one is given, the new one is allowed (D-30). */
export const passwordFormSchema = passwordChangeSchema(() => session.user?.nickname ?? '');
