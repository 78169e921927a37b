import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBulkStep } from '@selvedge/app-shell/listing/useBulkStep';
import { ConfirmDialog } from '@selvedge/design-system/primitives/ConfirmDialog';
import { CheckIcon } from '@selvedge/design-system/primitives/Icon';
import { SelectionBar } from '@selvedge/design-system/primitives/SelectionBar';
import type { OrderRow } from '../../api/schemas';
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
  const confirm = useBulkStep({
    send: () => confirmAsAsked(subs.map(({ id }) => id)),
    done: (count) => t('batch.done', { count }),
    partly: (count) => t('batch.partly', { count }),
    reason: (code) => t(`refusal.${code}`, { defaultValue: t('refusal.other', { code }) }),
    nameOf: (id) => rows.flatMap((row) => row.subs).find((sub) => sub.id === id)?.subNo ?? id,
    onSettled: () => setAsking(false),
    onDone,
  });
  return (
    <>
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
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('batch.title', { count: subs.length })}
        confirmLabel={t('steps.platformConfirm')}
        isPending={confirm.isPending}
        onConfirm={() => confirm.run()}
      >
        {t('batch.text')}
      </ConfirmDialog>
      {confirm.report}
    </>
  );
}
