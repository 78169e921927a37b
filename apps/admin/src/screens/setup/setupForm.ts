import * as z from 'zod/mini';
import { MESSAGE, passwordProblem } from '@selvedge/domain/people/validation';

const filled = (message: string) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(60, MESSAGE.tooLong));

/** Validation of the first account: the password is typed twice and must be one that `passwordProblem` allows. */
export const setupFormSchema = z
  .object({
    username: filled(MESSAGE.usernameRequired).check(
      z.refine((name) => name === '' || /^[A-Za-z][A-Za-z0-9._-]{1,59}$/.test(name), 'usernameForm'),
    ),
    nickname: filled(MESSAGE.nicknameRequired),
    password: z.string(MESSAGE.passwordRequired).check(z.minLength(1, MESSAGE.passwordRequired)),
    repeated: z.string(),
  })
  .check(
    z.superRefine(({ username, password, repeated }, context) => {
      const problem = password === '' ? null : passwordProblem(password, username);
      if (problem) context.addIssue({ code: 'custom', message: problem, path: ['password'] });
      if (repeated !== password)
        context.addIssue({ code: 'custom', message: 'passwordsDiffer', path: ['repeated'] });
    }),
  );

/** Values of the form. */
export type SetupValues = z.infer<typeof setupFormSchema>;
