import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@selvedge/design-system/i18n';
import type { ReviewProblem } from './review';

/** Text of a problem, with a note that explains more than the quoted value. */
export interface ProblemWords {
  text: string;
  note?: string;
}

const noted: ReadonlySet<string> = new Set([
  'OUT_OF_STOCK',
  'CUT_TO_STOCK',
  'BELOW_MINIMUM',
  'PRICE_CHANGED',
  'DUPLICATE_ADDED',
  'TOTAL_DIFFERS',
]);

/** Hook that returns the text of a row's problem in the current language. */
export function useProblemWords(): (problem: ReviewProblem) => ProblemWords {
  const { t } = useTranslation('import');
  const formats = useFormats();
  return useCallback(
    ({ code, params, message }: ReviewProblem) => {
      const { wasCents, nowCents, digits } = params;
      const values = {
        ...params,
        was: formats.money(numberOf(wasCents)),
        now: formats.money(numberOf(nowCents)),
        context: code === 'UNKNOWN_CODE' && digits && Number(digits) !== 13 ? 'digits' : undefined,
      };
      return {
        text: t(`problem.${code}`, { ...values, defaultValue: message ?? code }),
        ...(noted.has(code) ? { note: t(`note.${code}`, values) } : {}),
      };
    },
    [t, formats],
  );
}

function numberOf(value: string | number | undefined): number | null {
  return value === undefined ? null : Number(value);
}
