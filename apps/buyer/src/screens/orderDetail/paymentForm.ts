import { serverNow } from '@selvedge/api-spec/client';
import { parseMoney } from '@selvedge/domain/money/money';
import { BUSINESS_TIME_ZONE } from '@selvedge/domain/constants';
import { OUTSIDE_METHODS } from '@selvedge/domain/money/paymentMethods';
import { dateInZone, startOfDay } from '@selvedge/domain/time/zones';
import * as z from 'zod/mini';
import type { PaymentInput } from '../../api/schemas';

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
export function businessToday(now: number = serverNow()): string {
  return dateInZone(now, BUSINESS_TIME_ZONE);
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
    paidAt: new Date(startOfDay(paidOn, BUSINESS_TIME_ZONE)).toISOString(),
    fileIds: [...fileIds],
  };
}
