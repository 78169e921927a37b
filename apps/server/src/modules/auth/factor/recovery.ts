import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { RECOVERY_CODES } from '@selvedge/domain/constants';
import { refuseWhileHolding } from '../../../db/holding';
import { HASH_COST } from '../passwords/passwords';

/** Crockford's letters: none that is taken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;
const SALT_BYTES = 16;

/** What goes into the hash of each code of one person, so that a typed one is hashed once and not ten times. */
export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString('base64url');
}

/** Letters of a code as they are compared: however they were typed. */
export function plainCode(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** What is kept of a recovery code: its Argon2id hash, since fifty bits alone would be found by trying. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  refuseWhileHolding('hashing a recovery code');
  const hashed = await hashRaw(plainCode(code), { ...HASH_COST, salt: Buffer.from(salt, 'base64url') });
  return hashed.toString('base64url');
}

/** Ten new codes of two times five letters, which are told this once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
    return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
  });
}
