/** EAN-13, the barcode of a SKU and often the international code. */

/** Returns the check digit of twelve digits; throws a RangeError for anything else. */
export function ean13CheckDigit(twelve: string): number {
  if (!/^\d{12}$/.test(twelve)) throw new RangeError('twelve digits are needed');
  const sum = [...twelve].reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** Completes twelve digits to an EAN-13. */
export function makeEan13(twelve: string): string {
  return twelve + String(ean13CheckDigit(twelve));
}

/** Returns true for thirteen digits with the right check digit. */
export function isEan13(code: string): boolean {
  return /^\d{13}$/.test(code) && ean13CheckDigit(code.slice(0, 12)) === Number(code[12]);
}
