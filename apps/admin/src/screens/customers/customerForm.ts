import * as z from 'zod/mini';
import { IDENTITY_TYPES } from '@selvedge/domain/people/identityTypes';
import { readEmail } from '@selvedge/domain/people/emails';
import { readPhone, withPhoneRead } from '@selvedge/domain/people/phones';
import { MESSAGE } from '@selvedge/domain/people/validation';
import { eurosToCents } from '@selvedge/domain/money/money';
import type { CustomerDetail } from '../../api/schemas';
import type { CustomerInput, CustomerUpdate } from './customers.api';

const filled = (message: string, max: number) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, MESSAGE.tooLong));

const phoneFields = {
  areaCode: z.string().check(z.minLength(1, MESSAGE.phoneFormat)),
  phone: filled(MESSAGE.phoneRequired, 60),
};

const hasPhoneForm = ({ areaCode, phone }: { areaCode: string; phone: string }): boolean =>
  phone === '' || readPhone(areaCode, phone) !== null;
const phoneForm = { message: MESSAGE.phoneFormat, path: ['phone'] };

/** Validation of a phone number as it is typed. */
export const phoneFormSchema = z.object(phoneFields).check(z.refine(hasPhoneForm, phoneForm));
export type PhoneValues = z.infer<typeof phoneFormSchema>;

const details = {
  nickname: filled(MESSAGE.nicknameRequired, 60),
  companyName: filled(MESSAGE.companyNameRequired, 120),
  email: z.string().check(
    z.overwrite(readEmail),
    z.refine((text) => text === '' || /^[^\s@]+@[^\s@]+$/.test(text), 'emailForm'),
    z.maxLength(254, MESSAGE.tooLong),
  ),
  identityType: z.enum(IDENTITY_TYPES, MESSAGE.identityTypeRequired),
  salesmanId: z.string(),
  sellerFlag: z.boolean(),
  limit: z.nullable(z.number().check(z.minimum(0, 'amountBelowZero'))),
  remark: z.string().check(z.trim(), z.maxLength(500, MESSAGE.tooLong)),
};

/** Validation of a changed customer. The limit is in euro, as it is typed; an empty `salesmanId` means that no salesman is assigned. */
export const customerFormSchema = z.object(details);
export type CustomerValues = z.infer<typeof customerFormSchema>;

/** Validation of a new customer: with a phone number, and with a username if one is typed. */
export const newCustomerFormSchema = z
  .object({
    ...details,
    ...phoneFields,
    username: z.string().check(
      z.trim(),
      z.refine(
        (name) => name === '' || /^(?=.{3,64}$)[0-9._-]*[A-Za-z][A-Za-z0-9._-]*$/.test(name),
        'usernameForm',
      ),
    ),
  })
  .check(z.refine(hasPhoneForm, phoneForm));
export type NewCustomerValues = z.infer<typeof newCustomerFormSchema>;

const NOTHING = {
  nickname: '',
  companyName: '',
  email: '',
  salesmanId: '',
  sellerFlag: false,
  limit: null,
  remark: '',
};

/** Initial values of a new customer. */
export const newCustomerValues: Omit<NewCustomerValues, 'identityType'> = {
  ...NOTHING,
  areaCode: '+86',
  phone: '',
  username: '',
};

/** Returns the form values of an existing customer. */
export function customerValues(customer: CustomerDetail): CustomerValues {
  const { nickname, companyName, email, identityType, salesman, sellerFlag, creditLimitCents, remark } =
    customer;
  return {
    nickname,
    companyName,
    email: email ?? '',
    identityType,
    salesmanId: salesman?.id ?? '',
    sellerFlag,
    limit: creditLimitCents / 100,
    remark,
  };
}

const sent = ({ email, salesmanId, limit, ...rest }: CustomerValues) => ({
  ...rest,
  email: email || null,
  salesmanId: salesmanId || null,
  creditLimitCents: eurosToCents(limit ?? 0),
});

/** Returns the request body of a changed customer. */
export const customerUpdate = (values: CustomerValues, version: number): CustomerUpdate => ({
  ...sent(values),
  version,
});

/** Returns the request body of a new customer: the phone number in digits, no username when the server is to generate one. */
export function customerInput({ username, areaCode, phone, ...values }: NewCustomerValues): CustomerInput {
  return {
    ...sent(values),
    ...withPhoneRead({ areaCode, phone }),
    ...(username === '' ? {} : { username }),
  };
}
