import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { components } from '@selvedge/api-spec/types';
import { productColumnKeys, requiredColumnKeys } from '@selvedge/domain/products/columns';
import type { ProductColumnKey } from '@selvedge/domain/products/columns';
import { FormCheckboxGroup } from '@selvedge/design-system/forms/FormCheckboxGroup';
import { FormCheckbox } from '@selvedge/design-system/forms/FormCheckbox';
import { FormDateTimePicker } from '@selvedge/design-system/forms/FormDateTimePicker';
import { FormTextField } from '@selvedge/design-system/forms/FormTextField';
import { useProductColumns } from '@selvedge/design-system/commerce/ManifestTable';
import { FormDialog } from '../forms/FormDialog';
import { schemaResolver } from '../forms/schemaResolver';
import { momentOf } from '../forms/localMinute';
import { inTableOrder } from './listForm';
import { shareFormSchema, type ShareValues } from './listRules';

/** Settings of a new share link. */
export type ShareWish = components['schemas']['ShareInput'];

interface ShareDialogProps {
  listId: string;
  /** Columns of the list, the initial selection. */
  columns: readonly ProductColumnKey[];
  onSave: (wish: ShareWish) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog that creates a share link of a list: who may open it, until when, what it shows, and its watermark. */
export function ShareDialog({ listId, columns, onSave, onClose }: ShareDialogProps) {
  const { t } = useTranslation('listEditor');
  const form = useForm<ShareValues>({
    resolver: schemaResolver(shareFormSchema),
    defaultValues: {
      openToAll: false,
      hidePrice: false,
      expiresAt: '',
      watermark: '',
      columns: [...columns],
    },
  });
  const { control } = form;
  const headers = new Map(useProductColumns().map(({ id, header }) => [id, header]));
  return (
    <FormDialog
      keptAs={`share:${listId}`}
      form={form}
      title={t('share.make')}
      description={t('share.hint')}
      action={t('share.create')}
      done={t('share.made')}
      errorText={(key) => t(`validation.${key}`, { defaultValue: key })}
      onSave={({ expiresAt, watermark, columns: chosen, ...wish }) =>
        onSave({
          ...wish,
          columns: inTableOrder(chosen),
          ...(expiresAt !== '' && { expiresAt: momentOf(expiresAt) }),
          ...(watermark.trim() !== '' && { watermark: watermark.trim() }),
        })
      }
      onClose={onClose}
    >
      <FormCheckbox name="openToAll" control={control} description={t('share.openHint')}>
        {t('share.open')}
      </FormCheckbox>
      <FormCheckbox name="hidePrice" control={control} description={t('share.hidePriceHint')}>
        {t('share.hidePrice')}
      </FormCheckbox>
      <FormDateTimePicker
        name="expiresAt"
        control={control}
        isClearable
        label={t('share.until')}
        description={t('share.untilHint')}
      />
      <FormTextField name="watermark" control={control} label={t('share.watermark')} />
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
    </FormDialog>
  );
}
