import { phonePattern } from '@selvedge/domain/people/phones';

/** A dialling code and the form of its numbers (D-26). */
export interface PhoneArea {
  code: string;
  label: string;
  labelEn: string;
  /** Regular expression of the number without the code. */
  pattern: string;
}

const area = (code: string, label: string, labelEn: string): PhoneArea => ({
  code,
  label,
  labelEn,
  pattern: phonePattern(code),
});

/** Dialling codes offered, those with a form of their own first. */
export const PHONE_AREAS: readonly PhoneArea[] = [
  area('+86', '中国内地', 'Mainland China'),
  area('+852', '中国香港', 'Hong Kong'),
  area('+853', '中国澳门', 'Macao'),
  area('+886', '中国台湾', 'Taiwan'),
  area('+39', '意大利', 'Italy'),
  area('+33', '法国', 'France'),
  area('+44', '英国', 'United Kingdom'),
  area('+34', '西班牙', 'Spain'),
  area('+49', '德国', 'Germany'),
  area('+41', '瑞士', 'Switzerland'),
  area('+1', '美国 / 加拿大', 'United States / Canada'),
  area('+81', '日本', 'Japan'),
  area('+82', '韩国', 'South Korea'),
  area('+65', '新加坡', 'Singapore'),
  area('+60', '马来西亚', 'Malaysia'),
  area('+66', '泰国', 'Thailand'),
  area('+84', '越南', 'Vietnam'),
  area('+63', '菲律宾', 'Philippines'),
  area('+61', '澳大利亚', 'Australia'),
  area('+64', '新西兰', 'New Zealand'),
  area('+7', '俄罗斯', 'Russia'),
  area('+46', '瑞典', 'Sweden'),
  area('+47', '挪威', 'Norway'),
  area('+45', '丹麦', 'Denmark'),
  area('+55', '巴西', 'Brazil'),
  area('+27', '南非', 'South Africa'),
  area('+971', '阿联酋', 'United Arab Emirates'),
];
