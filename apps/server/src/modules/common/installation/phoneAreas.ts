import { PHONE_AREA_CODES, phonePattern } from '@selvedge/domain/people/phoneAreas';
import { translate } from '../../../messages/translate';

/** Dialling code and the format of its numbers. */
export interface PhoneArea {
  code: string;
  label: string;
  labelEn: string;
  /** Regular expression of the number without the code. */
  pattern: string;
}

/** Dialling codes on offer, those with a format of their own first. */
export const PHONE_AREAS: readonly PhoneArea[] = PHONE_AREA_CODES.map((code) => ({
  code,
  label: translate('zh-CN', `phoneAreas.${code}`),
  labelEn: translate('en', `phoneAreas.${code}`),
  pattern: phonePattern(code),
}));
