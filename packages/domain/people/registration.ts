/**
 * Rules of the forms that give access to an account without a password: phone number, the code sent to it, and the fields of their purpose.
 */
import * as z from 'zod/mini';
import { CODE_DIGITS } from '../constants';
import { type PhoneNumber, readPhone, withPhoneRead } from './phones';
import { readCode } from './typedCodes';
import { enteredPassword, MESSAGE, passwordProblem, profileSchema } from './validation';

/** Message keys of these forms, besides those of `validation`. */
const ENTRY_MESSAGE = {
  /** Spelt as in the specification. */
  codeRequired: 'Insertverificationcode',
  codeFormat: 'codeFormat',
  agreementRequired: 'agreementRequired',
} as const;

const INVITATION_MAX = 16;

const proof = {
  areaCode: z.string().check(z.regex(/^\+[1-9]\d{0,3}$/, MESSAGE.phoneFormat)),
  phone: z
    .string()
    .check(z.trim(), z.minLength(1, MESSAGE.phoneRequired), z.maxLength(60, MESSAGE.phoneFormat)),
  validateCode: z
    .string()
    .check(
      z.overwrite(readCode),
      z.minLength(1, ENTRY_MESSAGE.codeRequired),
      z.regex(new RegExp(`^(?:\\d{${CODE_DIGITS}})?$`), ENTRY_MESSAGE.codeFormat),
    ),
};

/** Schema of a new password. Only the server knows which passwords are common or made from the user's own words. */
const newPassword = z.string().check(
  z.superRefine((value, context) => {
    const problem = value === '' ? MESSAGE.passwordRequired : passwordProblem(value, '');
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
);

const hasForm = ({ areaCode, phone }: PhoneNumber): boolean =>
  phone === '' || readPhone(areaCode, phone) !== null;
const wrongForm = { message: MESSAGE.phoneFormat, path: ['phone'] };

/** Schema of linking a social account to an account: phone number and the code sent to it. */
export const phoneProofSchema = z.pipe(
  z.object(proof).check(z.refine(hasForm, wrongForm)),
  z.transform(withPhoneRead<PhoneNumber & { validateCode: string }>),
);

const changeFields = z.object({
  ...proof,
  password: enteredPassword,
});

/** Schema of changing the phone number: the new number, its code, and the current password, which proves the owner. */
export const phoneChangeSchema = z.pipe(
  changeFields.check(z.refine(hasForm, wrongForm)),
  z.transform(withPhoneRead<z.infer<typeof changeFields>>),
);

const resetFields = z.object({ ...proof, password: newPassword });

/** Schema of resetting a forgotten password: phone number, code and the new password. */
export const resetSchema = z.pipe(
  resetFields.check(z.refine(hasForm, wrongForm)),
  z.transform(withPhoneRead<z.infer<typeof resetFields>>),
);

const registerFields = z.object({
  ...profileSchema.shape,
  // Empty until an identity is chosen.
  identityType: z.pipe(z.string(), profileSchema.shape.identityType),
  ...proof,
  password: newPassword,
  invitationCode: z.string().check(z.trim(), z.maxLength(INVITATION_MAX, MESSAGE.tooLong)),
  agreed: z.boolean().check(z.refine((value) => value, ENTRY_MESSAGE.agreementRequired)),
});

/** Schema of registration; the invitation code may be empty. */
export const registerSchema = z.pipe(
  registerFields.check(z.refine(hasForm, wrongForm)),
  z.transform(withPhoneRead<z.infer<typeof registerFields>>),
);

/** Input of the registration form; the identity is empty until one is chosen. */
export type RegisterValues = z.input<typeof registerSchema>;
/** Output of the registration form. */
export type Registered = z.output<typeof registerSchema>;
/** Input of the form that resets a password. */
export type ResetValues = z.input<typeof resetSchema>;
