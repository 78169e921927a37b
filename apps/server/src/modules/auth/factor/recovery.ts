import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { RECOVERY_CODES } from '@selvedge/domain/people/signInLimits';
import { refuseInTransaction } from '../../../db/holding';
import { HASH_COST } from '../passwords/passwords';

/** Crockford's alphabet, without letters that are easily confused. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const SALT_BYTES = 16;

/** Returns a salt for all recovery codes of one person, so that a typed code is hashed once and not ten times. */
export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('base64url');
}

/** Normalises a recovery code for comparison, however it was typed. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** Returns the Argon2id hash of a recovery code, as it is stored: fifty bits alone could be found by trying. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  refuseInTransaction('hashing a recovery code');
  const hashed = await hashRaw(plainCode(code), { ...HASH_COST, salt: Buffer.from(salt, 'base64url') });
  return hashed.toString('base64url');
}

/** Returns ten new recovery codes of two times five letters, which are shown only this once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}
