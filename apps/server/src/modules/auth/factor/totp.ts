import { FACTOR_ADDRESS_MAX } from '@selvedge/domain/constants';
import { Secret, TOTP } from 'otpauth';

/** Bytes of a secret: as long as what is counted with it (RFC 4226). */
const SECRET_BYTES = 20;
/** A code is taken half a minute before its time and after it, for clocks that go wrong. */
const WINDOW = 1;

/** A new secret in base 32, as apps take it when it is typed. */
export function newFactorSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * The address that an app reads from a picture. What the house is called is cut until the address fits into the picture: its
 * bytes count threefold where they are not Latin.
 */
export function factorAddress(secret: string, issuer: string, username: string): string {
  const letters = [...issuer.replaceAll(':', ' ')];
  for (;;) {
    const address = new TOTP({ issuer: letters.join('').trim(), label: username, secret }).toString();
    if (address.length <= FACTOR_ADDRESS_MAX || letters.length === 0) return address;
    letters.pop();
  }
}

/** The step of time that a code belongs to, counted since 1970; null where it is no code of about now. */
export function factorStep(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
