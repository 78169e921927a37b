import * as z from 'zod/mini';
import { eurosToCents } from '@selvedge/domain/money/money';
import { orderVisibilityValues } from '@selvedge/api-spec/values';

const name = z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(60, 'tooLong'));

/** Validation of a new or changed team: its members and its leader. */
export const teamFormSchema = z.object({
  name,
  leaderId: z.string().check(z.minLength(1, 'leaderRequired')),
  memberIds: z.array(z.string()),
  orderVisibility: z.enum(orderVisibilityValues),
  acceptsUnchangedAcknowledgement: z.boolean(),
});
export type TeamValues = z.infer<typeof teamFormSchema>;

/** Validation of a credit correction: an amount in euro, above zero to add and below to take, with its reason. */
export const creditFormSchema = z.object({
  amount: z
    .nullable(z.number())
    .check(z.refine((euro) => euro !== null && eurosToCents(euro) !== 0, 'amountRequired')),
  note: z.string().check(z.trim(), z.minLength(1, 'noteRequired'), z.maxLength(300, 'tooLong')),
});
export type CreditValues = z.infer<typeof creditFormSchema>;
