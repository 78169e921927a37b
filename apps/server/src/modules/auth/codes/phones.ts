import { normalisePhone, PHONE_AREA_CODES } from '@selvedge/domain/people/phones';
import { invalid } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../translate';

const SERVED = new Set<string>(PHONE_AREA_CODES);

/** A phone number in the form it is stored in: area code and digits, without what is dialled inside the country only (D-26). */
export function phoneOf(
  input: { areaCode: string; phone: string },
  language: Language,
): { areaCode: string; phone: string } {
  const phone = normalisePhone(input.areaCode, input.phone);
  if (phone === null) throw invalid({ phone: translate(language, 'auth.phone.format') });
  return { areaCode: input.areaCode, phone };
}

/** The same for a number that messages are sent to: 40001 unless its area code is in the house's list (D-60). */
export function servedPhoneOf(
  input: { areaCode: string; phone: string },
  language: Language,
): { areaCode: string; phone: string } {
  if (!SERVED.has(input.areaCode)) throw invalid({ areaCode: translate(language, 'auth.phone.area') });
  return phoneOf(input, language);
}

/** Where the codes of a number go. */
export function phoneTarget(number: { areaCode: string; phone: string }) {
  return { channel: 'phone', address: `${number.areaCode} ${number.phone}` } as const;
}
