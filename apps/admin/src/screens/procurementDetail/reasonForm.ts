import * as z from 'zod/mini';

/** Longest reason, in characters. */
export const LONGEST_REASON = 300;

/** Rules of the dialog that asks why. */
export const reasonFormSchema = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'reasonRequired'), z.maxLength(LONGEST_REASON)),
});
