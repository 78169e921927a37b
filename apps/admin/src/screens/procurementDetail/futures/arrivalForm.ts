import * as z from 'zod/mini';

/** Rules of the day of arrival, as the document says them; messages are keys of the catalogue. */
export const arrivalFormSchema = z.object({
  expectedArrival: z.string().check(z.regex(/^$|^\d{4}-\d{2}-\d{2}$/, 'day')),
  note: z.string().check(z.trim(), z.minLength(1, 'note'), z.maxLength(300, 'long')),
});

/** What the form holds; an empty day is none. */
export type ArrivalValues = z.infer<typeof arrivalFormSchema>;
