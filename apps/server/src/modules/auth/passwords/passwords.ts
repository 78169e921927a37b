import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAX, PASSWORD_MIN } from '@selvedge/domain/constants';
import { refuseInTransaction } from '../../../db/holding';
import { invalid } from '../../../http/errors';
import type { Config } from '../../../config/config';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import { isCommonPassword, isMadeOf } from './commonPasswords';

/** Cost of hashing: memory in kB, rounds, threads. */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Returns the Argon2id hash of a password, with its parameters and salt inside. */
export async function hashPassword(password: string): Promise<string> {
  refuseInTransaction('hashing a password');
  return hash(password, HASH_COST);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password matches a stored hash. For an unknown account pass `null`: the same work is done, so that the time of the response
 * does not reveal which names exist.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  refuseInTransaction('checking a password');
  decoy ??= hashPassword('no account has this password');
  const fits = await verify(stored ?? (await decoy), password);
  return stored !== null && fits;
}

/**
 * Refuses with 40001 unless the password satisfies the password rule: of the right length, not common, not made of words that belong to the
 * person or the merchant. `field` is the name of the input, `own` are such words besides the user name.
 */
export function checkPasswordRule(
  password: string,
  username: string,
  field: string,
  language: Language,
  own: readonly string[] = [],
): void {
  const length = [...password].length;
  const limits = { min: PASSWORD_MIN, max: PASSWORD_MAX };
  const refuseFor = (key: 'length' | 'sameAsName' | 'common' | 'own') =>
    invalid({ [field]: translate(language, `auth.password.${key}`, limits) });
  if (length < limits.min || length > limits.max) throw refuseFor('length');
  if (password.toLowerCase() === username.toLowerCase()) throw refuseFor('sameAsName');
  if (isCommonPassword(password)) throw refuseFor('common');
  if ([username, ...own].some((word) => isMadeOf(password, word))) throw refuseFor('own');
}

/** Refuses with 40001 a new password that equals the old one. */
export function refuseSamePassword(
  passwords: { oldPassword: string; newPassword: string },
  language: Language,
): void {
  if (passwords.oldPassword !== passwords.newPassword) return;
  throw invalid({ newPassword: translate(language, 'auth.password.sameAsOld') });
}

/** Returns the words, besides the user name, that a person's password must not be made of. */
export function ownWords(
  config: Config,
  person: { nickname?: string; phone?: string; mobile?: string; email?: string; companyName?: string },
): string[] {
  const { nickname = '', phone = '', mobile = '', email = '', companyName = '' } = person;
  return [config.productTitle, nickname, phone, mobile, email, email.split('@')[0] ?? '', companyName];
}
