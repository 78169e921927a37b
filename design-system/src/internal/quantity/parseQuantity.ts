/** Largest quantity a field takes: seven digits would no longer fit the size cell, and no list holds a million pieces. */
export const maxQuantity = 999_999;

/**
 * Reads a whole number of pieces as people write it. Digits only (full-width digits of a Chinese keyboard too), spaces
 * around them allowed. Letters, signs, fractions, exponents, separators and an empty text give `null`.
 */
export function parseQuantity(text: string): number | null {
  const plain = text.normalize('NFKC').trim();
  if (!/^\d{1,9}$/.test(plain)) return null;
  const value = Number(plain);
  return value <= maxQuantity ? value : null;
}
