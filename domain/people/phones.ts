/**
 * Phone numbers as people write them. Stored as area code and subscriber number in digits. What is dialled around the number
 * is known by libphonenumber, of which only the countries of the house are carried along (`phoneMetadata.json`, kept by its test).
 */
import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';
import { plainText } from '../text/typed';
import metadata from './phoneMetadata.json';
import { PHONE_AREA_CODES, phonePattern } from './phoneAreas';

/** A number as it is stored. */
export interface PhoneNumber {
  areaCode: string;
  phone: string;
}

const KNOWN = metadata as unknown as MetadataJson;
/** A word in front of a number, such as `Tel:`, and the mark that ends it in a list. */
const LABEL = /^[\p{L} .-]{1,20}: *(?=[+(\d])/u;
const LIST_END = /[;,.。]+$/;
/** The long sign of a Japanese keyboard, typed for a hyphen. */
const LONG_SIGN = /(?<=\d)ー(?=\d)/g;
/** Digits of a number in North America, whatever its pattern here lets through. */
const NORTH_AMERICA = { areaCode: '+1', digits: 10 };
/** A number's first part in brackets. */
const IN_BRACKETS = /^\((\+?[0-9]+)\)/;
const WRITTEN = /^\+?[0-9 ().,/-]+$/;
/** Place of the prefix dialled inside a country only in the library's list of what it knows of a country. */
const TRUNK_PREFIX = 5;

const digitsOf = (text: string): string => text.replaceAll(/[^0-9]/g, '');

const countryOf = (areaCode: string): CountryCode | undefined =>
  KNOWN.country_calling_codes[areaCode.slice(1)]?.[0];

/** What is dialled before a number inside the country of an area code only; empty where there is none. */
function trunkPrefix(areaCode: string): string {
  const country = countryOf(areaCode);
  const prefix: unknown = country === undefined ? undefined : KNOWN.countries[country]?.[TRUNK_PREFIX];
  return typeof prefix === 'string' ? prefix : '';
}

/**
 * Beginnings of numbers that were once stored with more than the number itself, by area code: the prefix of the trunk, and the dialling code
 * once more.
 */
export const STORED_BEGINNINGS: readonly { areaCode: string; beginnings: readonly string[] }[] =
  PHONE_AREA_CODES.map((areaCode) => ({
    areaCode,
    beginnings: [trunkPrefix(areaCode), areaCode.slice(1)].filter(Boolean),
  }));

function checked(areaCode: string, phone: string): PhoneNumber | null {
  if (areaCode === NORTH_AMERICA.areaCode && phone.length !== NORTH_AMERICA.digits) return null;
  return new RegExp(phonePattern(areaCode)).test(phone) ? { areaCode, phone } : null;
}

/** A number written with its dialling code, or one of an area of the house. */
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
 * The number that was written, or null when it does not have the form of its area. Marks around and between the digits, the
 * dialling code (`+86`, `0086`, `86`) and what is dialled inside the country only are taken off. A number that is written with the
 * code of another country is of that country: the answer's area code may differ from the one that was chosen.
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

/** A number within a text, and where it stands there. */
export interface FoundPhone extends PhoneNumber {
  start: number;
  end: number;
}

/** Between a number and the next thing of a list; the library would read on there for an extension. */
const BETWEEN = /[,;，；、]/g;

/** The numbers in a text that have the form of their area, in their order; one without a dialling code is of `areaCode`. */
export function phonesIn(areaCode: string, text: string): FoundPhone[] {
  const lines = text.replaceAll('＋', '+').replaceAll(BETWEEN, '\n');
  const found = findPhoneNumbersInText(lines, { defaultCountry: countryOf(areaCode) }, KNOWN);
  return found.flatMap(({ startsAt, endsAt }) => {
    const number = readPhone(areaCode, text.slice(startsAt, endsAt));
    return number === null ? [] : [{ ...number, start: startsAt, end: endsAt }];
  });
}

/** Values of a form with the number as it is stored, where it has the form of its area. */
export function withPhoneRead<Values extends PhoneNumber>(values: Values): Values {
  return { ...values, ...readPhone(values.areaCode, values.phone) };
}
