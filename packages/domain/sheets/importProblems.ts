/** Problems of a row of an order sheet. */
import { cellText } from './reading/cellText';
import type { SheetCell } from './reading/grid';

/** Codes of the problems of a row. The last five are warnings, the others errors. */
export type ImportProblemCode =
  | 'CODE_MISSING'
  | 'CODE_DAMAGED'
  | 'UNKNOWN_CODE'
  | 'AMBIGUOUS_CODE'
  | 'CODES_DISAGREE'
  | 'SIZE_MISSING'
  | 'SIZE_UNCLEAR'
  | 'SIZE_NOT_MADE'
  | 'INVALID_NUMBER'
  | 'FORMULA_NO_RESULT'
  | 'STRUCK_OUT'
  | 'QUANTITY_MERGED'
  | 'OUT_OF_STOCK'
  | 'CUT_TO_STOCK'
  | 'BELOW_MINIMUM'
  | 'PRICE_CHANGED'
  | 'DUPLICATE_ADDED'
  | 'TOTAL_DIFFERS';

/** State of a row: OK and WARN will be committed (WARN as its problems describe), ERROR will not. */
export type ImportRowState = 'OK' | 'WARN' | 'ERROR';

/**
 * Problem with the header and the text of its cell. `key` is the message `import.problem.<code>`, `params` are the values of the message:
 * UNKNOWN_CODE digits (0 when not only digits), ean ('yes' or 'no'); AMBIGUOUS_CODE colors; CODES_DISAGREE code, codeColumn, other,
 * otherColumn; SIZE_MISSING and SIZE_NOT_MADE sizes; SIZE_UNCLEAR columns; OUT_OF_STOCK and CUT_TO_STOCK asked, left; BELOW_MINIMUM need,
 * have, missing; PRICE_CHANGED wasCents, nowCents; DUPLICATE_ADDED row, before, asked; TOTAL_DIFFERS total, pieces.
 */
export interface ImportProblem {
  column: string;
  value: string;
  code: ImportProblemCode;
  key: string;
  params: Record<string, string | number>;
}

const WARNINGS: ReadonlySet<ImportProblemCode> = new Set([
  'CUT_TO_STOCK',
  'BELOW_MINIMUM',
  'PRICE_CHANGED',
  'DUPLICATE_ADDED',
  'TOTAL_DIFFERS',
]);

/** Returns true for a problem that does not stop the row. */
export function isImportWarning(code: ImportProblemCode): boolean {
  return WARNINGS.has(code);
}

/** Returns the state of a row by its problems. */
export function importStateOf(problems: readonly ImportProblem[]): ImportRowState {
  if (problems.some((one) => !isImportWarning(one.code))) return 'ERROR';
  return problems.length > 0 ? 'WARN' : 'OK';
}

/** Creates a problem of a cell. */
export function importProblem(
  code: ImportProblemCode,
  at: { column: string; value: SheetCell },
  params: Record<string, string | number> = {},
): ImportProblem {
  return { column: at.column, value: cellText(at.value), code, key: `import.problem.${code}`, params };
}
