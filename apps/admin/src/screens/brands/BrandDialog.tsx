import { schemaResolver } from '@selvedge/app-shell/forms/schemaResolver';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '@selvedge/app-shell/forms/FormDialog';
import { useIntent } from '@selvedge/app-shell/forms/useIntent';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormNumberField } from '@selvedge/design-system/forms/FormNumberField';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import type { BrandForm } from '../../api/schemas';
import { brandFormSchema, brandInput, brandValues } from './brandForm';
import type { BrandValues } from './brandForm';
import { addBrand, brandQuery, saveBrand } from './brands.api';
import { LogoField } from './LogoField';

interface BrandDialogProps {
  /** Id of the brand to change; `new` for a new one. */
  id: string;
  onClose: () => void;
}

/** Dialog for a brand, shown once the brand has been read. */
export function BrandDialog({ id, onClose }: BrandDialogProps) {
  const isNew = id === 'new';
  const brand = useQuery({ ...brandQuery(id), enabled: !isNew }).data;
  return isNew || brand ? <BrandFields brand={brand} onClose={onClose} /> : null;
}

function BrandFields({ brand, onClose }: { brand: BrandForm | undefined; onClose: () => void }) {
  const { t } = useTranslation('brands');
  const once = useIntent();
  const form = useForm<BrandValues>({
    resolver: schemaResolver(brandFormSchema),
    mode: 'onTouched',
    defaultValues: brandValues(brand),
  });
  const { control } = form;
  return (
    <FormDialog
      keptAs={`brand:${brand?.id ?? 'new'}`}
      form={form}
      title={brand === undefined ? t('add') : t('editTitle', { name: brand.name })}
      version={brand?.version}
      errorText={(words) => t(`validation.${words}`, { defaultValue: words })}
      onSave={(values, version) =>
        brand === undefined
          ? once((key) => addBrand(brandInput(values), key))
          : saveBrand(brand.id, { ...brandInput(values), version })
      }
      onClose={onClose}
    >
      <FormTextField control={control} name="name" label={t('field.name')} />
      <LogoField />
      <FormTextField
        control={control}
        name="country"
        label={t('field.country')}
        description={t('field.countryNote')}
      />
      <FormNumberField
        control={control}
        name="sort"
        label={t('field.sort')}
        description={t('field.sortNote')}
        minValue={0}
      />
      <FormCheckbox control={control} name="hot" description={t('field.hotNote')}>
        {t('field.hot')}
      </FormCheckbox>
    </FormDialog>
  );
}
