import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_MAX, PASSWORD_MIN } from '@selvedge/domain/constants';
import { invalid } from '../../../http/errors';
import type { Config } from '../../../config';
import type { Language } from '../../../http/messages';
import { isCommonPassword, isMadeOf } from './commonPasswords';

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

const SENTENCES: Record<
  Language,
  { length: string; sameAsName: string; sameAsOld: string; own: string; common: string }
> = {
  'zh-CN': {
    length: `密码长度为 ${PASSWORD_MIN} 至 ${PASSWORD_MAX} 个字符`,
    sameAsName: '密码不能与用户名相同',
    sameAsOld: '新密码不能与原密码相同',
    own: '密码不能由您的姓名、号码、邮箱或本站名称组成',
    common: '密码太常见，容易被猜到，请换一个',
  },
  en: {
    length: `The password must have ${PASSWORD_MIN} to ${PASSWORD_MAX} characters`,
    sameAsName: 'The password must not be the username',
    sameAsOld: 'The new password must not be the old one',
    own: 'The password must not be made of your name, number or e-mail address or the name of this site',
    common: 'This password is too common and easily guessed, choose another',
  },
};

/**
 * Refuses with 40001 unless the password keeps the rule of D-30: long enough, not common, not made of words that belong to
 * the person or the house. `field` is the name of the input, `own` are such words besides the user name.
 */
export function checkPasswordRule(
  password: string,
  username: string,
  field: string,
  language: Language,
  own: readonly string[] = [],
): void {
  const words = SENTENCES[language];
  const length = [...password].length;
  if (length < PASSWORD_MIN || length > PASSWORD_MAX) throw invalid({ [field]: words.length });
  if (password.toLowerCase() === username.toLowerCase()) throw invalid({ [field]: words.sameAsName });
  if (isCommonPassword(password)) throw invalid({ [field]: words.common });
  if ([username, ...own].some((word) => isMadeOf(password, word))) throw invalid({ [field]: words.own });
}

/** Refuses with 40001 a new password that is the old one. */
export function refuseSamePassword(
  passwords: { oldPassword: string; newPassword: string },
  language: Language,
): void {
  if (passwords.oldPassword !== passwords.newPassword) return;
  throw invalid({ newPassword: SENTENCES[language].sameAsOld });
}

/** Words a person's password is not to be made of, besides the user name. */
export function ownWords(
  config: Config,
  person: { nickname?: string; phone?: string; mobile?: string; email?: string; companyName?: string },
): string[] {
  const { nickname = '', phone = '', mobile = '', email = '', companyName = '' } = person;
  return [config.productTitle, nickname, phone, mobile, email, email.split('@')[0] ?? '', companyName];
}
