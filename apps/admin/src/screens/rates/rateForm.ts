import * as z from 'zod/mini';

/** Validation of a rate: units of a currency for one euro, above zero, at most six decimal places. The error is a message key. */
export const rateFormSchema = z.object({
  num: z.string().check(z.regex(/^(?!0+(\.0+)?$)[0-9]{1,9}(\.[0-9]{1,6})?$/, 'num')),
});

/** Values of the form for a rate. */
export type RateValues = z.infer<typeof rateFormSchema>;
