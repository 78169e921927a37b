/** Rules of the forms by which somebody gets into an account without a password: a number, the code sent to it, and what it is for. */
import * as z from 'zod/mini';
import { CODE_DIGITS } from '../constants';
import { type PhoneNumber, readPhone, withPhoneRead } from './phones';
import { readCode } from './typedCodes';
import { enteredPassword, MESSAGE, passwordProblem, profileSchema } from './validation';

/** Message keys of these forms, beside those of `validation`. */
const ENTRY_MESSAGE = {
  /** Spelt as the specification does. */
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

/** A password that is set anew. What is common or made of the person's own words only the server knows. */
const newPassword = z.string().check(
  z.superRefine((value, context) => {
    const problem = value === '' ? MESSAGE.passwordRequired : passwordProblem(value, '');
    if (problem) context.addIssue({ code: 'custom', message: problem });
  }),
);

const hasForm = ({ areaCode, phone }: PhoneNumber): boolean =>
  phone === '' || readPhone(areaCode, phone) !== null;
const wrongForm = { message: MESSAGE.phoneFormat, path: ['phone'] };

/** A number and the code that was sent to it: a social account joined to an account. */
export const phoneProofSchema = z.pipe(
  z.object(proof).check(z.refine(hasForm, wrongForm)),
  z.transform(withPhoneRead<PhoneNumber & { validateCode: string }>),
);

const changeFields = z.object({
  ...proof,
  password: enteredPassword,
});

/** Another phone number: its code, and the password of now, which proves the owner. */
export const phoneChangeSchema = z.pipe(
  changeFields.check(z.refine(hasForm, wrongForm)),
  z.transform(withPhoneRead<z.infer<typeof changeFields>>),
);

const resetFields = z.object({ ...proof, password: newPassword });

/** A forgotten password: number, code and the new password. */
export const resetSchema = z.pipe(
  resetFields.check(z.refine(hasForm, wrongForm)),
  z.transform(withPhoneRead<z.infer<typeof resetFields>>),
);

const registerFields = z.object({
  ...profileSchema.shape,
  // Empty until one is chosen.
  identityType: z.pipe(z.string(), profileSchema.shape.identityType),
  ...proof,
  password: newPassword,
  invitationCode: z.string().check(z.trim(), z.maxLength(INVITATION_MAX, MESSAGE.tooLong)),
  agreed: z.boolean().check(z.refine((value) => value, ENTRY_MESSAGE.agreementRequired)),
});

/** Registration; the invitation code may be empty. */
export const registerSchema = z.pipe(
  registerFields.check(z.refine(hasForm, wrongForm)),
  z.transform(withPhoneRead<z.infer<typeof registerFields>>),
);

/** What is typed to register; the identity is empty until one is chosen. */
export type RegisterValues = z.input<typeof registerSchema>;
/** What comes out of it. */
export type Registered = z.output<typeof registerSchema>;
/** What is typed to set a new password. */
export type ResetValues = z.input<typeof resetSchema>;
