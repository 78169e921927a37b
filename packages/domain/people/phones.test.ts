import fc from 'fast-check';
import metadata from 'libphonenumber-js/min/metadata';
import { describe, expect, test } from 'vitest';
import { PHONE_AREA_CODES } from './phoneAreas';
import carried from './phoneMetadata.json';
import { readPhone } from './phones';
import { phonesIn } from './phonesInText';

const read = (areaCode: string, text: string): string | null => {
  const found = readPhone(areaCode, text);
  return found && (found.areaCode === areaCode ? found.phone : `${found.areaCode} ${found.phone}`);
};

describe('a number as it is written', () => {
  test.each([
    ['+86', '138 0013 6021', '13800136021'],
    ['+86', '12800136021', null],
    ['+86', '1380013602', null],
    ['+852', '9123-4567', '91234567'],
    ['+852', '31234567', null],
    ['+853', '66123456', '66123456'],
    ['+853', '56123456', null],
    ['+886', '0912345678', '912345678'],
    ['+886', '912345678', '912345678'],
    ['+886', '812345678', null],
    ['+44', '07911 123456', '7911123456'],
    ['+44', '(0)7911 123456', '7911123456'],
    ['+44', '7911123456', '7911123456'],
    ['+33', '06 12 34 56 78', '612345678'],
    ['+49', '0151-23456789', '15123456789'],
    ['+81', '090-1234-5678', '9012345678'],
    ['+7', '8 912 345 67 89', '9123456789'],
    ['+7', '8001234567', '8001234567'],
    ['+1', '1 (415) 555-0123', '4155550123'],
    ['+39', '02 5550 0148', '0255500148'],
    ['+44', '00000', null],
    ['+39', '(347) 123.4567', '3471234567'],
    ['+39', '1234', null],
    ['+39', '1234567890123456', null],
    ['+39', '12345a', null],
    ['86', '13800136021', null],
  ])('R-5.08 D-26 %s %s', (area, text, expected) => expect(read(area, text)).toBe(expected));

  test.each([
    ['+86', 'Tel: 138 0013 8000', '13800138000'],
    ['+86', '手机：138-0013-8000', '13800138000'],
    ['+86', '电话13800138000', null],
    ['+86', 'tel:+8613800138000;', '13800138000'],
    ['+86', 'WhatsApp: +39 333 123 4567', '+39 3331234567'],
    ['+81', '090ー1234ー5678', '9012345678'],
    ['+852', '001 852 5123 4567', null],
    ['+86', '13800138000转8', null],
    ['+86', 'Tel: 13800138000 / 13900139000', null],
  ])('R-5.08 D-26 with what stands around it in a message: %s %j', (area, text, expected) =>
    expect(read(area, text)).toBe(expected),
  );

  test.each([
    ['+86', '\u202D138 0013 8000\u202C', '13800138000'],
    ['+86', '138\u20110013\u20118000', '13800138000'],
    ['+86', '１３８００１３８０００', '13800138000'],
    ['+86', '138\u30000013\u30008000', '13800138000'],
    ['+86', '138\u00A00013\u202F8000\u200B', '13800138000'],
    ['+86', '138–0013—8000', '13800138000'],
    ['+852', '５１２３　４５６７', '51234567'],
    ['+39', '\u2068+39 347 123 4567\u2069', '3471234567'],
  ])(
    'D-26 marks that nobody sees and marks of another keyboard do not count: %s %j',
    (area, text, expected) => expect(read(area, text)).toBe(expected),
  );

  test.each([
    ['+86', '+86 138 0013 8000', '13800138000'],
    ['+86', '＋８６ 138 0013 8000', '13800138000'],
    ['+86', '(+86) 138 0013 8000', '13800138000'],
    ['+86', '0086 138 0013 8000', '13800138000'],
    ['+86', '86-138-0013-8000', '13800138000'],
    ['+86', '8613800138000', '13800138000'],
    ['+86', '+86 86 138 0013 8000', '13800138000'],
    ['+86', '0138 0013 8000', '13800138000'],
    ['+44', '+44 (0)7911 123456', '7911123456'],
    ['+44', '0044 7911 123456', '7911123456'],
    ['+44', '44 7911 123456', '7911123456'],
    ['+39', '0039 02 5550 0148', '0255500148'],
    ['+886', '+886 0912 345 678', '912345678'],
    ['+1', '+1 415 555 0123', '4155550123'],
    ['+420', '+420 601 123 456', '601123456'],
    ['+420', '601 123 456', '601123456'],
  ])('D-26 the dialling code and the prefix of the trunk are taken off: %s %j', (area, text, expected) =>
    expect(read(area, text)).toBe(expected),
  );

  test.each([
    ['+86', '+852 5123 4567', '+852 51234567'],
    ['+86', '00852 5123 4567', '+852 51234567'],
    ['+852', '+86 138 0013 8000', '+86 13800138000'],
    ['+39', '+1 415 555 0123', '+1 4155550123'],
    ['+86', '+44 (0)7911 123456', '+44 7911123456'],
    ['+86', '+852 3123 4567', null],
    ['+86', '+999 12345678', null],
    ['+86', '852 5123 4567', null],
  ])('D-26 a number with the code of another country is of that country: %s %j', (area, text, expected) =>
    expect(read(area, text)).toBe(expected),
  );

  test('D-26 a stored number stays as it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PHONE_AREA_CODES), fc.stringMatching(/^[0-9]{5,15}$/), (area, phone) => {
        const once = readPhone(area, phone);
        if (once !== null) expect(readPhone(once.areaCode, once.phone)).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });
});

test('D-60 what is carried of the library is its own: the countries of the merchant, without how numbers are written', () => {
  const FORMATS = 4;
  const areas = PHONE_AREA_CODES.map((code) => {
    const country = metadata.country_calling_codes[code.slice(1)]?.[0];
    if (country === undefined) throw new Error(`the library does not know ${code}`);
    return { code: code.slice(1), country };
  });
  const kept = {
    version: metadata.version,
    country_calling_codes: Object.fromEntries(areas.map(({ code, country }) => [code, [country]])),
    countries: Object.fromEntries(
      areas.map(({ country }) => [
        country,
        metadata.countries[country]?.map((part, place) => (place === FORMATS ? [] : part)),
      ]),
    ),
    nonGeographic: {},
  };
  // After an update of the library: write the expected value into the file.
  expect(carried).toEqual(kept);
});

test('D-26 numbers are found within a text where they stand, as they are read by themselves', () => {
  const text = 'Chen ＋852 5138 6021, 138-0013-6021; 5138 6021';
  expect(phonesIn('+86', text).map(({ start, end, ...number }) => [text.slice(start, end), number])).toEqual([
    ['＋852 5138 6021', { areaCode: '+852', phone: '51386021' }],
    ['138-0013-6021', { areaCode: '+86', phone: '13800136021' }],
  ]);
});
