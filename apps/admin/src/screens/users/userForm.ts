import * as z from 'zod/mini';
import { readEmail } from '@selvedge/domain/people/emails';
import { MESSAGE } from '@selvedge/domain/people/validation';
import type { components } from '@selvedge/api-spec/types';
import { genderValues } from '@selvedge/api-spec/values';
import type { UserForm } from '../../api/schemas';

type UserInput = components['schemas']['UserInput'];

/** Validation of a member of staff; an empty `deptId` means no department. */
export const userFormSchema = z.object({
  username: z.string().check(z.trim(), z.regex(/^[A-Za-z][A-Za-z0-9._-]{1,59}$/, 'usernameForm')),
  nickname: z.string().check(z.trim(), z.minLength(1, 'nameRequired'), z.maxLength(60, MESSAGE.tooLong)),
  mobile: z.string().check(z.trim(), z.regex(/^$|^\+?[0-9 ]{5,20}$/, 'mobileForm')),
  email: z
    .string()
    .check(
      z.overwrite(readEmail),
      z.regex(/^$|^[^\s@]+@[^\s@]+$/, 'emailForm'),
      z.maxLength(120, MESSAGE.tooLong),
    ),
  gender: z.enum(genderValues),
  deptId: z.string(),
  roleIds: z.array(z.string()).check(z.minLength(1, 'roleRequired'), z.maxLength(20, 'roleRequired')),
  isInUse: z.boolean(),
});
export type UserValues = z.infer<typeof userFormSchema>;

/** Returns the form values of an existing user, or of a new one in a department. */
export function userValues(user: UserForm | null, deptId: string): UserValues {
  return {
    username: user?.username ?? '',
    nickname: user?.nickname ?? '',
    mobile: user?.mobile ?? '',
    email: user?.email ?? '',
    gender: user?.gender ?? 'UNSPECIFIED',
    deptId: user === null ? deptId : (user.deptId ?? ''),
    roleIds: user?.roleIds ?? [],
    isInUse: user?.status !== 'DISABLED',
  };
}

const orNone = (text: string): string | null => (text === '' ? null : text);

/** Returns the request body of a user; the photo stays as it was. */
export const userInput = (values: UserValues, user: UserForm | null): UserInput => ({
  username: values.username,
  nickname: values.nickname,
  gender: values.gender,
  roleIds: values.roleIds,
  mobile: orNone(values.mobile),
  email: orNone(values.email),
  deptId: orNone(values.deptId),
  avatar: user?.avatar ?? null,
  status: values.isInUse ? 'ENABLED' : 'DISABLED',
});

/** Validation of a password that staff set for a user; the server decides whether it is strong enough. */
export const passwordFormSchema = z.object({
  password: z.string().check(z.minLength(8, 'passwordShort'), z.maxLength(64, MESSAGE.tooLong)),
});
