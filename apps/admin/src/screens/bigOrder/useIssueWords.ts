import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@selvedge/design-system/i18n';
import type { Issue } from './sheet.model';

/** Returns a function that describes the problem of a cell: why it was refused, or who changed it and when. */
export function useIssueWords(): (issue: Issue, written: number | undefined) => string {
  const { t } = useTranslation('orders');
  const formats = useFormats();
  return useCallback(
    (issue, written) =>
      issue.kind === 'REFUSED'
        ? issue.reason
        : t('sheet.conflict', {
            who: issue.by ?? t('common:errors.somebody'),
            at: formats.stamp(issue.at),
            stored: formats.quantity(issue.stored),
            written: formats.quantity(written),
          }),
    [t, formats],
  );
}
