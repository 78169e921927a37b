import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import { CheckIcon } from '@selvedge/design-system/primitives/Icon';
import { SelectionBar } from '@selvedge/design-system/primitives/SelectionBar';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { StepReport } from '../../listing/StepReport';
import type { OrderRow } from '../../api/schemas';
import { Allowed } from '../../session/Allowed';
import { confirmAsAsked } from './orders.api';
import { confirmable } from './orders.model';

interface BatchConfirmProps {
  rows: readonly OrderRow[];
  selected: ReadonlySet<string>;
  /** Clears the selection. */
  onDone: () => void;
}

/** Bar over the selected orders: confirms their waiting sub-orders as ordered, and reports those that could not be confirmed. */
export function BatchConfirm({ rows, selected, onDone }: BatchConfirmProps) {
  const { t } = useTranslation('orders');
  const [isAsking, setAsking] = useState(false);
  const subs = confirmable(rows, selected);
  const confirm = useMutation({
    mutationFn: () => confirmAsAsked(subs.map(({ id }) => id)),
    onSettled: () => setAsking(false),
    onSuccess: ({ done, failed }) => {
      if (failed.length > 0) return;
      toast.show({ message: t('batch.done', { count: done }), tone: 'positive' });
      onDone();
    },
  });
  const result = confirm.data;
  const noOf = (id: string): string =>
    rows.flatMap((row) => row.subs).find((sub) => sub.id === id)?.subNo ?? id;

  return (
    <>
      <Allowed anyOf={['biz:order:confirm']}>
        <SelectionBar
          label={t('batch.bar')}
          onClear={onDone}
          actions={[
            {
              id: 'confirm',
              label: t('batch.confirm', { count: subs.length }),
              icon: <CheckIcon />,
              isDisabled: subs.length === 0,
              isPending: confirm.isPending,
              onAction: () => setAsking(true),
            },
          ]}
        >
          {t('batch.selected', { count: selected.size })}
        </SelectionBar>
      </Allowed>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('batch.title', { count: subs.length })}
        confirmLabel={t('steps.platformConfirm')}
        isPending={confirm.isPending}
        onConfirm={() => confirm.mutate()}
      >
        {t('batch.text')}
      </ConfirmDialog>
      {result !== undefined && result.failed.length > 0 && (
        <StepReport
          title={t('batch.partly', { count: result.failed.length })}
          done={t('batch.done', { count: result.done })}
          refused={result.failed.map(({ id, code }) => [
            id,
            `${noOf(id)} ${t(`refusal.${code}`, { defaultValue: t('refusal.other', { code }) })}`,
          ])}
          closeLabel={t('batch.seen')}
          onClose={() => {
            confirm.reset();
            onDone();
          }}
        />
      )}
    </>
  );
}
