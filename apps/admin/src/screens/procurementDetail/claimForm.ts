import { parseMoney } from '@selvedge/domain/money/money';
import * as z from 'zod/mini';

/** Rules of a settlement: nothing up to the worth of the pieces, with a word that the customer reads. */
export const claimFormSchema = (worthCents: number) =>
  z.object({
    amount: z.string().check(
      z.refine((text) => parseMoney(text) !== null, 'amount'),
      z.refine((text) => (parseMoney(text) ?? 0) <= worthCents, 'above'),
    ),
    note: z.string().check(z.trim(), z.minLength(1, 'note'), z.maxLength(300, 'long')),
  });

/** What the form of a settlement holds. */
export type ClaimValues = z.infer<ReturnType<typeof claimFormSchema>>;
