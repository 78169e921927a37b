import { parseMoney } from '@selvedge/domain/money/money';
import * as z from 'zod/mini';

const amountUpTo = (mostCents: number) =>
  z.string().check(
    z.refine((text) => (parseMoney(text) ?? 0) > 0, 'amount'),
    z.refine((text) => (parseMoney(text) ?? 0) <= mostCents, 'above'),
  );

/** Rules of an acceptance: above zero, up to what was claimed or is open, EUR cents. Messages are keys of the catalogue. */
export const acceptFormSchema = (mostCents: number) => z.object({ amount: amountUpTo(mostCents) });
/** What the form of an acceptance holds. */
export type AcceptValues = z.infer<ReturnType<typeof acceptFormSchema>>;

/** Rules of what is given back: an amount up to what can be, and a reason that the customer reads. */
export const giveBackFormSchema = (mostCents: number) =>
  z.object({
    amount: amountUpTo(mostCents),
    note: z.string().check(z.trim(), z.minLength(1, 'note'), z.maxLength(300, 'long')),
  });
/** What the form of a refund holds. */
export type GiveBackValues = z.infer<ReturnType<typeof giveBackFormSchema>>;
