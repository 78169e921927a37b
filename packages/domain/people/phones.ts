/**
 * Phone numbers in any notation. They are stored as area code and subscriber number in digits. Dialling prefixes come from libphonenumber,
 * of which only the metadata of the supported countries is included (`phoneMetadata.json`, checked by its test).
 */
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';
import { plainText } from '../text/typed';
import metadata from './phoneMetadata.json';
import { PHONE_AREA_CODES, phonePattern } from './phoneAreas';

/** Phone number as it is stored. */
export interface PhoneNumber {
  areaCode: string;
  phone: string;
}

/** Metadata of the supported countries. */
export const KNOWN = metadata as unknown as MetadataJson;
/** Label in front of a number, such as `Tel:`, and the punctuation that ends it in a list. */
const LABEL = /^[\p{L} .-]{1,20}: *(?=[+(\d])/u;
const LIST_END = /[;,.。]+$/;
/** Long vowel mark of a Japanese keyboard, typed instead of a hyphen. */
const LONG_SIGN = /(?<=\d)ー(?=\d)/g;
/** Number of digits in North America; the general pattern allows others. */
const NORTH_AMERICA = { areaCode: '+1', digits: 10 };
/** First part of a number in brackets. */
const IN_BRACKETS = /^\((\+?[0-9]+)\)/;
const WRITTEN = /^\+?[0-9 ().,/-]+$/;
/** Index of the national (trunk) prefix in the library's metadata of a country. */
const TRUNK_PREFIX = 5;

const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '');

/** Returns a country of a dialling code; undefined for one that is not supported. */
export const countryOf = (areaCode: string): CountryCode | undefined =>
  KNOWN.country_calling_codes[areaCode.slice(1)]?.[0];

/** Returns the prefix that is dialled only inside the country of an area code; empty where there is none. */
function trunkPrefix(areaCode: string): string {
  const country = countryOf(areaCode);
  const prefix: unknown = country === undefined ? undefined : KNOWN.countries[country]?.[TRUNK_PREFIX];
  return typeof prefix === 'string' ? prefix : '';
}

/** Prefixes that were formerly stored in front of numbers, by area code: the trunk prefix, and the dialling code repeated. */
export const STORED_BEGINNINGS: readonly { areaCode: string; beginnings: readonly string[] }[] =
  PHONE_AREA_CODES.map((areaCode) => ({
    areaCode,
    beginnings: [trunkPrefix(areaCode), areaCode.slice(1)].filter(Boolean),
  }));

function checked(areaCode: string, phone: string): PhoneNumber | null {
  if (areaCode === NORTH_AMERICA.areaCode && phone.length !== NORTH_AMERICA.digits) return null;
  return new RegExp(phonePattern(areaCode)).test(phone) ? { areaCode, phone } : null;
}

/** Parses a number with its dialling code, or one of a supported area. */
function parsed(areaCode: string, written: string): PhoneNumber | null {
  const options = { defaultCountry: countryOf(areaCode), extract: false };
  const found = parsePhoneNumberFromString(written, options, KNOWN);
  if (found === undefined) return null;
  const area = `+${found.countryCallingCode}`;
  const digits = found.nationalNumber;
  const phone = trunkPrefix(area) === '0' ? digits.replace(/^0+/, '') : digits;
  return area === areaCode && phone === digitsOf(written) ? checked(area, phone) : readPhone(area, phone);
}

/**
 * Parses a phone number; returns null when it does not have the format of its area. Punctuation around and between the digits, the dialling
 * code (`+86`, `0086`, `86`) and the trunk prefix are removed. A number with the code of another country belongs to that country: the area
 * code of the result may differ from the one that was chosen.
 */
export function readPhone(areaCode: string, text: string): PhoneNumber | null {
  const plain = plainText(text).replace(LABEL, '').replace(LIST_END, '').replaceAll(LONG_SIGN, '-');
  const written = plain.replace(IN_BRACKETS, '$1 ').replace(/^00/, '+');
  if (!/^\+[1-9]\d{0,3}$/.test(areaCode) || !WRITTEN.test(written)) return null;
  const digits = digitsOf(written);
  if (written.startsWith('+') && countryOf(areaCode) === undefined && written.startsWith(areaCode))
    return checked(areaCode, digits.slice(areaCode.length - 1));
  if (written.startsWith('+') || countryOf(areaCode) !== undefined) return parsed(areaCode, written);
  return checked(areaCode, digits);
}

/** Returns the values of a form with the number as it is stored, where it has the format of its area. */
export function withPhoneRead<Values extends PhoneNumber>(values: Values): Values {
  return { ...values, ...readPhone(values.areaCode, values.phone) };
}
