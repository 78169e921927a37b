import * as z from 'zod/mini';
import { MESSAGE, givenPassword, passwordProblem } from '@selvedge/api-spec/rules/validation';
import { session } from '../../session/session';

/** Rules of the change of password: the old one is given, the new one is allowed (D-30). */
export const passwordFormSchema = z.object({
  oldPassword: givenPassword,
  newPassword: z.string(MESSAGE.passwordRequired).check(
    z.superRefine((value, context) => {
      const problem = passwordProblem(value, session.user?.nickname ?? '');
      if (problem) context.addIssue({ code: 'custom', message: problem });
    }),
  ),
});
