/** Supported dialling codes, and the number formats of some. */

/** Area codes with a format of their own, by the pattern of the subscriber number. */
const PHONE_PATTERNS: Readonly<Record<string, string>> = {
  '+86': '^1[3-9][0-9]{9}$',
  '+852': '^[4-9][0-9]{7}$',
  '+853': '^6[0-9]{7}$',
  '+886': '^9[0-9]{8}$',
};
const OTHER_PATTERN = '^[0-9]{5,15}$';

/** Dialling codes that are offered and supported, those with a format of their own first. */
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

/** Returns the pattern of the subscriber number for an area code with its plus sign. */
export function phonePattern(areaCode: string): string {
  return PHONE_PATTERNS[areaCode] ?? OTHER_PATTERN;
}
