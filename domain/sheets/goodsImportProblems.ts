/** What can be wrong with a row of a sheet that staff sends: products, goods of a list, suppliers (Q-01, Q-02, X-A161). */
import type { ImportRowState } from './importProblems';

/** Problems of a row; `GoodsImportProblem` of the document says each in words. */
export type GoodsImportCode =
  | 'CODE_MISSING'
  | 'CODE_DAMAGED'
  | 'CODE_INVALID'
  | 'UNKNOWN_CODE'
  | 'AMBIGUOUS_CODE'
  | 'ROW_TWICE'
  | 'NAME_MISSING'
  | 'BRAND_UNKNOWN'
  | 'CATEGORY_UNKNOWN'
  | 'SEASON_UNKNOWN'
  | 'WAREHOUSE_UNKNOWN'
  | 'COLOR_MISSING'
  | 'SIZE_MISSING'
  | 'SIZE_NOT_MADE'
  | 'INVALID_NUMBER'
  | 'BELOW_LOCKED'
  | 'OTHER_SUPPLIER'
  | 'OTHER_KIND'
  | 'SUPPLIER_CODE_INVALID'
  | 'PREFIX_INVALID'
  | 'PREFIX_TAKEN'
  | 'COUNTRY_UNKNOWN'
  | 'CURRENCY_UNKNOWN'
  | 'EMAIL_INVALID'
  | 'PHONE_INVALID'
  | 'PRICE_CHANGED'
  | 'ALREADY_LISTED'
  | 'WILL_UPDATE';

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
