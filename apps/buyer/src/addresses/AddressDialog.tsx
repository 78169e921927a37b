import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-kit/app/useDictionary';
import { KeptStrip } from '@selvedge/app-kit/kept/KeptStrip';
import { useKeptForm } from '@selvedge/app-kit/kept/useKeptForm';
import { PhoneField } from '@selvedge/app-kit/phones/PhoneField';
import { refusalOf } from '@selvedge/app-kit/forms/refusalWords';
import { MESSAGE } from '@selvedge/domain/people/validation';
import { Button } from '@selvedge/design-system/Button';
import { Dialog } from '@selvedge/design-system/Dialog';
import { Form } from '@selvedge/design-system/Form';
import { FormCheckbox } from '@selvedge/design-system/FormCheckbox';
import { FormSelect } from '@selvedge/design-system/FormSelect';
import { FormTextField } from '@selvedge/design-system/FormTextField';
import { Columns } from '@selvedge/design-system/Columns';
import { RadioGroup } from '@selvedge/design-system/RadioGroup';
import { toast } from '@selvedge/design-system/Toast';
import { useFormats, useLocale } from '@selvedge/design-system/i18n';
import { queryClient } from '@selvedge/app-kit/app/queryClient';
import { phoneAreasQuery } from '../api/phoneAreas';
import type { Address } from '../api/shapes';
import { regionsQuery, saveAddress } from './address.api';
import type { AreaType } from './address.api';
import { addressFormSchema, addressInput, addressValues, firstAreaCode, regionPath } from './addressForm';
import type { AddressValues } from './addressForm';
import { PasteAddress } from './PasteAddress';
import { RegionFields } from './RegionFields';

const areaTypes: readonly AreaType[] = ['MAINLAND', 'HK_MACAO_TW', 'OVERSEAS'];
const formId = 'address-form';

interface AddressDialogProps {
  /** The address to change; null for a new one. */
  address: Address | null;
  /** Area offered first for a new one. */
  areaType?: AreaType;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSaved?: (address: Address) => void;
}

/** Adds or changes an address (R-3.38, R-5.13..R-5.16). What the server refuses stands at its field; nothing typed is lost. */
export function AddressDialog({ address, areaType, isOpen, onOpenChange, onSaved }: AddressDialogProps) {
  const { t } = useTranslation('addresses');
  const { t: common } = useTranslation();
  const areaWords = useDictionary('area_type');
  const { locale } = useLocale();
  const areas = useQuery({ ...phoneAreasQuery, enabled: isOpen }).data;
  const formats = useFormats();
  // Where somebody else was faster, the next try says so by the newer version.
  const [version, setVersion] = useState(address?.version ?? 0);
  const form = useForm({
    resolver: zodResolver(addressFormSchema),
    mode: 'onTouched',
    defaultValues: addressValues(address, areaType),
  });

  const kept = useKeptForm(form, isOpen ? `address:${address?.id ?? 'new'}` : { notKept: 'closed' });
  const close = (): void => {
    kept.forget();
    onOpenChange(false);
  };

  const area = useWatch({ control: form.control, name: 'areaType' });
  const submit = async (values: AddressValues): Promise<void> => {
    try {
      const regions = await queryClient.fetchQuery(regionsQuery(values.areaType));
      const { path, isWhole } = regionPath(regions, values.regionCodes);
      if (!isWhole) {
        form.setError('regionCodes', { message: MESSAGE.regionRequired });
        return;
      }
      const names = path.map((region) => (locale === 'en' ? region.nameEn : region.name));
      const saved = await saveAddress(addressInput(values, names, address && { ...address, version }));
      toast.show({ tone: 'positive', message: common('messages.saved') });
      close();
      onSaved?.(saved);
    } catch (error) {
      const { words, fields, newer } = refusalOf(error, formats.stamp);
      for (const [name, message] of Object.entries(fields)) {
        if (name in values) form.setError(name as keyof AddressValues, { message });
      }
      form.setError('root', { message: words });
      if (newer !== undefined) setVersion(newer);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t(address ? 'edit' : 'add')}
      size="large"
      isOutsidePressIgnored
      footer={
        <>
          <Button variant="quiet" onPress={close}>
            {common('actions.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={formId} isPending={form.formState.isSubmitting}>
            {common('actions.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={submit}
        label={t(address ? 'edit' : 'add')}
        errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
      >
        <KeptStrip keptAt={kept.keptAt} onDiscard={kept.discard} />
        {address === null ? <PasteAddress /> : null}
        <RadioGroup
          label={t('fields.areaType')}
          orientation="horizontal"
          options={areaWords.optionsOf(areaTypes)}
          value={area}
          onChange={(value) => {
            const next = areaTypes.find((each) => each === value) ?? 'MAINLAND';
            form.setValue('areaType', next, { shouldDirty: true });
            form.setValue('regionCodes', []);
            form.setValue('areaCode', firstAreaCode[next]);
          }}
        />
        <FormTextField
          name="realName"
          control={form.control}
          label={t('fields.consignee')}
          autoComplete="name"
        />
        <Columns gap="s5">
          <FormSelect
            name="areaCode"
            control={form.control}
            label={t('fields.areaCode')}
            options={(areas ?? []).map(({ code, label, labelEn }) => ({
              id: code,
              label: `${code} ${locale === 'en' ? labelEn : label}`,
            }))}
          />
          <PhoneField label={t('fields.phone')} />
        </Columns>
        <RegionFields />
        <FormTextField
          name="detail"
          control={form.control}
          label={t('fields.detail')}
          autoComplete="street-address"
        />
        <Columns gap="s5">
          <FormTextField name="companyName" control={form.control} label={t('fields.company')} />
          <FormTextField name="taxNo" control={form.control} label={t('fields.taxNo')} />
        </Columns>
        <FormCheckbox name="isDefault" control={form.control}>
          {t('fields.isDefault')}
        </FormCheckbox>
      </Form>
    </Dialog>
  );
}
