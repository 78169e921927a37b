import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDictionary } from '@selvedge/app-shell/app/useDictionary';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { Columns } from '@selvedge/design-system/layout/Columns';
import { RadioGroup } from '@selvedge/design-system/primitives/RadioGroup';
import { useLocale } from '@selvedge/design-system/i18n';
import { areaTypeValues } from '@selvedge/api-spec/values';
import { PhoneNumberFields } from '../phones/PhoneNumberFields';
import type { Address } from '../api/schemas';
import { regionsQuery, saveAddress } from './address.api';
import type { AreaType } from './address.api';
import { addressInput, addressValues, firstAreaCode, regionPath } from './addressForm';
import type { AddressValues } from './addressForm';
import { addressResolver } from './addressResolver';
import { PasteAddress } from './PasteAddress';
import { RegionFields } from './RegionFields';

interface AddressDialogProps {
  /** Address to edit; null for a new one. */
  address: Address | null;
  /** Area preselected for a new address. */
  areaType?: AreaType;
  onClose: () => void;
  onSaved?: (address: Address) => void;
}

/** Dialog that adds or edits an address. */
export function AddressDialog({ address, areaType, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation('addresses');
  const areaWords = useDictionary('area_type');
  const { locale } = useLocale();
  const form = useForm({
    resolver: addressResolver,
    mode: 'onTouched',
    defaultValues: addressValues(address, areaType),
  });
  const area = useWatch({ control: form.control, name: 'areaType' });
  const regions = useQuery(regionsQuery(area)).data;
  const save = async (values: AddressValues, version: number): Promise<void> => {
    const { path } = regionPath(regions ?? [], values.regionCodes);
    const names = path.map((region) => (locale === 'en' ? region.nameEn : region.name));
    const saved = await saveAddress(addressInput(values, names, address && { ...address, version }));
    onSaved?.(saved);
  };

  return (
    <FormDialog
      form={form}
      title={t(address ? 'edit' : 'add')}
      keptAs={`address:${address?.id ?? 'new'}`}
      size="large"
      version={address?.version}
      errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
      isDisabled={regions === undefined}
      onSave={save}
      onClose={onClose}
    >
      {address === null ? <PasteAddress /> : null}
      <RadioGroup
        label={t('fields.areaType')}
        orientation="horizontal"
        options={areaWords.optionsOf(areaTypeValues)}
        value={area}
        onChange={(value) => {
          const next = areaTypeValues.find((each) => each === value) ?? 'MAINLAND';
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
      <PhoneNumberFields areaLabel={t('fields.areaCode')} phoneLabel={t('fields.phone')} />
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
    </FormDialog>
  );
}
