import { useBulkStep } from '@selvedge/app-shell/listing/useBulkStep';
import { SelectionBar } from '@selvedge/design-system/primitives/SelectionBar';
import { useTranslation } from 'react-i18next';
import type { BackgroundWork } from '../../api/schemas';
import { retryBackground } from './background.api';

interface RetryProps {
  rows: readonly BackgroundWork[];
  selected: ReadonlySet<string>;
  /** Clears the selection. */
  onDone: () => void;
}

/** Bar over the selected rows: retries those that failed or expired, and reports those that could not be retried. */
export function Retry({ rows, selected, onDone }: RetryProps) {
  const { t } = useTranslation('background');
  const ids = rows.flatMap(({ id, canRetry }) => (canRetry && selected.has(id) ? [id] : []));
  const retry = useBulkStep({
    send: () => retryBackground(ids),
    done: (count) => t('retry.done', { count }),
    partly: (count) => t('retry.partly', { count }),
    reason: (code) => t(`refusal.${code}`, { defaultValue: t('refusal.other', { code }) }),
    nameOf: (id) => {
      const row = rows.find((one) => one.id === id);
      return row === undefined ? id : [t(`kind.${row.kind}`), row.recipient].filter(Boolean).join(' ');
    },
    onDone,
  });
  return (
    <>
      <SelectionBar
        label={t('retry.bar')}
        onClear={onDone}
        actions={[
          {
            id: 'retry',
            label: t('retry.retry', { count: ids.length }),
            isDisabled: ids.length === 0,
            isPending: retry.isPending,
            onAction: () => retry.run(),
          },
        ]}
      >
        {t('retry.selected', { count: selected.size })}
      </SelectionBar>
      {retry.report}
    </>
  );
}
