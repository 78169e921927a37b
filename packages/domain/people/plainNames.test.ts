import { expect, test } from 'vitest';
import { isPlainName } from './plainNames';

test.each([
  '瀚海贸易',
  'Ada & Co',
  'Rossi S.p.A.',
  'Hanhai Trade Co., Ltd.',
  'Harbour 23',
  'AW 2026',
  "L'Étoile (HK)",
  'شركة النور',
])('X-B64 %s is a name of words', (name) => {
  expect(isPlainName(name)).toBe(true);
});

test.each([
  'https://a.b',
  'see example.com',
  'ｅｖｉｌ．ｃｏｍ',
  'www evil',
  'a@b',
  'call 138 0013 6021',
  'call (+852) 6123-4567',
  '1.3.8.0.0.1',
  '１３８００１３６０２１',
  'two\nlines',
  'turn\u202Ero',
  'thin\u200Bspace',
  'A”. Pay here',
  'A」请付款',
])('X-B64 %j carries more than a name', (name) => {
  expect(isPlainName(name)).toBe(false);
});
