import * as z from 'zod/mini';
import { readCode, readStepCode } from '@selvedge/domain/people/typedCodes';

const password = z.string().check(z.minLength(1, 'passwordRequired'), z.maxLength(64, 'passwordRequired'));
const anyCode = z.string().check(z.overwrite(readStepCode), z.regex(/^[A-Za-z0-9 -]{6,24}$/, 'anyCodeForm'));

/** The own password, before anything is made (X-A212). */
export const beginFormSchema = z.object({ password });

/** Six digits of the app (X-A213). */
export const codeFormSchema = z.object({
  code: z.string().check(z.overwrite(readCode), z.regex(/^[0-9]{6}$/, 'codeForm')),
});

/** Password and a code of either kind (X-A214, X-A215). */
export const proofFormSchema = z.object({ password, code: anyCode });

/** A code of either kind, at the sign-in (X-A210). */
export const stepFormSchema = z.object({ code: anyCode });
