import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormDatePicker } from '@selvedge/design-system/forms/FormDatePicker';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FuturesOrderDetail } from '../../../api/schemas';
import { arrivalFormSchema } from './arrivalForm';
import type { ArrivalValues } from './arrivalForm';
import { setArrival } from './futuresOrder.api';

/** Dialog for the expected day of arrival of a futures order, and the reason for the change. */
export function ArrivalDialog({ order, onClose }: { order: FuturesOrderDetail; onClose: () => void }) {
  const { t } = useTranslation('futures');
  const form = useForm<ArrivalValues>({
    resolver: schemaResolver(arrivalFormSchema),
    defaultValues: { expectedArrival: order.expectedArrival ?? '', note: '' },
  });
  const { control } = form;
  return (
    <FormDialog
      keptAs={`arrival:${order.id}`}
      form={form}
      title={t('arrivalTitle', { orderNo: order.orderNo })}
      description={t('arrivalText')}
      version={order.version}
      action={t('setArrival')}
      errorText={(key) => t(`wrong.${key}`, { defaultValue: key })}
      onSave={({ expectedArrival, note }, version) =>
        setArrival(order.id, {
          expectedArrival: expectedArrival === '' ? null : expectedArrival,
          note,
          version,
        })
      }
      onClose={onClose}
    >
      <FormDatePicker control={control} name="expectedArrival" label={t('day')} isClearable />
      <FormTextArea control={control} name="note" label={t('note')} />
    </FormDialog>
  );
}
