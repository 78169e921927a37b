import * as z from 'zod/mini';
import { readCode, readStepCode } from '@selvedge/domain/people/typedCodes';

const password = z.string().check(z.minLength(1, 'passwordRequired'), z.maxLength(64, 'passwordRequired'));
const anyCode = z.string().check(z.overwrite(readStepCode), z.regex(/^[A-Za-z0-9 -]{6,24}$/, 'anyCodeForm'));

/** Validation of the user's own password, before anything is created. */
export const beginFormSchema = z.object({ password });

/** Validation of the six digits of the app. */
export const codeFormSchema = z.object({
  code: z.string().check(z.overwrite(readCode), z.regex(/^[0-9]{6}$/, 'codeForm')),
});

/** Validation of the password and a code of either kind. */
export const proofFormSchema = z.object({ password, code: anyCode });

/** Validation of a code of either kind, at the sign-in. */
export const stepFormSchema = z.object({ code: anyCode });
