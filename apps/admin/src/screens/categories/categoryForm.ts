import * as z from 'zod/mini';

const name = z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(60, 'tooLong'));

/** A category to make or to change; without one above it stands at the top. Messages are keys of its words. */
export const categoryFormSchema = z.object({
  parentId: z.string(),
  name,
  nameEn: name,
  sort: z
    .nullable(z.number().check(z.int(), z.minimum(0), z.maximum(9999)))
    .check(z.refine((place) => place !== null, 'sortRequired')),
});
/** What the form of a category holds. */
export type CategoryValues = z.infer<typeof categoryFormSchema>;
/** Stands for the top, where a select needs a choice. */
export const TOP = 'TOP';
