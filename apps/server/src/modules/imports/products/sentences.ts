import { centsToDecimal } from '@selvedge/domain/money/money';
import { PRODUCT_PRICE_COLUMNS } from '@selvedge/domain/sheets/productHeaders';
import { isProductImportCode } from '@selvedge/domain/sheets/productImportProblems';
import type { StoredProblem } from '../../../db/schema/imports';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';
import type { JobRow } from '../read/jobs';
import { layoutOf } from './openSheet';

/** Returns the heads of a sheet over amounts, to hide them from viewers without prices. */
export function priceHeads(job: Pick<JobRow, 'heads'>): ReadonlySet<string> {
  const layout = layoutOf(job);
  return new Set(PRODUCT_PRICE_COLUMNS.flatMap((column) => layout[column] ?? []));
}

/** Returns the problem of a cell of a product sheet as a sentence; without amounts for viewers without prices. */
export function productSentence(
  { code, params = {} }: StoredProblem,
  language: Language,
  priced: boolean,
): string {
  if (!isProductImportCode(code)) return code;
  if (code === 'PRICE_CHANGED') {
    const was = centsToDecimal(Number(params['wasCents'] ?? 0));
    return translate(language, `productProblems.${code}.${priced ? 'amounts' : 'plain'}`, { was });
  }
  if (code === 'BARCODE_TAKEN')
    return translate(language, `productProblems.${code}.${'row' in params ? 'row' : 'plain'}`, params);
  return translate(language, `productProblems.${code}`, params);
}
