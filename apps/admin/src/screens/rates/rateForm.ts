import * as z from 'zod/mini';

/** Rules of a rate: units of a currency for one euro, above zero, at most six places. The message is a key of the catalogue. */
export const rateFormSchema = z.object({
  num: z.string().check(z.regex(/^(?!0+(\.0+)?$)[0-9]{1,9}(\.[0-9]{1,6})?$/, 'num')),
});

/** What the form of a rate holds. */
export type RateValues = z.infer<typeof rateFormSchema>;
