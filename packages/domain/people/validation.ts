/**
 * Form rules of both apps and the server (section 5). A message is a key of the message files; keys fixed by the specification keep its
 * spelling.
 */
import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from '../constants';
import { IDENTITY_TYPES } from './identityTypes';
import { plainText } from '../text/typed';
import { readPictureCode } from './typedCodes';
import { parseQuantity, VALID_NUMBER } from '../products/quantity';

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

/** Returns the schema of a required line of text. */
export function filled(message: string, max = 300) {
  return z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, MESSAGE.tooLong));
}

/** Returns the schema of a required line of text in plain characters. */
function typedLine(message: string, max: number) {
  return z
    .string(message)
    .check(z.overwrite(plainText), z.minLength(1, message), z.maxLength(max, MESSAGE.tooLong));
}

/** Schema of an existing password: any text that could be one. */
export const enteredPassword = z
  .string(MESSAGE.passwordRequired)
  .check(z.minLength(1, MESSAGE.passwordRequired), z.maxLength(PASSWORD_MAX, MESSAGE.passwordLength));

/** Schema of the buyer sign-in: name, password and picture code. */
export const loginSchema = z.object({
  username: typedLine(MESSAGE.usernameRequired, 64),
  password: enteredPassword,
  code: z
    .string()
    .check(
      z.overwrite(readPictureCode),
      z.minLength(1, MESSAGE.captchaRequired),
      z.maxLength(8, MESSAGE.tooLong),
    ),
});

/** Schema of the staff sign-in; the picture code may be empty. */
export const staffLoginSchema = z.object({
  username: typedLine(MESSAGE.usernameRequired, 60),
  password: enteredPassword,
  code: z.string().check(z.overwrite(readPictureCode), z.maxLength(8, MESSAGE.tooLong)),
});

/** Schema of the profile fields. */
export const profileSchema = z.object({
  nickname: filled(MESSAGE.nicknameRequired, 60),
  companyName: filled(MESSAGE.companyNameRequired, 120),
  identityType: z.enum(IDENTITY_TYPES, MESSAGE.identityTypeRequired),
});

/** Schema of the text of a quantity field: a whole number of zero or more. */
export const quantitySchema = z
  .string(MESSAGE.validNumber)
  .check(z.refine((text) => parseQuantity(text) !== null, MESSAGE.validNumber));

/** Returns the message key when a password is not allowed, null when it is: 8 to 64 characters, not the user name. */
export function passwordProblem(password: string, username: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) return MESSAGE.passwordLength;
  return password.toLowerCase() === username.trim().toLowerCase() ? MESSAGE.passwordIsUsername : null;
}

/** Returns the schema of a change of password: the old one is required, the new one must be allowed. `nameOf` returns the user name. */
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

/** Returns the message key when binding is not possible yet because a code has to be requested first; null otherwise. */
export function bindProblem(codeRequested: boolean): string | null {
  return codeRequested ? null : MESSAGE.codeNotRequested;
}
