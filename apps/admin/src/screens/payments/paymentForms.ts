import { parseMoney } from '@selvedge/domain/money/money';
import * as z from 'zod/mini';

const amountUpTo = (mostCents: number) =>
  z.string().check(
    z.refine((text) => (parseMoney(text) ?? 0) > 0, 'amount'),
    z.refine((text) => (parseMoney(text) ?? 0) <= mostCents, 'above'),
  );

/** Validation of an acceptance: above zero, up to the claimed or the open amount, EUR cents. Errors are message keys. */
export const acceptFormSchema = (mostCents: number) => z.object({ amount: amountUpTo(mostCents) });
/** Values of the form for an acceptance. */
export type AcceptValues = z.infer<ReturnType<typeof acceptFormSchema>>;

/** Validation of a refund: an amount up to the refundable one, and a reason that the customer reads. */
export const giveBackFormSchema = (mostCents: number) =>
  z.object({
    amount: amountUpTo(mostCents),
    note: z.string().check(z.trim(), z.minLength(1, 'note'), z.maxLength(300, 'long')),
  });
/** Values of the form for a refund. */
export type GiveBackValues = z.infer<ReturnType<typeof giveBackFormSchema>>;
