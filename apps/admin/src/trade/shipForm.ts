import * as z from 'zod/mini';

const needed = (key: string) => z.string().check(z.trim(), z.minLength(1, key), z.maxLength(60, 'long'));

/** Validation of the shipping data of a consignment. Errors are message keys. */
export const shipFormSchema = z.object({
  courier: needed('courier'),
  trackingNo: needed('trackingNo'),
  phoneTail: z.string().check(z.trim(), z.regex(/^\d{4}$/, 'phoneTail')),
});
/** Values of the form. */
export type ShipValues = z.infer<typeof shipFormSchema>;
