import { EXPORT_MAX_ROWS } from '@selvedge/domain/constants';
import { invalid, type Refusal } from '../../../http/errors';
import type { Language } from '../../../http/messages';
import { translate } from '../../../messages/translate';

/** Refuses with 40001 a workbook without columns: the caller may see none of those that were chosen. */
export function refuseNoColumns(columns: readonly string[], language: Language): void {
  if (columns.length === 0) throw invalid({ columns: translate(language, 'exports.noColumns') });
}

/** Returns the refusal (40001) of more rows than a workbook holds, at the field that narrows them. */
export function tooManyRows(language: Language, field: string, rows = EXPORT_MAX_ROWS): Refusal {
  const most = new Intl.NumberFormat(language).format(rows);
  return invalid({ [field]: translate(language, 'exports.tooMany', { most }) });
}
