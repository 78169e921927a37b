import { ibanFits } from '@selvedge/domain/money/iban';
import * as z from 'zod/mini';
import type { PaymentAccount, PaymentAccountInput } from '../../api/schemas';

const upTo = (most: number) => z.string().check(z.maxLength(most, 'long'));
const needed = z.string().check(z.trim(), z.minLength(1, 'needed'), z.maxLength(120, 'long'));

/** Validation of an account, with the bounds of the contract; errors are message keys. */
export const accountFormSchema = z.object({
  holder: needed,
  bank: needed,
  bankAddress: upTo(200),
  accountNo: z
    .string()
    .check(
      z.minLength(4, 'number'),
      z.maxLength(40, 'long'),
      z.regex(/^[A-Z0-9 -]+$/, 'number'),
      z.refine(ibanFits, 'iban'),
    ),
  swift: z.string().check(z.regex(/^$|^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'swift')),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'currency')),
  note: upTo(300),
  sort: z.int('sort').check(z.minimum(0, 'sort'), z.maximum(100_000, 'sort')),
  enabled: z.boolean(),
});

/** Values of the account form. */
export type AccountValues = z.infer<typeof accountFormSchema>;

/** Returns the form values of an account; a new one is sorted after the others. */
export function accountValues(account: PaymentAccount | null, nextSort: number): AccountValues {
  return {
    holder: account?.holder ?? '',
    bank: account?.bank ?? '',
    bankAddress: account?.bankAddress ?? '',
    accountNo: account?.accountNo ?? '',
    swift: account?.swift ?? '',
    currency: account?.currency ?? 'EUR',
    note: account?.note ?? '',
    sort: account?.sort ?? nextSort,
    enabled: account?.enabled ?? true,
  };
}

/** Returns the request body of an account: blank fields are left out. */
export function accountInput({ bankAddress, swift, note, ...rest }: AccountValues): PaymentAccountInput {
  return {
    ...rest,
    ...(bankAddress.trim() === '' ? {} : { bankAddress }),
    ...(swift === '' ? {} : { swift }),
    ...(note.trim() === '' ? {} : { note }),
  };
}
