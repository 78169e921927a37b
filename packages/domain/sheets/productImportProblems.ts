/** Problems of a row of a sheet that staff import: products, products of a list, suppliers. */
import type { ImportRowState } from './importProblems';

/** Codes of the problems of a row; `GoodsImportProblem` of the document describes each. */
export const PRODUCT_IMPORT_CODES = [
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

/** Code of a problem of a row. */
export type ProductImportCode = (typeof PRODUCT_IMPORT_CODES)[number];

/** Returns whether a stored text is such a code. */
export function isProductImportCode(text: string): text is ProductImportCode {
  return PRODUCT_IMPORT_CODES.some((code) => code === text);
}

/** Problems that do not stop a row; the change they name is made when the rows are committed. */
export const PRODUCT_IMPORT_WARNINGS: readonly ProductImportCode[] = [
  'PRICE_CHANGED',
  'ALREADY_LISTED',
  'WILL_UPDATE',
];

/** Returns the state of a row by the codes of its problems: OK and WARN can be committed, ERROR cannot. */
export function productImportState(codes: readonly ProductImportCode[]): ImportRowState {
  if (codes.some((code) => !PRODUCT_IMPORT_WARNINGS.includes(code))) return 'ERROR';
  return codes.length > 0 ? 'WARN' : 'OK';
}
