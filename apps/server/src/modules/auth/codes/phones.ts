import { PHONE_AREA_CODES } from '@selvedge/domain/people/phoneAreas';
import { type PhoneNumber, readPhone } from '@selvedge/domain/people/phones';
import { invalid } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';

const SERVED = new Set<string>(PHONE_AREA_CODES);

/** Returns a typed phone number in the form in which it is stored; refuses with 40001 what is not a number. */
export function phoneOf(input: PhoneNumber, language: Language): PhoneNumber {
  const number = readPhone(input.areaCode, input.phone);
  if (number === null) throw invalid({ phone: translate(language, 'auth.phone.format') });
  return number;
}

/**
 * Returns a typed phone number for messages in its stored form; refuses with 40001 an area code that is not in the list of served ones, and
 * as {@link phoneOf}.
 */
export function servedPhoneOf(input: PhoneNumber, language: Language): PhoneNumber {
  if (!SERVED.has(input.areaCode)) throw invalid({ areaCode: translate(language, 'auth.phone.area') });
  return phoneOf(input, language);
}

/** Returns the target of codes to a phone number. */
export function phoneTarget(number: PhoneNumber) {
  return { channel: 'phone', address: `${number.areaCode} ${number.phone}` } as const;
}
