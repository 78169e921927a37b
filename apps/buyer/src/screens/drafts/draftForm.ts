import * as z from 'zod/mini';

/** Longest name of a draft, as the contract has it. */
const TITLE_MAX = 120;

/** Name of a draft and whether the team sees it. */
export const draftFormSchema = z.object({
  title: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(TITLE_MAX, 'tooLong')),
  shared: z.boolean(),
});
