import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAX, PASSWORD_MIN } from '@selvedge/api-spec/rules/constants';
import { refuse } from '../../http/errors';
import type { Language } from '../../http/messages';

const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Argon2id hash of a password, with its parameters and salt inside (D-30). */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let decoy: Promise<string> | undefined;

/**
 * Whether a password fits. For an unknown account pass `null`: the same work is done, so the time of the answer does
 * not tell which names exist.
 */
export async function passwordFits(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const fits = await verify(stored ?? (await decoy), password);
  return stored !== null && fits;
}

const SENTENCES: Record<Language, { length: string; sameAsName: string }> = {
  'zh-CN': {
    length: `密码长度为 ${PASSWORD_MIN} 至 ${PASSWORD_MAX} 个字符`,
    sameAsName: '密码不能与用户名相同',
  },
  en: {
    length: `The password must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`,
    sameAsName: 'The password must not be the username',
  },
};

/** Refuses with 40001 unless the password keeps the rule of D-30. `field` is the name of the input. */
export function checkPasswordRule(
  password: string,
  username: string,
  field: string,
  language: Language,
): void {
  const words = SENTENCES[language];
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX)
    throw refuse(40001, { fields: { [field]: words.length } });
  if (password.toLowerCase() === username.toLowerCase()) {
    throw refuse(40001, { fields: { [field]: words.sameAsName } });
  }
}
