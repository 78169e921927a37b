import { SelectionBar } from '@selvedge/design-system/primitives/SelectionBar';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StepReport } from '../../listing/StepReport';
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
  const retry = useMutation({
    mutationFn: () => retryBackground(ids),
    onSuccess: ({ done, failed }) => {
      if (failed.length > 0) return;
      toast.show({ message: t('retry.done', { count: done.length }), tone: 'positive' });
      onDone();
    },
  });
  const result = retry.data;
  const close = () => {
    retry.reset();
    onDone();
  };
  const nameOf = (id: string): string => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? id : [t(`kind.${row.kind}`), row.recipient].filter(Boolean).join(' ');
  };

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
            onAction: () => retry.mutate(),
          },
        ]}
      >
        {t('retry.selected', { count: selected.size })}
      </SelectionBar>
      {result !== undefined && result.failed.length > 0 && (
        <StepReport
          title={t('retry.partly', { count: result.failed.length })}
          done={t('retry.done', { count: result.done.length })}
          refused={result.failed.map(({ id, code }) => [
            id,
            `${nameOf(id)} ${t(`refusal.${code}`, { defaultValue: t('refusal.other', { code }) })}`,
          ])}
          closeLabel={t('retry.seen')}
          onClose={close}
        />
      )}
    </>
  );
}
