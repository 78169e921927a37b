/** Search for phone numbers in a text: apart from `phones.ts`, since few pages need that half of the library. */
import { findPhoneNumbersInText } from 'libphonenumber-js/core';
import { countryOf, KNOWN, readPhone } from './phones';
import type { PhoneNumber } from './phones';

/** Phone number within a text, with its position. */
export interface FoundPhone extends PhoneNumber {
  start: number;
  end: number;
}

/** Separators between a number and the next item of a list; the library would otherwise read on for an extension. */
const BETWEEN = /[,;，；、]/g;

/** Returns the numbers in a text that have the format of their area, in their order; one without a dialling code belongs to `areaCode`. */
export function phonesIn(areaCode: string, text: string): FoundPhone[] {
  const lines = text.replaceAll('＋', '+').replaceAll(BETWEEN, '\n');
  const found = findPhoneNumbersInText(lines, { defaultCountry: countryOf(areaCode) }, KNOWN);
  return found.flatMap(({ startsAt, endsAt }) => {
    const number = readPhone(areaCode, text.slice(startsAt, endsAt));
    return number === null ? [] : [{ ...number, start: startsAt, end: endsAt }];
  });
}
