const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Returns an account number without the spaces and hyphens that group its digits: numbers that differ in them alone are the same. */
export function accountKey(accountNo: string): string {
  return accountNo.replaceAll(/[ -]/g, '');
}

/**
 * Returns whether the check digits of an account number are right, if it is an IBAN: it begins with two letters of the country and two
 * digits. Spaces and hyphens do not count; true for any other number.
 */
export function ibanFits(accountNo: string): boolean {
  const bare = accountKey(accountNo);
  if (!IBAN.test(bare)) return true;
  const turned = bare.slice(4) + bare.slice(0, 4);
  const digits = [...turned].map((sign) => Number.parseInt(sign, 36).toString()).join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}
