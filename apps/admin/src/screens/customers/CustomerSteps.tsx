import { useState } from 'react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@selvedge/design-system/primitives/Button';
import { Dialog } from '@selvedge/design-system/primitives/Dialog';
import { Select } from '@selvedge/design-system/primitives/Select';
import { SelectionBar } from '@selvedge/design-system/primitives/SelectionBar';
import { Stack } from '@selvedge/design-system/layout/Stack';
import { toast } from '@selvedge/design-system/primitives/Toast';
import { StepReport } from '../../listing/StepReport';
import type { CustomerRow } from '../../api/schemas';
import { FailedChoices } from '@selvedge/app-shell/listing/FailedChoices';
import { customerStepValues } from '@selvedge/api-spec/values';
import { salesmenOptions, salesmenQuery, stepForCustomers } from './customers.api';
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
  const salesmen = useQuery({ ...salesmenQuery, enabled: asked === 'ASSIGN' });
  const take = useMutation({
    mutationFn: (step: CustomerStep) =>
      stepForCustomers({ ids: [...selected], step, ...(step === 'ASSIGN' ? { salesmanId } : {}) }),
    onSuccess: ({ done, failed }) => {
      ask(undefined);
      if (failed.length > 0) return;
      toast.show({ message: t('steps.done', { count: done.length }), tone: 'positive' });
      onDone();
    },
  });
  const report = take.data;
  const close = (): void => {
    take.reset();
    onDone();
  };
  const nameOf = (id: string): string => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? id : row.nickname || row.username;
  };

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
              onPress={() => take.mutate(asked)}
            >
              {t(`steps.${asked}.action`)}
            </Button>
          }
        >
          {asked === 'ASSIGN' && (
            <Stack gap="s2">
              <Select
                label={t('field.salesman')}
                value={salesmanId === '' ? null : salesmanId}
                onChange={setSalesman}
                options={salesmenOptions(salesmen.data)}
              />
              <FailedChoices reads={[[t('field.salesman'), salesmen]]} />
            </Stack>
          )}
        </Dialog>
      )}
      {report !== undefined && report.failed.length > 0 && (
        <StepReport
          title={t('steps.partly', { count: report.failed.length })}
          done={t('steps.done', { count: report.done.length })}
          refused={report.failed.map(({ id, code }) => [
            id,
            `${nameOf(id)} ${t(`refusal.${code}`, { defaultValue: t('refusal.other', { code }) })}`,
          ])}
          closeLabel={t('seen')}
          onClose={close}
        />
      )}
    </>
  );
}
