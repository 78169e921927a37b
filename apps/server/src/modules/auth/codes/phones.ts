import { PHONE_AREA_CODES } from '@selvedge/domain/people/phoneAreas';
import { type PhoneNumber, readPhone } from '@selvedge/domain/people/phones';
import { invalid } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../translate';

const SERVED = new Set<string>(PHONE_AREA_CODES);

/** A phone number in the form it is stored in, out of what was written. */
export function phoneOf(input: PhoneNumber, language: Language): PhoneNumber {
  const number = readPhone(input.areaCode, input.phone);
  if (number === null) throw invalid({ phone: translate(language, 'auth.phone.format') });
  return number;
}

/** The same for a number that messages are sent to: 40001 unless its area code is in the house's list. */
export function servedPhoneOf(input: PhoneNumber, language: Language): PhoneNumber {
  if (!SERVED.has(input.areaCode)) throw invalid({ areaCode: translate(language, 'auth.phone.area') });
  return phoneOf(input, language);
}

/** Where the codes of a number go. */
export function phoneTarget(number: PhoneNumber) {
  return { channel: 'phone', address: `${number.areaCode} ${number.phone}` } as const;
}
