import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { serverNow } from '@selvedge/api-spec/client';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { localMinute, momentOf } from '@selvedge/app-shell/forms/localMinute';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { ReasonStep } from '@selvedge/app-shell/steps/ReasonStep';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormDateTimePicker } from '@selvedge/design-system/forms/FormDateTimePicker';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffShipment } from '../../api/schemas';
import { addEvent, editShipment, voidShipment } from './parcels.api';
import { editFormSchema, editInput, editValues, eventFormSchema } from './shipmentForms';
import type { EditValues, EventValues } from './shipmentForms';

interface StepProps {
  shipment: StaffShipment;
  onClose: () => void;
}

/** Dialog that corrects courier, numbers and weights of a consignment. */
export function EditDialog({ shipment, onClose }: StepProps) {
  const { t } = useTranslation(['parcels', 'packing']);
  const form = useForm<EditValues>({
    resolver: schemaResolver(editFormSchema),
    defaultValues: editValues(shipment),
  });
  const { control } = form;
  return (
    <FormDialog
      keptAs={`shipment:${shipment.id}`}
      form={form}
      title={t('edit.title', { no: shipment.shipmentNo })}
      description={t('edit.text')}
      version={shipment.version}
      errorText={(key) => t(`packing:wrong.${key}`, { defaultValue: key })}
      onSave={(values, version) => editShipment(shipment.id, { ...editInput(shipment, values), version })}
      onClose={onClose}
    >
      <FormTextField control={control} name="courier" label={t('packing:courier')} />
      <FormTextField control={control} name="trackingNo" label={t('packing:trackingNo')} />
      {shipment.phoneTail !== '' && (
        <FormTextField control={control} name="phoneTail" label={t('packing:phoneTail')} isRequired />
      )}
      {shipment.packages.map(({ no }, at) => (
        <FormNumberField
          key={no}
          control={control}
          name={`weights.${at}.kg`}
          label={t('packing:weight', { no })}
          suffix={t('packing:kg')}
          minValue={0}
        />
      ))}
    </FormDialog>
  );
}

/** Dialog that adds a tracking event of the carrier; a delivery starts the wait for the receipt. */
export function EventDialog({ shipment, onClose }: StepProps) {
  const { t } = useTranslation(['parcels', 'packing']);
  const once = useIntent();
  const [now] = useState(() => localMinute(new Date(serverNow())));
  const form = useForm<EventValues>({
    resolver: schemaResolver(eventFormSchema),
    defaultValues: { at: now, place: '', text: '', delivered: false },
  });
  const { control } = form;
  return (
    <FormDialog
      keptAs={`shipmentEvent:${shipment.id}`}
      form={form}
      title={t('event.title', { no: shipment.shipmentNo })}
      errorText={(key) => t(`event.wrong.${key}`, { defaultValue: key })}
      onSave={({ at, place, text, delivered }) =>
        once((key) =>
          addEvent(
            shipment.id,
            { at: momentOf(at), text, delivered, ...(place === '' ? {} : { place }) },
            key,
          ),
        )
      }
      onClose={onClose}
    >
      <FormDateTimePicker control={control} name="at" label={t('event.at')} />
      <FormTextField control={control} name="place" label={t('event.place')} />
      <FormTextField control={control} name="text" label={t('event.text')} />
      <FormCheckbox control={control} name="delivered">
        {t('event.delivered')}
      </FormCheckbox>
    </FormDialog>
  );
}

/** Dialog that voids a consignment with a reason: its pieces are locked again. */
export function VoidDialog({ shipment, onClose }: StepProps) {
  const { t } = useTranslation(['parcels', 'packing']);
  const { id, shipmentNo, version, qty } = shipment;
  return (
    <ReasonStep
      keptAs={`shipmentVoid:${id}`}
      title={t('void.title', { no: shipmentNo })}
      text={t('void.text', { count: qty })}
      label={t('void.reason')}
      action={t('void.action')}
      isDestructive
      version={version}
      done={t('void.done', { no: shipmentNo })}
      onSubmit={(reason, sent) => voidShipment(id, { reason, version: sent })}
      onClose={onClose}
    />
  );
}
