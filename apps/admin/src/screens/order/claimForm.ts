import { parseMoney } from '@selvedge/domain/money/money';
import * as z from 'zod/mini';

/** Ways to settle a claim: an amount, the same pieces again, or nothing. */
export const SETTLED_BY = ['GRANT', 'REPLACE', 'REFUSE'] as const;

/** Validation of a settlement: an amount up to the value of the pieces when one is granted, and always a note that the customer reads. */
export const claimFormSchema = (worthCents: number) => {
  const isAmount = (fits: (cents: number | null) => boolean) => (values: { by: string; amount: string }) =>
    values.by !== 'GRANT' || fits(parseMoney(values.amount));
  return z
    .object({
      by: z.enum(SETTLED_BY),
      amount: z.string(),
      note: z.string().check(z.trim(), z.minLength(1, 'note'), z.maxLength(300, 'long')),
    })
    .check(
      z.refine(
        isAmount((cents) => cents !== null && cents > 0),
        { path: ['amount'], error: 'amount' },
      ),
      z.refine(
        isAmount((cents) => (cents ?? 0) <= worthCents),
        { path: ['amount'], error: 'above' },
      ),
    );
};

/** Values of the form for a settlement. */
export type ClaimValues = z.infer<ReturnType<typeof claimFormSchema>>;
