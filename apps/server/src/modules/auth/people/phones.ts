import { normalisePhone } from '@selvedge/domain/people/phones';
import { invalid } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { PHONE_AREAS } from '../../common/house/phoneAreas';

const SENTENCES: Record<Language, { format: string; area: string }> = {
  'zh-CN': { format: '手机号格式不正确', area: '暂不支持该国家或地区的号码' },
  en: {
    format: 'The phone number has the wrong format',
    area: 'Numbers of this country or region are not served',
  },
};

const SERVED = new Set(PHONE_AREAS.map(({ code }) => code));

/** A phone number in the form it is stored in: area code and digits, a leading zero of Taiwan removed (D-26). */
export function phoneOf(
  given: { areaCode: string; phone: string },
  language: Language,
): { areaCode: string; phone: string } {
  const phone = normalisePhone(given.areaCode, given.phone);
  if (phone === null) throw invalid({ phone: SENTENCES[language].format });
  return { areaCode: given.areaCode, phone };
}

/** The same for a number that messages are sent to: 40001 unless its area code is in the house's list (D-60). */
export function servedPhoneOf(
  given: { areaCode: string; phone: string },
  language: Language,
): { areaCode: string; phone: string } {
  if (!SERVED.has(given.areaCode)) throw invalid({ areaCode: SENTENCES[language].area });
  return phoneOf(given, language);
}

/** Where the codes of a number go. */
export function phoneTarget(number: { areaCode: string; phone: string }) {
  return { channel: 'phone', address: `${number.areaCode} ${number.phone}` } as const;
}
