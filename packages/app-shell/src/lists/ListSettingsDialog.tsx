import { serverNow } from '@selvedge/api-spec/client';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '../app/useDictionary';
import { productColumnKeys, requiredColumnKeys } from '@selvedge/domain/products/columns';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormCheckboxGroup } from '@selvedge/design-system/forms/FormCheckboxGroup';
import { FormDatePicker } from '@selvedge/design-system/forms/FormDatePicker';
import { FormDateTimePicker } from '@selvedge/design-system/forms/FormDateTimePicker';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormSelect } from '@selvedge/design-system/forms/FormSelect';
import { FormTextArea } from '@selvedge/design-system/forms/FormTextArea';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { useProductColumns } from '@selvedge/design-system/commerce/ManifestTable';
import { deliveryMethodValues, minOrderModeValues, orderKindValues } from '@selvedge/api-spec/values';
import { FormDialog } from '../forms/FormDialog';
import { schemaResolver } from '../forms/schemaResolver';
import { fieldsOf, valuesOf, type FilledList, type ListFields } from './listForm';
import { listFormSchema, type ListValues } from './listRules';

interface ListSettingsDialogProps {
  /** List to edit with its version; null to create one. */
  list: (FilledList & { id: string; version: number }) | null;
  /** Reads the list again, after another user saved it. */
  onReread?: () => Promise<FilledList>;
  /** Whether the list is published: kind and delivery then cannot be changed. */
  isPublished?: boolean;
  /** Fields for staff, after the name. */
  children?: ReactNode;
  onSave: (fields: ListFields, version: number, values: ListValues) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog for the settings of a list: name, opening and closing time, delivery, minimum order, columns and filters. */
export function ListSettingsDialog(props: ListSettingsDialogProps) {
  const { list, onReread, isPublished = false, children, onSave, onClose } = props;
  const { t } = useTranslation('listEditor');
  const deliveryWords = useDictionary('delivery_method');
  const [first] = useState(() => valuesOf(list, serverNow()));
  const form = useForm<ListValues>({
    resolver: schemaResolver(listFormSchema),
    mode: 'onTouched',
    defaultValues: first,
  });
  const { control } = form;
  const [kind, delivery] = useWatch({ control, name: ['kind', 'deliveryMethod'] });
  const headers = new Map(useProductColumns().map(({ id, header }) => [id, header]));
  return (
    <FormDialog
      keptAs={`list:${list?.id ?? 'new'}`}
      form={form}
      size="large"
      title={t(list ? 'settings' : 'newList')}
      version={list?.version}
      valuesOf={onReread && (async () => ({ ...valuesOf(await onReread(), serverNow()) }))}
      errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
      onSave={(values, version) => onSave(fieldsOf(values, list), version, values)}
      onClose={onClose}
    >
      <FormTextField name="name" control={control} label={t('field.name')} />
      {children}
      <Columns gap="s5">
        <FormSelect
          name="kind"
          control={control}
          label={t('field.kind')}
          isDisabled={isPublished}
          options={orderKindValues.map((id) => ({ id, label: t(`kind.${id}`) }))}
        />
        <FormSelect
          name="deliveryMethod"
          control={control}
          label={t('field.delivery')}
          isDisabled={isPublished}
          options={deliveryWords.optionsOf(deliveryMethodValues)}
        />
      </Columns>
      {delivery === 'HK_MACAO' ? (
        <FormCheckbox name="excludeTaiwan" control={control}>
          {t('field.excludeTaiwan')}
        </FormCheckbox>
      ) : null}
      <Columns gap="s5">
        <FormDateTimePicker name="startAt" control={control} label={t('field.startAt')} />
        <FormDateTimePicker name="closeAt" control={control} label={t('field.closeAt')} />
      </Columns>
      <Columns gap="s5">
        <FormNumberField
          name="shipDays"
          control={control}
          label={t('field.shipDays')}
          minValue={0}
          maxValue={365}
        />
        <FormNumberField
          name="receiveDays"
          control={control}
          label={t('field.receiveDays')}
          minValue={0}
          maxValue={365}
        />
      </Columns>
      <Columns gap="s5">
        <FormNumberField
          name="minOrderValueCents"
          control={control}
          label={t('field.minimum')}
          minValue={0}
          prefix="€"
        />
        <FormSelect
          name="minOrderMode"
          control={control}
          label={t('field.minimumMode')}
          options={minOrderModeValues.map((id) => ({ id, label: t(`mode.${id}`) }))}
        />
      </Columns>
      {kind === 'FUTURES' ? (
        <Columns gap="s5">
          <FormDatePicker name="expectedArrival" control={control} label={t('field.arrival')} isRequired />
          <FormNumberField
            name="depositBp"
            control={control}
            label={t('field.deposit')}
            isRequired
            minValue={0}
            maxValue={100}
            suffix="%"
          />
        </Columns>
      ) : null}
      <FormCheckboxGroup
        name="columns"
        control={control}
        label={t('field.columns')}
        orientation="horizontal"
        options={productColumnKeys.map((id) => ({
          id,
          label: headers.get(id) ?? id,
          isDisabled: requiredColumnKeys.has(id),
        }))}
      />
      <Columns gap="s5">
        <FormCheckbox name="material" control={control}>
          {t('field.material')}
        </FormCheckbox>
        <FormCheckbox name="origin" control={control}>
          {t('field.origin')}
        </FormCheckbox>
      </Columns>
      <Columns gap="s5">
        <FormNumberField
          name="minCostCents"
          control={control}
          label={t('field.minCost')}
          minValue={0}
          prefix="€"
        />
        <FormNumberField
          name="maxCostCents"
          control={control}
          label={t('field.maxCost')}
          minValue={0}
          prefix="€"
        />
      </Columns>
      <Columns gap="s5">
        <FormNumberField name="minAvailability" control={control} label={t('field.minStock')} minValue={0} />
        <FormNumberField name="maxAvailability" control={control} label={t('field.maxStock')} minValue={0} />
      </Columns>
      <FormTextArea name="note" control={control} label={t('field.note')} />
    </FormDialog>
  );
}
