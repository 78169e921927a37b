import { serverNow } from '@selvedge/api-spec/client';
import { parseMoney } from '@selvedge/domain/money/money';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import * as z from 'zod/mini';
import type { PaymentInput } from '../../api/schemas';

/** Payment methods outside the platform, in the order offered. */
export const OUTSIDE_METHODS = ['OFFLINE_TRANSFER', 'OFFLINE_CASH', 'OTHER'] as const;

/**
 * Returns the schema of a payment: an amount above zero up to the open one, a day not in the future. Messages are keys of the message file.
 */
export function paymentFormSchema(openCents: number, today: string) {
  return z.object({
    amount: z.string().check(
      z.refine((text) => (parseMoney(text) ?? 0) > 0, 'amount'),
      z.refine((text) => (parseMoney(text) ?? 0) <= openCents, 'aboveOpen'),
    ),
    paidOn: z.iso.date('day').check(z.refine((day) => day <= today, 'future')),
    method: z.enum(OUTSIDE_METHODS),
  });
}

/** Values of the payment form. */
export type PaymentValues = z.infer<ReturnType<typeof paymentFormSchema>>;

/** Returns the current day in the business time zone, as `YYYY-MM-DD`. */
export function businessToday(now: Date = new Date(serverNow())): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: BUSINESS_TIME_ZONE }).format(now);
}

/** Returns the payment as the call takes it; its time is the start of the day, which is never in the future. */
export function paymentInput(
  orderId: string,
  { amount, paidOn, method }: PaymentValues,
  fileIds: readonly string[],
): PaymentInput {
  return {
    orderId,
    method,
    amountCents: parseMoney(amount) ?? 0,
    paidAt: new Date(`${paidOn}T00:00:00+08:00`).toISOString(),
    fileIds: [...fileIds],
  };
}
