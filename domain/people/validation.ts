/**
 * Form rules of both apps and the server (section 5). A message is a key of the catalogues; keys fixed by the
 * specification keep its spelling.
 */
import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from '../constants';
import { IDENTITY_TYPES } from './identityTypes';
import { normalisePhone } from './phones';
import { parseQuantity, VALID_NUMBER } from '../goods/quantity';

/** Message keys of the forms. */
export const MESSAGE = {
  codeNotRequested: 'getCodeFirst',
  validNumber: VALID_NUMBER,
  usernameRequired: 'usernameRequired',
  passwordRequired: 'passwordRequired',
  passwordLength: 'passwordLength',
  passwordIsUsername: 'passwordIsUsername',
  captchaRequired: 'pictureCodeRequired',
  phoneRequired: 'phoneRequired',
  phoneFormat: 'phoneFormat',
  companyNameRequired: 'companyNameRequired',
  nicknameRequired: 'nicknameRequired',
  identityTypeRequired: 'identityTypeRequired',
  detailRequired: 'detailRequired',
  consigneeRequired: 'consigneeRequired',
  consigneePhoneRequired: 'consigneePhoneRequired',
  regionRequired: 'regionRequired',
  tooLong: 'tooLong',
} as const;

function filled(message: string, max = 300) {
  return z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, MESSAGE.tooLong));
}

/** A password that exists already: anything that could be one. */
export const enteredPassword = z
  .string(MESSAGE.passwordRequired)
  .check(z.minLength(1, MESSAGE.passwordRequired), z.maxLength(PASSWORD_MAX, MESSAGE.passwordLength));

/** Buyer sign-in: name, password and picture code. */
export const loginSchema = z.object({
  username: filled(MESSAGE.usernameRequired, 64),
  password: enteredPassword,
  code: filled(MESSAGE.captchaRequired, 8),
});

/** Staff sign-in; the picture code may be empty. */
export const staffLoginSchema = z.object({
  username: filled(MESSAGE.usernameRequired, 60),
  password: enteredPassword,
  code: z.string().check(z.trim(), z.maxLength(8, MESSAGE.tooLong)),
});

const addressFields = z.object({
  areaType: z.enum(['MAINLAND', 'HK_MACAO_TW', 'OVERSEAS']),
  areaCode: z.string().check(z.regex(/^\+[1-9]\d{0,3}$/, MESSAGE.phoneFormat)),
  realName: filled(MESSAGE.consigneeRequired, 60),
  phone: filled(MESSAGE.consigneePhoneRequired, 30),
  regionCodes: z
    .array(z.string().check(z.maxLength(20)))
    .check(z.minLength(1, MESSAGE.regionRequired), z.maxLength(5, MESSAGE.regionRequired)),
  detail: filled(MESSAGE.detailRequired, 300),
  isDefault: z.optional(z.boolean()),
});

/**
 * A delivery address (R-5.13..R-5.16, D-26). The phone may be typed with blanks and hyphens; what comes out is the number in
 * digits, as it is stored.
 */
export const addressSchema = z.pipe(
  addressFields.check(
    z.refine(({ areaCode, phone }) => phone === '' || normalisePhone(areaCode, phone) !== null, {
      message: MESSAGE.phoneFormat,
      path: ['phone'],
    }),
  ),
  z.transform((address: z.infer<typeof addressFields>) => ({
    ...address,
    phone: normalisePhone(address.areaCode, address.phone) ?? address.phone,
  })),
);

/** Profile fields (R-5.10..R-5.12). */
export const profileSchema = z.object({
  nickname: filled(MESSAGE.nicknameRequired, 60),
  companyName: filled(MESSAGE.companyNameRequired, 120),
  identityType: z.enum(IDENTITY_TYPES, MESSAGE.identityTypeRequired),
});

/** Text of a quantity field: a whole number of zero or more. */
export const quantitySchema = z
  .string(MESSAGE.validNumber)
  .check(z.refine((text) => parseQuantity(text) !== null, MESSAGE.validNumber));

/** Message key when a password is not allowed, null when it is: 8 to 64 characters, not the user name (D-30). */
export function passwordProblem(password: string, username: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return MESSAGE.passwordLength;
  return password.toLowerCase() === username.trim().toLowerCase() ? MESSAGE.passwordIsUsername : null;
}

/** A change of password: the old one is given, the new one is allowed (D-30). `nameOf` answers the person's user name. */
export function passwordChangeSchema(nameOf: () => string) {
  return z.object({
    oldPassword: enteredPassword,
    newPassword: z.string(MESSAGE.passwordRequired).check(
      z.superRefine((value, context) => {
        const problem = passwordProblem(value, nameOf());
        if (problem) context.addIssue({ code: 'custom', message: problem });
      }),
    ),
  });
}

/** Message key when binding is not possible yet: a code has to be requested first. */
export function bindProblem(codeRequested: boolean): string | null {
  return codeRequested ? null : MESSAGE.codeNotRequested;
}
