/** E-mail addresses as compared (R-5.05, R-5.06, D-27). */

/** Trimmed and in lower case: the form in which two addresses are compared. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** True when both are the same address, ignoring case and outer blanks (D-27). */
export function isSameEmail(one: string, other: string): boolean {
  return normaliseEmail(one) === normaliseEmail(other);
}
