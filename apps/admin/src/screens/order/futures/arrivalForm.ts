import * as z from 'zod/mini';

/** Validation of the day of arrival, with the bounds of the contract; errors are message keys. */
export const arrivalFormSchema = z.object({
  expectedArrival: z.string().check(z.regex(/^$|^\d{4}-\d{2}-\d{2}$/, 'day')),
  note: z.string().check(z.trim(), z.minLength(1, 'note'), z.maxLength(300, 'long')),
});

/** Values of the form; an empty day means none. */
export type ArrivalValues = z.infer<typeof arrivalFormSchema>;
