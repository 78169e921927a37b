import * as z from 'zod/mini';

const needed = (key: string) => z.string().check(z.trim(), z.minLength(1, key), z.maxLength(60, 'long'));

/** Rules of what a consignment leaves with. Messages are keys of the catalogue. */
export const shipFormSchema = z.object({
  courier: needed('courier'),
  trackingNo: needed('trackingNo'),
  phoneTail: z.string().check(z.trim(), z.regex(/^\d{4}$/, 'phoneTail')),
});
/** What the form holds. */
export type ShipValues = z.infer<typeof shipFormSchema>;
