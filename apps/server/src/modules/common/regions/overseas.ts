import type { components } from '@selvedge/api-spec/types';

type Region = components['schemas']['Region'];

/** ISO codes of the countries outside the mainland, Hong Kong, Macao and Taiwan to which parcels are sent. */
const COUNTRIES =
  'AE AR AT AU BE BG BH BR CA CH CL CO CY CZ DE DK EE EG ES FI FR GB GR HR HU ID IE IL IN IS IT JO JP KH KR KW KZ LA LB LT LU LV MC MM MN MT MX MY NG NL NO NZ OM PE PH PL PT QA RO RS RU SA SE SG SI SK SM TH TR UA US UZ VN ZA'.split(
    ' ',
  );

const chinese = new Intl.DisplayNames('zh-CN', { type: 'region' });
const english = new Intl.DisplayNames('en', { type: 'region' });

/** Countries by their English names; places inside them are typed by hand. */
export const overseas: Region[] = COUNTRIES.map((code) => ({
  code,
  name: chinese.of(code) ?? code,
  nameEn: english.of(code) ?? code,
  children: [],
})).sort((a, b) => a.nameEn.localeCompare(b.nameEn, 'en'));
