import { FACTOR_ADDRESS_MAX } from '@selvedge/domain/people/signInLimits';
import { Secret, TOTP } from 'otpauth';

/** Length of a secret, bytes: as long as the hash that is computed with it (RFC 4226). */
const SECRET_BYTES = 20;
/** Steps of half a minute by which a code is accepted early or late, for inaccurate clocks. */
const WINDOW = 1;

/** Returns a new secret in base 32, as apps accept it when it is typed. */
export function newFactorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * Returns the address that an app reads from a QR code. The issuer's name is cut until the address fits into the code: its bytes count
 * threefold where they are not Latin.
 */
export function factorAddress(secret: string, issuer: string, username: string): string {
  const letters = [...issuer.replaceAll(':', ' ')];
  for (;;) {
    const address = new TOTP({ issuer: letters.join('').trim(), label: username, secret }).toString();
    if (address.length <= FACTOR_ADDRESS_MAX || letters.length === 0) return address;
    letters.pop();
  }
}

/** Returns the time step that a code belongs to, counted since 1970; null when it is not a code of about now. */
export function factorStep(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
