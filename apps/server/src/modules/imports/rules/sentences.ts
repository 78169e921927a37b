import { IMPORT_MAX_BYTES, MEGABYTE } from '@selvedge/domain/constants';
import { centsToDecimal } from '@selvedge/domain/money/money';
import type { ImportRefusalReason } from '@selvedge/domain/sheets/importLimits';
import type { ImportProblemCode } from '@selvedge/domain/sheets/importProblems';
import type { StoredProblem } from '../../../db/schema/imports';
import type { Language } from '../../../http/messages';
import { type KeyIn, translate } from '../../../messages/translate';

type Params = Record<string, string | number>;

/** Message key of a problem, with the values to fill in. */
interface Sentence {
  key: KeyIn<'importProblems'>;
  values?: Params;
}

const EAN_DIGITS = 13;
const euro = (cents: string | number | undefined) => centsToDecimal(Number(cents ?? 0));

function unknownCode({ digits = 0, ean = '' }: Params): Sentence {
  if (digits === 0) return { key: 'UNKNOWN_CODE.plain' };
  if (digits !== EAN_DIGITS) return { key: 'UNKNOWN_CODE.digits', values: { digits } };
  return { key: ean === 'no' ? 'UNKNOWN_CODE.checkDigit' : 'UNKNOWN_CODE.plain' };
}

const SENTENCES: Readonly<Record<ImportProblemCode, (params: Params) => Sentence>> = {
  CODE_MISSING: () => ({ key: 'CODE_MISSING' }),
  CODE_DAMAGED: () => ({ key: 'CODE_DAMAGED' }),
  UNKNOWN_CODE: unknownCode,
  AMBIGUOUS_CODE: (values) => ({ key: 'AMBIGUOUS_CODE', values }),
  CODES_DISAGREE: (values) => ({ key: 'CODES_DISAGREE', values }),
  SIZE_MISSING: (values) => ({ key: 'SIZE_MISSING', values }),
  SIZE_UNCLEAR: (values) => ({ key: 'SIZE_UNCLEAR', values }),
  SIZE_NOT_MADE: (values) => ({ key: 'SIZE_NOT_MADE', values }),
  INVALID_NUMBER: () => ({ key: 'INVALID_NUMBER' }),
  FORMULA_NO_RESULT: () => ({ key: 'FORMULA_NO_RESULT' }),
  STRUCK_OUT: () => ({ key: 'STRUCK_OUT' }),
  QUANTITY_MERGED: () => ({ key: 'QUANTITY_MERGED' }),
  OUT_OF_STOCK: () => ({ key: 'OUT_OF_STOCK' }),
  CUT_TO_STOCK: (values) => ({ key: 'CUT_TO_STOCK', values: { ...values, count: Number(values.asked) } }),
  BELOW_MINIMUM: (values) => ({ key: 'BELOW_MINIMUM', values: { ...values, count: Number(values.need) } }),
  PRICE_CHANGED: ({ wasCents, nowCents }) => ({
    key: 'PRICE_CHANGED',
    values: { was: euro(wasCents), now: euro(nowCents) },
  }),
  DUPLICATE_ADDED: (values) => ({ key: 'DUPLICATE_ADDED', values }),
  TOTAL_DIFFERS: (values) => ({ key: 'TOTAL_DIFFERS', values }),
};

/** Returns the reason why a file is refused, as a sentence. */
export function refusalSentence(reason: ImportRefusalReason, params: Params, language: Language): string {
  return translate(language, `sheetRefusals.${reason}`, {
    megabytes: IMPORT_MAX_BYTES / MEGABYTE,
    ...params,
  });
}

/** Returns the problem of a cell as a sentence. */
export function problemSentence({ code, params = {} }: StoredProblem, language: Language): string {
  if (!isProblemCode(code)) return code;
  const { key, values } = SENTENCES[code](params);
  return translate(language, `importProblems.${key}`, values);
}

/** Whether a stored text is a problem code. */
export function isProblemCode(code: string): code is ImportProblemCode {
  return code in SENTENCES;
}
