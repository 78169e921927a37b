/** Phone numbers per area code (R-5.08, D-26). Stored as area code and subscriber number in digits. */

/** Area codes with a form of their own; the pattern is that of the subscriber number. */
const PHONE_PATTERNS: Readonly<Record<string, string>> = {
  '+86': '^1[3-9][0-9]{9}$',
  '+852': '^[4-9][0-9]{7}$',
  '+853': '^6[0-9]{7}$',
  '+886': '^9[0-9]{8}$',
};
const OTHER_PATTERN = '^[0-9]{5,15}$';

/** A 0 that is dialled inside a country and left out from abroad. */
const ZERO = /^0+/;

/**
 * What is dialled before a national number inside a country only, by area code: with and without it is one number (D-26). Italy
 * is not here, where the 0 belongs to the number; +1 and +7 have it only before numbers of ten digits.
 */
const TRUNK_PREFIXES: Readonly<Record<string, RegExp>> = {
  '+886': ZERO,
  '+33': ZERO,
  '+44': ZERO,
  '+49': ZERO,
  '+41': ZERO,
  '+1': /^1(?=[0-9]{10}$)/,
  '+81': ZERO,
  '+82': ZERO,
  '+60': ZERO,
  '+66': ZERO,
  '+84': ZERO,
  '+63': ZERO,
  '+61': ZERO,
  '+64': ZERO,
  '+7': /^8(?=[0-9]{10}$)/,
  '+46': ZERO,
  '+55': ZERO,
  '+27': ZERO,
  '+971': ZERO,
};

/** Area codes whose numbers are written with and without a prefix of the trunk. */
export const AREAS_WITH_TRUNK = Object.keys(TRUNK_PREFIXES);

/** Dialling codes that are offered and served, those with a form of their own first (D-60). */
export const PHONE_AREA_CODES = [
  '+86',
  '+852',
  '+853',
  '+886',
  '+39',
  '+33',
  '+44',
  '+34',
  '+49',
  '+41',
  '+1',
  '+81',
  '+82',
  '+65',
  '+60',
  '+66',
  '+84',
  '+63',
  '+61',
  '+64',
  '+7',
  '+46',
  '+47',
  '+45',
  '+55',
  '+27',
  '+971',
] as const;

/** Pattern of the subscriber number for an area code with its plus sign. */
export function phonePattern(areaCode: string): string {
  return PHONE_PATTERNS[areaCode] ?? OTHER_PATTERN;
}

/**
 * Subscriber number in digits, or null when it does not have the form of the area. Blanks, dots, hyphens and
 * brackets are dropped, and what is dialled inside the country only (D-26).
 */
export function normalisePhone(areaCode: string, phone: string): string | null {
  if (!/^\+[1-9]\d{0,3}$/.test(areaCode)) return null;
  const digits = phone.replace(/[\s().-]/g, '');
  const number = digits.replace(TRUNK_PREFIXES[areaCode] ?? '', '');
  return new RegExp(phonePattern(areaCode)).test(number) ? number : null;
}
