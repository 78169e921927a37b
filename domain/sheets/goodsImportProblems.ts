/** What can be wrong with a row of a sheet that staff sends: products, goods of a list, suppliers. */
import type { ImportRowState } from './importProblems';

/** Problems of a row; `GoodsImportProblem` of the document says each in words. */
export const GOODS_IMPORT_CODES = [
  'CODE_MISSING',
  'CODE_DAMAGED',
  'CODE_INVALID',
  'UNKNOWN_CODE',
  'AMBIGUOUS_CODE',
  'ROW_TWICE',
  'NAME_MISSING',
  'BRAND_UNKNOWN',
  'CATEGORY_UNKNOWN',
  'SEASON_UNKNOWN',
  'WAREHOUSE_UNKNOWN',
  'COLOR_MISSING',
  'COLOR_UNKNOWN',
  'GENDER_UNKNOWN',
  'KIND_UNKNOWN',
  'TEXT_TOO_LONG',
  'BARCODE_TAKEN',
  'SIZE_MISSING',
  'SIZE_NOT_MADE',
  'INVALID_NUMBER',
  'STRUCK_OUT',
  'BELOW_LOCKED',
  'OTHER_SUPPLIER',
  'OTHER_KIND',
  'SUPPLIER_CODE_INVALID',
  'PREFIX_INVALID',
  'PREFIX_TAKEN',
  'NAME_TAKEN',
  'STATUS_UNKNOWN',
  'COUNTRY_UNKNOWN',
  'CURRENCY_UNKNOWN',
  'EMAIL_INVALID',
  'PHONE_INVALID',
  'PRICE_CHANGED',
  'ALREADY_LISTED',
  'WILL_UPDATE',
] as const;

/** A problem of a row. */
export type GoodsImportCode = (typeof GOODS_IMPORT_CODES)[number];

/** Whether a stored text is one of them. */
export function isGoodsImportCode(text: string): text is GoodsImportCode {
  return GOODS_IMPORT_CODES.some((code) => code === text);
}

/** Problems that do not stop a row; what they name is done when the rows are committed. */
export const GOODS_IMPORT_WARNINGS: readonly GoodsImportCode[] = [
  'PRICE_CHANGED',
  'ALREADY_LISTED',
  'WILL_UPDATE',
];

/** State of a row by the codes of its problems: OK and WARN can be committed, ERROR cannot. */
export function goodsImportState(codes: readonly GoodsImportCode[]): ImportRowState {
  if (codes.some((code) => !GOODS_IMPORT_WARNINGS.includes(code))) return 'ERROR';
  return codes.length > 0 ? 'WARN' : 'OK';
}
