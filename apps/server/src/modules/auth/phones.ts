import { normalisePhone } from '@selvedge/api-spec/rules/phones';
import { invalid } from '../../http/errors';
import type { Language } from '../../http/messages';

const SENTENCE: Record<Language, string> = {
  'zh-CN': '手机号格式不正确',
  en: 'The phone number has the wrong format',
};

/** A phone number in the form it is stored in: area code and digits, a leading zero of Taiwan removed (D-26). */
export function phoneOf(
  given: { areaCode: string; phone: string },
  language: Language,
): { areaCode: string; phone: string } {
  const phone = normalisePhone(given.areaCode, given.phone);
  if (phone === null) throw invalid({ phone: SENTENCE[language] });
  return { areaCode: given.areaCode, phone };
}
