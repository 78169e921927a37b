import { isOneSize } from '@selvedge/design-system/formats';
import type { ImportColumn, ImportRow } from '@selvedge/design-system/commerce/ImportRowTable';
import type { Product } from '../../api/schemas';
import { pictureSrc } from '../../trade/picture';
import type { ReviewProblem, ReviewRow } from './review';
import type { ProblemWords } from './useProblemWords';

const columnOfCode: Readonly<Record<ReviewProblem['code'], ImportColumn>> = {
  CODE_MISSING: 'code',
  CODE_DAMAGED: 'code',
  UNKNOWN_CODE: 'code',
  AMBIGUOUS_CODE: 'code',
  CODES_DISAGREE: 'code',
  SIZE_MISSING: 'size',
  SIZE_UNCLEAR: 'size',
  SIZE_NOT_MADE: 'size',
  INVALID_NUMBER: 'quantity',
  FORMULA_NO_RESULT: 'quantity',
  STRUCK_OUT: 'quantity',
  QUANTITY_MERGED: 'quantity',
  OUT_OF_STOCK: 'quantity',
  CUT_TO_STOCK: 'quantity',
  BELOW_MINIMUM: 'quantity',
  DUPLICATE_ADDED: 'quantity',
  TOTAL_DIFFERS: 'quantity',
  PRICE_CHANGED: 'price',
};

/**
 * Returns a checked row for the design system's table, with the first problem at its cell. The problem's text is only created when the
 * table reads it: of a thousand rows a screen shows a dozen.
 */
export function tableRow(
  row: ReviewRow,
  product: Product | undefined,
  words: (problem: ReviewProblem) => ProblemWords,
  oneSize: string,
): ImportRow {
  const [problem] = row.problems;
  return {
    rowNo: row.rowNo,
    cell: row.cell,
    state: row.state,
    code: row.code,
    size: row.size !== '' && isOneSize(row.size) ? oneSize : row.size,
    quantity: row.quantity,
    match: product && {
      brand: product.brandName,
      name: product.name,
      colour: product.color,
      pictureSrc: pictureSrc(product.images[0]),
    },
    leftQty: row.left,
    priceCents: row.priceCents,
    get problem() {
      return (
        problem && {
          ...words(problem),
          value:
            problem.code === 'PRICE_CHANGED' || problem.code === 'TOTAL_DIFFERS' ? undefined : problem.value,
          column: columnOfCode[problem.code],
        }
      );
    },
  };
}
