import * as z from 'zod/mini';

/** Longest title of a draft, in characters, as in the contract. */
const TITLE_MAX = 120;

/** Schema of a draft's title and sharing. */
export const draftFormSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(TITLE_MAX, 'tooLong')),
  shared: z.boolean(),
});
