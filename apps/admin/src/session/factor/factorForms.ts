import * as z from 'zod/mini';
import { readCode, readStepCode } from '@selvedge/domain/people/typedCodes';

const password = z.string().check(z.minLength(1, 'passwordRequired'), z.maxLength(64, 'passwordRequired'));
const anyCode = z.string().check(z.overwrite(readStepCode), z.regex(/^[A-Za-z0-9 -]{6,24}$/, 'anyCodeForm'));

/** The own password, before anything is made. */
export const beginFormSchema = z.object({ password });

/** Six digits of the app. */
export const codeFormSchema = z.object({
  code: z.string().check(z.overwrite(readCode), z.regex(/^[0-9]{6}$/, 'codeForm')),
});

/** Password and a code of either kind. */
export const proofFormSchema = z.object({ password, code: anyCode });

/** A code of either kind, at the sign-in. */
export const stepFormSchema = z.object({ code: anyCode });
