import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBulkStep } from '@selvedge/app-shell/listing/useBulkStep';
import { Button } from '@selvedge/design-system/primitives/Button';
import { ComboBox } from '@selvedge/design-system/primitives/ComboBox';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { SelectionBar } from '@selvedge/design-system/primitives/SelectionBar';
import type { CustomerRow } from '../../api/schemas';
import { customerStepValues } from '@selvedge/api-spec/values';
import { salesmanChoices } from '../../choices/choices.api';
import { useChoices } from '../../choices/useChoices';
import { stepForCustomers } from './customers.api';
import type { CustomerStep } from './customers.api';

interface CustomerStepsProps {
  rows: readonly CustomerRow[];
  selected: ReadonlySet<string>;
  /** Clears the selection. */
  onDone: () => void;
}

/** Bar over the selected customers: one action for all of them, and a report of those for whom it failed. */
export function CustomerSteps({ rows, selected, onDone }: CustomerStepsProps) {
  const { t } = useTranslation('customers');
  const [asked, ask] = useState<CustomerStep>();
  const [salesmanId, setSalesman] = useState('');
  const salesmen = useChoices(salesmanChoices, {
    label: t('field.salesman'),
    chosen: salesmanId === '' ? [] : [salesmanId],
    isEnabled: asked === 'ASSIGN',
  });
  const take = useBulkStep({
    send: async (step: CustomerStep) => {
      const assigned = step === 'ASSIGN' ? { salesmanId } : {};
      const answer = await stepForCustomers({ ids: [...selected], step, ...assigned });
      ask(undefined);
      return answer;
    },
    done: (count) => t('steps.done', { count }),
    partly: (count) => t('steps.partly', { count }),
    reason: (code) => t(`refusal.${code}`, { defaultValue: t('refusal.other', { code }) }),
    nameOf: (id) => {
      const row = rows.find((one) => one.id === id);
      return row === undefined ? id : row.nickname || row.username;
    },
    onDone,
  });
  return (
    <>
      <SelectionBar
        label={t('steps.bar')}
        onClear={onDone}
        actions={customerStepValues.map((id) => ({
          id,
          label: t(`steps.${id}.action`),
          onAction: () => ask(id),
        }))}
      >
        {t('steps.selected', { count: selected.size })}
      </SelectionBar>
      {asked && (
        <Dialog
          isOpen
          onOpenChange={() => ask(undefined)}
          isOutsidePressIgnored
          title={t(`steps.${asked}.title`, { count: selected.size })}
          description={t(`steps.${asked}.text`)}
          cancelLabel={t('common:actions.cancel')}
          footer={
            <Button
              variant={asked === 'DISABLE' ? 'destructive' : 'primary'}
              isPending={take.isPending}
              isDisabled={asked === 'ASSIGN' && salesmanId === ''}
              onPress={() => take.run(asked)}
            >
              {t(`steps.${asked}.action`)}
            </Button>
          }
        >
          {asked === 'ASSIGN' && (
            <ComboBox
              {...salesmen}
              label={t('field.salesman')}
              value={salesmanId === '' ? null : salesmanId}
              onChange={(id) => setSalesman(id ?? '')}
            />
          )}
        </Dialog>
      )}
      {take.report}
    </>
  );
}
