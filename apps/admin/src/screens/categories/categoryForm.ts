import * as z from 'zod/mini';

const name = z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(60, 'tooLong'));

/** Validation of a new or changed category; without a parent it is at the top. Errors are message keys. */
export const categoryFormSchema = z.object({
  parentId: z.string(),
  name,
  nameEn: name,
  sort: z
    .nullable(z.number().check(z.int(), z.minimum(0), z.maximum(9999)))
    .check(z.refine((place) => place !== null, 'sortRequired')),
});
/** Values of the category form. */
export type CategoryValues = z.infer<typeof categoryFormSchema>;
/** Value of the top level, for a select that needs a choice. */
export const TOP = 'TOP';
