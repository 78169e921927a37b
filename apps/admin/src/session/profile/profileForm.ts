import * as z from 'zod/mini';
import { isEmail, readEmail } from '@selvedge/domain/people/emails';
import { plainText } from '@selvedge/domain/text/typed';
import { genderValues } from '@selvedge/api-spec/values';

/** Validation of the user's own account. */
export const profileFormSchema = z.object({
  /** Address of the photo, empty without one. */
  avatar: z.string(),
  nickname: z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(60, 'tooLong')),
  gender: z.enum(genderValues),
  mobile: z.string().check(
    z.overwrite(plainText),
    z.refine((text) => text === '' || /^\+?[0-9 ]{5,20}$/.test(text), 'mobileInvalid'),
  ),
  email: z.string().check(
    z.overwrite(readEmail),
    z.maxLength(120, 'tooLong'),
    z.refine((text) => text === '' || isEmail(text), 'emailInvalid'),
  ),
  password: z.string(),
});

export type ProfileValues = z.infer<typeof profileFormSchema>;
